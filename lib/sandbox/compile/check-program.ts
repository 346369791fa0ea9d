import ts from "typescript";
import type { ProgramError } from "../contract";
import { boundNames } from "./scope";
import { errorAt, sentenceFor, type ErrorKey, type ErrorLocale } from "./program-errors";

/** Modules whose types a program may import. The import itself disappears with the types. */
const typeModules = /^(@anthropic-ai\/sdk(\/[a-z0-9-]+)*|(\.\.?\/)+agent-context|loopscope)$/;

/**
 * Finds what is correct TypeScript and yet cannot run here: imports, dynamic imports, decorators, `using`, and a program
 * without the exported function `entry`. Output: errors in text order.
 */
export function checkProgram(file: ts.SourceFile, entry: string, locale: ErrorLocale): ProgramError[] {
  const errors: ProgramError[] = [];
  const report = (node: ts.Node, key: ErrorKey, name?: string) => {
    errors.push(errorAt(file, node.getStart(file), sentenceFor(key, locale, name)));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) checkImport(node, report);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      report(node, "export-from");
    } else if (ts.isImportTypeNode(node)) {
      report(node, "import-unknown", node.argument.getText(file));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      report(node, "import-dynamic");
    } else if (ts.isDecorator(node)) report(node, "decorator");
    else if (ts.isVariableDeclarationList(node) && isUsing(node)) report(node, "using");
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { fileName } of [...file.referencedFiles, ...file.typeReferenceDirectives]) {
    errors.push({ line: 1, column: 1, message: sentenceFor("import-unknown", locale, fileName) });
  }
  if (!exportedNames(file).has(entry)) {
    errors.push({ line: 1, column: 1, message: sentenceFor("no-entry", locale, entry) });
  }
  return errors;
}

function checkImport(
  node: ts.ImportDeclaration,
  report: (node: ts.Node, key: ErrorKey, name: string) => void,
): void {
  const name = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : "";
  if (!typeModules.test(name)) report(node, "import-unknown", name);
  else if (node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) report(node, "import-value", name);
}

function isUsing(list: ts.VariableDeclarationList): boolean {
  return (list.flags & ts.NodeFlags.Using) !== 0;
}

function exportedNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (!statement.isTypeOnly && clause && ts.isNamedExports(clause)) {
        for (const { name, isTypeOnly } of clause.elements) if (!isTypeOnly) names.add(name.text);
      }
    } else if (isNamedExport(statement)) {
      if (ts.isVariableStatement(statement)) {
        for (const { name } of statement.declarationList.declarations)
          for (const each of boundNames(name)) names.add(each);
      } else if (ts.isFunctionDeclaration(statement) && statement.body && statement.name) {
        names.add(statement.name.text);
      }
    }
  }
  return names;
}

function isNamedExport(statement: ts.Statement): boolean {
  const kinds = ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).map(({ kind }) => kind)
    : [];
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
}
