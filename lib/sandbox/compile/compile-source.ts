import ts from "typescript";
import { blankSourceFile } from "ts-blank-space";
import { checkProgram } from "./check-program";
import { insertProbes } from "./insert-probes";
import { parseProgram } from "./parse-program";
import { errorAt, sentenceFor, type ErrorKey, type ErrorLocale } from "./program-errors";
import type { Compilation, ProgramError } from "../contract";
import { maxSourceBytes } from "../sandbox-limits";

/** The function that every program exports. */
const entry = "runAgent";

/**
 * Compiles a program: types blanked without moving a character, one probe per statement on the statement's own line.
 * Input: TypeScript text, a module that exports `runAgent` and imports types only; the language of the messages.
 * Output: JavaScript with the same lines, or the errors (at most ten of a kind) on their lines. Never throws, but takes
 * as long as the parser does, which can be for ever: text of strangers goes through `compileProgram`.
 */
export function compileSource(source: string, locale: ErrorLocale = "en"): Compilation {
  if (new TextEncoder().encode(source).length > maxSourceBytes) return notCompiled("too-long", locale);
  try {
    const { file, errors } = parseProgram(source, locale);
    if (errors.length > 0) return failed(...errors);
    const blanked = blankTypes(file, locale);
    const found = [...checkProgram(file, entry, locale), ...blanked.errors];
    if (found.length > 0) return failed(...found.toSorted((a, b) => a.line - b.line || a.column - b.column));
    return { ok: true, program: { javascript: insertProbes(file, blanked.javascript) } };
  } catch (error) {
    // The parser and the walks recurse: text that is nothing but brackets exhausts their stack.
    if (error instanceof RangeError) return notCompiled("too-deep", locale);
    throw error;
  }
}

function blankTypes(file: ts.SourceFile, locale: ErrorLocale) {
  const errors: ProgramError[] = [];
  const javascript = blankSourceFile(file, (node) => {
    errors.push(errorAt(file, node.getStart(file), sentenceFor(keyOf(node), locale)));
  });
  return { javascript, errors };
}

function keyOf(node: ts.Node): ErrorKey {
  if (ts.isEnumDeclaration(node)) return "enum";
  if (ts.isModuleDeclaration(node)) return "namespace";
  if (ts.isTypeAssertionExpression(node)) return "type-assertion";
  if (ts.isModifier(node)) return "parameter-property";
  return "unsupported";
}

function notCompiled(key: ErrorKey, locale: ErrorLocale): Compilation {
  return failed({ line: 1, column: 1, message: sentenceFor(key, locale) });
}

function failed(...errors: ProgramError[]): Compilation {
  return { ok: false, errors };
}
