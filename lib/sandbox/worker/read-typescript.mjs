// @ts-check
/**
 * Hooks that let Node read the project's own TypeScript in a worker thread: extensions are found, types are blanked.
 * @import { LoadHook, ResolveHook } from "node:module"
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tsBlankSpace from "ts-blank-space";

/** @type {ResolveHook} */
export function resolve(specifier, context, next) {
  if (/^\.\.?\//.test(specifier) && context.parentURL !== undefined) {
    const file = new URL(`${specifier}.ts`, context.parentURL);
    if (existsSync(file)) return { url: file.href, shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {LoadHook} */
export function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const text = readFileSync(fileURLToPath(url), "utf8");
  return { format: "module", source: tsBlankSpace(text), shortCircuit: true };
}
