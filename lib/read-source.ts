import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));

/** One source file, and every node of its syntax tree. `path` counts from the project and uses slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly nodes: readonly ts.Node[];
}

export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

function nodesUnder(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesUnder(child)));
  return nodes;
}

/** Reads TypeScript or JavaScript text. */
export function parse(path: string, text: string): Source {
  return { path, text, nodes: nodesUnder(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)) };
}

/** Every source file under a folder of the project; none if the folder does not exist. */
export function sourcesIn(folder: string): Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.split(sep).join("/")}`)
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => parse(path, readFileSync(join(root, path), "utf8")));
}

function isTypeOnly(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (clause === undefined || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return clause !== undefined;
  const named = clause.namedBindings;
  if (clause.name !== undefined || named === undefined || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

function textOf(node: ts.Node | undefined): string {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : "(computed)";
}

function importOf(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node))
    return { specifier: textOf(node.moduleSpecifier), typeOnly: isTypeOnly(node) };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)
    return { specifier: textOf(node.moduleSpecifier), typeOnly: node.isTypeOnly };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { specifier: textOf(node.argument.literal), typeOnly: true };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { specifier: textOf(node.arguments[0]), typeOnly: false };
  return null;
}

/** Every import of a file: declarations, re-exports, types and calls. */
export function importsOf(source: Source): Import[] {
  return source.nodes.map(importOf).filter((found) => found !== null);
}
