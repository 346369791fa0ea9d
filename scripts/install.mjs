import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run, runNode } from "./children.mjs";
import { Complaint, root } from "./project.mjs";

function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined;
}

/**
 * Whether what npm noted in `node_modules` is what the lock file asks for.
 * In: the `packages` of both lock files. Packages for other platforms may be missing.
 */
export function isInstalled(wanted, present) {
  if (present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    if (found === undefined)
      return entry.optional === true || entry.os !== undefined || entry.cpu !== undefined;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && /npm-cli\.c?js$/.test(cli)) return runNode([cli, ...args]);
  return run("npm", args, { shell: process.platform === "win32" });
}

/** Installs the packages of the lock file unless they are there already. */
export async function ensureInstalled() {
  if (isInstalled(packagesIn("package-lock.json"), packagesIn("node_modules/.package-lock.json"))) return;
  console.log("Installing packages …");
  const code = await npm(["ci", "--include=dev", "--no-fund", "--no-audit"]);
  if (code !== 0) throw new Complaint("The packages could not be installed; npm says why above.");
}
