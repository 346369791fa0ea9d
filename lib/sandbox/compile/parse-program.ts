import ts from "typescript";
import type { ProgramError } from "../contract";
import { errorAt, type ErrorLocale } from "./program-errors";
import { checkedGrammarCodes, syntaxSentence } from "./syntax-sentences";

const fileName = "program.ts";
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noLib: true,
  noResolve: true,
  types: [],
};

export interface ParsedProgram {
  readonly file: ts.SourceFile;
  readonly errors: readonly ProgramError[];
}

/**
 * Reads program text as a TypeScript module.
 * Output: its syntax tree (parents set) and the errors of its grammar, in text order, at most ten.
 * Errors: throws a RangeError when the text is nested deeper than the parser's stack.
 */
export function parseProgram(source: string, locale: ErrorLocale): ParsedProgram {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const program = ts.createProgram({ rootNames: [fileName], options, host: hostOf(file) });
  const found: ts.Diagnostic[] = [...program.getSyntacticDiagnostics(file)];
  if (found.length === 0) {
    found.push(...program.getSemanticDiagnostics(file).filter(({ code }) => checkedGrammarCodes.has(code)));
  }
  const errors = found.slice(0, 10).map((diagnostic) => {
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, " ");
    return errorAt(file, diagnostic.start ?? 0, syntaxSentence(diagnostic.code, text, locale));
  });
  return { file, errors };
}

/** A world with one file in it: nothing is read from the disk. */
function hostOf(file: ts.SourceFile): ts.CompilerHost {
  return {
    getSourceFile: (name) => (name === fileName ? file : undefined),
    getDefaultLibFileName: () => "lib.d.ts",
    getCurrentDirectory: () => "",
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
    useCaseSensitiveFileNames: () => true,
    fileExists: (name) => name === fileName,
    readFile: () => undefined,
    writeFile: () => undefined,
  };
}
