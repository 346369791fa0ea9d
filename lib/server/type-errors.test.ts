import { describe, expect, it } from "vitest";
import { programText } from "./program-text";
import { typeErrorsOf } from "./type-errors";

const reference = await programText("reference-loop");
const wrap = (body: string) =>
  `import type { AgentContext } from "../agent-context";\nexport async function runAgent(ctx: AgentContext) {\n${body}\n}\n`;

describe("typeErrorsOf", () => {
  it("has nothing against the programs of the project", async () => {
    expect(await typeErrorsOf(reference, "en")).toEqual([]);
    expect(await typeErrorsOf(await programText("streaming-loop"), "en")).toEqual([]);
  });

  it("knows the SDK's own types, and says on which line they are missed", async () => {
    const wrong = reference.replace('case "pause_turn":', 'case "paused":');
    const line = wrong.split("\n").findIndex((text) => text.includes('"paused"')) + 1;
    expect(await typeErrorsOf(wrong, "en")).toEqual([
      expect.objectContaining({ line, message: expect.stringContaining('"paused"') as unknown }),
    ]);
  });

  it("knows what exists in the sandbox and what does not", async () => {
    const good = await typeErrorsOf(wrap('console.log(ctx.model); await sleep(5); return "";'), "en");
    const bad = await typeErrorsOf(wrap('await fetch("https://example.org"); return process.cwd();'), "en");
    expect(good).toEqual([]);
    expect(bad?.map(({ message }) => message)).toEqual([
      expect.stringContaining("fetch"),
      expect.stringContaining("process"),
    ]);
  });

  it("speaks the language of the page, and changes it back", async () => {
    const wrong = wrap("return ctx.nothing;");
    const [french] = (await typeErrorsOf(wrong, "fr")) ?? [];
    const [english] = (await typeErrorsOf(wrong, "en")) ?? [];
    expect(french?.message).toContain("n'existe pas");
    expect(english?.message).toContain("does not exist");
  });

  it("gives up on types that never end, and checks the next program again", async () => {
    const bomb = `type Grow<T extends unknown[]> = T["length"] extends 900 ? T : Grow<[...T, 0]>;
      type Many<N> = N extends N ? [Grow<[]>, N] : never; type Bits = 0 | 1;
      type All = Many<\`\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\`>;`;
    const errors = await typeErrorsOf(`${bomb}\n${wrap('const all: All = 1; return "";')}`, "en");
    expect(errors === null || errors.length > 0).toBe(true);
    expect(await typeErrorsOf(`${reference}\n`, "en")).toEqual([]);
  });
});
