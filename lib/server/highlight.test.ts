import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { highlightTypeScript } from "./highlight";

async function kindsOf(source: string): Promise<Record<string, string>> {
  const lines = await highlightTypeScript(source);
  return Object.fromEntries(lines.flat().map(({ text, kind }) => [text.trim(), kind]));
}

describe("highlighting TypeScript", () => {
  it("tells keywords, types, literals, strings, punctuation and comments apart", async () => {
    const kinds = await kindsOf(
      'export const limit: Limit = 20; // per run\nreturn `Cut: ${reason}` !== "x";',
    );
    expect(kinds).toMatchObject({ "export const": "k", limit: "", Limit: "t", "20": "d", "// per run": "n" });
    expect(kinds).toMatchObject({ return: "k", "`Cut: ${reason}`": "s", "!==": "p", '"x"': "s" });
  });

  it("counts constructors as types and word operators as keywords", async () => {
    const kinds = await kindsOf('throw new Error("no"); for (const a of typeof b) await c(null);');
    expect(kinds).toMatchObject({ Error: "t", await: "k", null: "d", c: "" });
  });

  it("gives every program back letter by letter", async () => {
    const folder = fileURLToPath(new URL("../content/programs/", import.meta.url));
    const programs = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
    expect(programs.length).toBeGreaterThan(0);
    for (const name of programs) {
      const source = readFileSync(folder + name, "utf8");
      const lines = await highlightTypeScript(source);
      expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(source);
    }
  });

  it("returns the very same lines for a source that it has seen", async () => {
    expect(await highlightTypeScript("let a = 1;")).toBe(await highlightTypeScript("let a = 1;"));
  });

  it("leaves plain what takes too long to colour, and colours the next text", async () => {
    const endless = "a".repeat(20_000);
    const [plain, next] = await Promise.all([
      highlightTypeScript(`${endless}\n`),
      highlightTypeScript("let next = 1;"),
    ]);
    expect(plain).toEqual([[{ text: endless, kind: "" }], []]);
    expect(next[0]?.[0]).toEqual({ text: "let", kind: "k" });
  });

  it("keeps an empty line empty", async () => {
    expect((await highlightTypeScript("a;\n\nb;"))[1]).toEqual([]);
  });
});
