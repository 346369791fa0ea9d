import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runNode } from "./children.mjs";
import { Complaint, root } from "./project.mjs";

/** Next.js, started directly: behind `npx` a killed server stays on its port. */
export const nextCli = "node_modules/next/dist/bin/next";

const stampFile = ".play/build.json";
const buildIdFile = ".next/BUILD_ID";
// `public` is served as it is; the build does not read it.
const skipped = new Set([
  "node_modules",
  "public",
  "e2e",
  "scripts",
  "coverage",
  "test-results",
  "playwright-report",
]);

function isInput(name) {
  if (name.startsWith(".")) return name.startsWith(".env");
  return !skipped.has(name) && !/\.(md|tsbuildinfo|test\.tsx?)$/.test(name) && name !== "next-env.d.ts";
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => isInput(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
    });
}

/** A fingerprint of everything that the production build reads. In: the project's folder. Out: a hexadecimal hash. */
export function fingerprint(folder = root) {
  const hash = createHash("sha256").update(process.versions.node);
  for (const path of filesUnder(folder)) {
    const content = readFileSync(path);
    hash.update(`\0${relative(folder, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function isBuilt(inputs) {
  const stamp = read(stampFile);
  return stamp !== undefined && stamp === stampOf(inputs);
}

/** A build made by other means has another id, and is not taken for the one that was stamped. */
function stampOf(inputs) {
  return JSON.stringify({ inputs, build: read(buildIdFile) ?? "none" });
}

/** Makes the production build unless the one that is there was made from these very files. Out: whether it is good. */
export async function build() {
  const inputs = fingerprint();
  if (existsSync(buildIdFile) && isBuilt(inputs)) {
    console.log("The build is up to date.");
    return true;
  }
  const code = await runNode([nextCli, "build"], { env: { ...process.env, NODE_ENV: "production" } });
  if (code !== 0) return false;
  mkdirSync(".play", { recursive: true });
  writeFileSync(stampFile, stampOf(inputs));
  return true;
}

/** As `build`, for commands that cannot go on without it. */
export async function ensureBuilt() {
  if (!(await build())) throw new Complaint("The production build failed; the reason stands above.");
}
