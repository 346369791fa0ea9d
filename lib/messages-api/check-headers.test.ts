import { describe, expect, test } from "vitest";
import { checkHeaders, type HeaderVerdict } from "./check-headers";

const right = {
  "x-api-key": "sk-anything",
  "anthropic-version": "2026-10-21",
  "content-type": "application/json",
};

function check(changes: Record<string, string | undefined>, path = "/v1/messages"): HeaderVerdict {
  const headers = new Headers(right);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return checkHeaders(headers, { path });
}

function ruleOf(verdict: HeaderVerdict): string {
  return verdict.ok ? "ok" : `${verdict.refusal.rule} ${verdict.refusal.status}`;
}

describe("headers", () => {
  test("either auth header will do, with any key", () => {
    expect(check({})).toEqual({ ok: true, apiVersion: "2026-10-21", betas: [] });
    expect(ruleOf(check({ "x-api-key": undefined, authorization: "Bearer x" }))).toBe("ok");
  });

  test.each([
    [{ "x-api-key": undefined }, "auth-missing 401"],
    [{ "x-api-key": undefined, authorization: "Bearer " }, "auth-missing 401"],
    [{ "x-api-key": "invalid" }, "auth-invalid-key 401"],
    [{ "x-api-key": undefined, authorization: "Bearer invalid" }, "auth-invalid-bearer 401"],
    [{ origin: "https://example.org" }, "cors-header 401"],
    [{ "content-type": "text/plain" }, "content-type 400"],
    [{ "content-type": undefined }, "content-type 400"],
    [{ "anthropic-version": undefined }, "version-header 400"],
    [{ "anthropic-version": "2024-01-01" }, "version-unknown 400"],
    [{ "anthropic-beta": "compact-2026-09-04, warp-2026-01-01" }, "beta-header-unknown 400"],
  ])("%j is refused", (changes, expected) => {
    expect(ruleOf(check(changes))).toBe(expected);
  });

  test.each([
    [{ origin: "https://example.org", "anthropic-dangerous-direct-browser-access": "true" }],
    [{ "content-type": "application/json; charset=utf-8" }],
    [{ "anthropic-version": "2023-06-01" }],
    [{ "anthropic-beta": "compact-2026-09-04,files-api-2025-04-14" }],
  ])("%j is accepted", (changes) => {
    expect(ruleOf(check(changes))).toBe("ok");
  });

  test("a GET needs no content type", () => {
    expect(ruleOf(check({ "content-type": undefined }, "/v1/models"))).toBe("ok");
  });

  test("the unknown beta values are named, the known ones handed on", () => {
    const refused = check({ "anthropic-beta": "warp-1" });
    expect(refused.ok ? "" : refused.refusal.message).toContain("`warp-1`");
    const accepted = check({ "anthropic-beta": "compact-2026-09-04, files-api-2025-04-14" });
    expect(accepted.ok ? accepted.betas : []).toEqual(["compact-2026-09-04", "files-api-2025-04-14"]);
  });

  test("a key never appears in a refusal", () => {
    const refused = check({ "x-api-key": "sk-secret", "anthropic-version": undefined });
    expect(JSON.stringify(refused)).not.toContain("sk-secret");
  });
});
