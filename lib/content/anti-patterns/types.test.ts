import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { allAntiPatterns } from "./all-anti-patterns";
import { applyAntiPattern } from "./apply-edits";

const folder = fileURLToPath(new URL("../programs/", import.meta.url));
const reference = readFileSync(`${folder}reference-loop.ts`, "utf8");

/** The edited programs, as if they lay beside the reference program. */
const edited = new Map(
  allAntiPatterns.map((antiPattern) => [
    `${folder}edited-${antiPattern.id}.ts`,
    applyAntiPattern(reference, antiPattern).source,
  ]),
);

function complaints(): string[] {
  const config = fileURLToPath(new URL("../../../tsconfig.json", import.meta.url));
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...json.compilerOptions, plugins: [], incremental: false, types: [] },
    fileURLToPath(new URL("../../../", import.meta.url)),
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (path) => edited.has(path) || fileExists(path);
  host.readFile = (path) => edited.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = edited.get(path);
    return text === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...edited.keys()], options, host);
  return [...edited.keys()]
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
}

test("every edited program has sound types: the compiler finds none of the sixteen bugs", () => {
  expect(complaints()).toEqual([]);
});
