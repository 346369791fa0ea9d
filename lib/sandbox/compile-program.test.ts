import { describe, expect, it } from "vitest";
import { compileProgram } from "./compile-program";

const right = "export async function runAgent() { return 1; }";

describe("compileProgram", () => {
  it("compiles in its thread what compileSource compiles here", async () => {
    const compilation = await compileProgram(right);
    expect(compilation.ok && compilation.program.javascript).toContain("return 1;");
  });

  it("gives up on a text for which the parser needs for ever, and compiles the next program", async () => {
    const [endless, next] = await Promise.all([
      compileProgram("async(".repeat(40)),
      compileProgram(`${right}\n`, "fr"),
    ]);
    expect(endless).toEqual({
      ok: false,
      errors: [{ line: 1, column: 1, message: expect.stringContaining("takes too long") as unknown }],
    });
    expect(next.ok).toBe(true);
  });
});
