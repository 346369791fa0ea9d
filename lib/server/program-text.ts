import { readFile } from "node:fs/promises";
import path from "node:path";

const folder = path.join(process.cwd(), "lib", "content", "programs");
const texts = new Map<string, Promise<string>>();

/** Ids of programs are file names without extension; nothing else is ever read. */
const idPattern = /^[a-z][a-z0-9-]*$/;

/**
 * The text of a program in `lib/content/programs`: the same that is type-checked, shown and run.
 * Errors: rejects if there is no such program.
 */
export function programText(id: string): Promise<string> {
  if (!idPattern.test(id)) return Promise.reject(new Error(`Not a program id: ${id}`));
  const known = texts.get(id);
  if (known !== undefined) return known;
  const text = readFile(path.join(folder, `${id}.ts`), "utf8");
  texts.set(id, text);
  text.catch(() => texts.delete(id));
  return text;
}
