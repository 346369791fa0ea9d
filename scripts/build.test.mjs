import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fingerprint } from "./build.mjs";

let folder = "";

function write(path, text) {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "loopscope-"));
  write("lib/trace/event.ts", "export const one = 1;");
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("fingerprint", () => {
  test("stays the same while no input of the build changes", () => {
    const before = fingerprint(folder);
    write("README.md", "words");
    write("public/player.png", "pixels");
    write("lib/trace/event.test.ts", "test");
    write("node_modules/a/index.js", "code");
    write(".next/BUILD_ID", "1");
    expect(fingerprint(folder)).toBe(before);
  });

  test("changes when a source is edited, added, moved or removed", () => {
    const seen = new Set([fingerprint(folder)]);
    write("lib/trace/event.ts", "export const one = 2;");
    seen.add(fingerprint(folder));
    write("lib/trace/frame.ts", "export const one = 2;");
    seen.add(fingerprint(folder));
    rmSync(join(folder, "lib/trace/event.ts"));
    seen.add(fingerprint(folder));
    write("app/icon.svg", "shapes");
    seen.add(fingerprint(folder));
    write(".env", "NEXT_PUBLIC_A=1");
    seen.add(fingerprint(folder));
    expect(seen.size).toBe(6);
  });
});
