import { describe, expect, test } from "vitest";
import { isInstalled } from "./install.mjs";

const wanted = {
  "": { name: "loopscope" },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/a-darwin": { version: "1.0.0", os: ["darwin"], optional: true },
};

describe("isInstalled", () => {
  test("accepts what npm noted, without the packages of other platforms", () => {
    expect(isInstalled(wanted, { "node_modules/a": wanted["node_modules/a"] })).toBe(true);
  });

  test("asks for an installation when nothing was ever installed", () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
  });

  test("asks for an installation when a package is missing, older or another one", () => {
    expect(isInstalled(wanted, {})).toBe(false);
    expect(isInstalled(wanted, { "node_modules/a": { version: "0.9.0", integrity: "sha512-a" } })).toBe(
      false,
    );
    expect(isInstalled(wanted, { "node_modules/a": { version: "1.0.0", integrity: "sha512-b" } })).toBe(
      false,
    );
  });
});
