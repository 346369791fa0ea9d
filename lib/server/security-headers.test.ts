import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers";

function directives(development: boolean): Record<string, string[]> {
  const policy = contentSecurityPolicy("abc", development);
  return Object.fromEntries(
    policy.split("; ").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)]),
  );
}

describe("the policy of a page", () => {
  it("lets only scripts with the nonce run in production, and evaluates nothing", () => {
    expect(directives(false)["script-src"]).toEqual(["'self'", "'nonce-abc'", "'strict-dynamic'"]);
    expect(contentSecurityPolicy("abc", false)).not.toContain("unsafe-eval");
  });

  it("allows inline style attributes but no inline style sheet without the nonce", () => {
    expect(directives(false)["style-src"]).toEqual(["'self'", "'nonce-abc'"]);
    expect(directives(false)["style-src-attr"]).toEqual(["'unsafe-inline'"]);
  });

  it("names no other host anywhere", () => {
    expect(contentSecurityPolicy("abc", false)).not.toMatch(/https?:|\*|ws:/);
  });

  it("gives the development server what its tools need", () => {
    expect(directives(true)["script-src"]).toContain("'unsafe-eval'");
    expect(directives(true)["connect-src"]).toContain("ws:");
  });
});
