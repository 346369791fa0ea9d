// The thread that type-checks learners' programs: TypeScript may think for seconds, or for ever.
import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { answerQuestions } from "../../sandbox/worker/answer-questions.mjs";

const root = process.cwd();
/** The program lies where the programs of the project lie, so that its imports mean the same. */
const programPath = path.join(root, "lib", "content", "programs", "program-in-the-editor.ts");
const contextPath = path.join(root, "lib", "content", "agent-context.ts");
const ambientPath = path.join(root, "lib", "content", "programs", "what-exists-in-the-sandbox.d.ts");

/** Beyond the language and `AgentContext`, a program finds a console. */
const ambientText = `declare const console: Record<"log" | "info" | "warn" | "error", (...values: unknown[]) => void>;`;

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // No DOM and no Node.js: what the sandbox does not have must not type-check.
  lib: ["lib.es2023.d.ts"],
  types: [],
};

/** The SDK asks for the types of Node.js, but for a program in the sandbox there is no Node.js. */
const hidden = /[\\/]node_modules[\\/](@types[\\/]node|undici-types)[\\/]/;

/** Beside its own, the folders that a program may learn about: nothing else on this machine exists for it. */
const sdk = path.join(root, "node_modules", "@anthropic-ai", "sdk");
// TypeScript looks a package up where it is linked, and reads it where it lies.
const open = [sdk, realpathSync(sdk), path.dirname(ts.sys.getExecutingFilePath())].map(
  (folder) => folder + path.sep,
);

/** @param {string} file */
function mayRead(file) {
  const full = path.resolve(file);
  return full === contextPath || (!hidden.test(full) && open.some((folder) => full.startsWith(folder)));
}

let source = "";
let version = 0;

const host = {
  getScriptFileNames: () => [programPath, contextPath, ambientPath],
  getScriptVersion: (file) => (file === programPath ? String(version) : "1"),
  getScriptSnapshot: (file) => {
    const text = read(file);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (file) =>
    file === programPath || file === ambientPath || (mayRead(file) && ts.sys.fileExists(file)),
  readFile: read,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  realpath: ts.sys.realpath,
};

function read(file) {
  if (file === programPath) return source;
  if (file === ambientPath) return ambientText;
  return mayRead(file) ? ts.sys.readFile(file) : undefined;
}

const service = ts.createLanguageService(host, ts.createDocumentRegistry());

/** TypeScript speaks French too, with the texts that it ships. */
const texts = new Map([["en", undefined]]);

function textsOf(locale) {
  if (!texts.has(locale)) texts.set(locale, loadTexts(locale));
  return texts.get(locale);
}

function loadTexts(locale) {
  const folder = path.dirname(ts.sys.getExecutingFilePath());
  try {
    return JSON.parse(readFileSync(path.join(folder, locale, "diagnosticMessages.generated.json"), "utf8"));
  } catch {
    return undefined;
  }
}

function check(text, locale) {
  source = text;
  version += 1;
  ts.setLocalizedDiagnosticMessages(textsOf(locale));
  return service.getSemanticDiagnostics(programPath).flatMap(({ file, start, messageText }) => {
    if (file?.fileName !== programPath || start === undefined) return [];
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    const message = ts.flattenDiagnosticMessageText(messageText, " ").replaceAll(root + path.sep, "");
    return [{ line: line + 1, column: character + 1, message: message.slice(0, 400) }];
  });
}

answerQuestions(({ text, locale }) => check(text, locale).slice(0, 10));
