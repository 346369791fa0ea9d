import ts from "typescript";
import { mayChangeObjects } from "./may-change-objects";
import { ProbeText, type ProbeKind } from "./probe-text";
import {
  blockNames,
  boundNames,
  functionScopeOf,
  isVar,
  lexicalNames,
  makeReady,
  openScope,
  varNames,
  type Scope,
} from "./scope";

/**
 * Inserts one probe before each statement.
 *
 * A probe names its line and reads the variables that are initialised there, so that the run can tell what changed.
 * - Loops reach their header's line once per turn: `while` and `for(;;)` before the condition or the step is evaluated,
 *   `for…of` before the next value is bound. A loop written on one line reaches it once per turn through its body.
 * - What follows an `if` on its line is one step with it.
 * - Declarations of functions and types are not executed, so they have no probe; nor has an arrow function without braces.
 * - A `case` sees no variable of an earlier `case`: it may have been jumped over.
 *
 * Input: the syntax tree (parents set) and the same text with its types blanked. Output: text with the same lines.
 */
export function insertProbes(file: ts.SourceFile, javascript: string): string {
  const text = new ProbeText(file);
  const frame = text.newFrame();
  const module = openScope(null, frame, [...blockNames(file.statements), ...varNames(file)], true);
  new ProbeWalk(file, text).statements(file.statements, module);
  text.declareFrame(0, frame);
  text.declareProbes();
  return text.writeInto(javascript);
}

class ProbeWalk {
  readonly #file: ts.SourceFile;
  readonly #text: ProbeText;

  constructor(file: ts.SourceFile, text: ProbeText) {
    this.#file = file;
    this.#text = text;
  }

  statements(statements: readonly ts.Statement[], scope: Scope): void {
    for (const statement of statements) this.#statement(statement, scope);
  }

  #statement(statement: ts.Statement, scope: Scope, kind: ProbeKind = "statement"): void {
    if (isAmbient(statement)) return;
    if (isExecuted(statement) && !this.#hasOwnHeader(statement)) {
      const start = statement.getStart(this.#file);
      const line = this.#text.lineOf(start);
      this.#text.insert(start, `${this.#text.probe(line, scope, mayChangeObjects(statement), kind)};`);
    }
    this.#inside(statement, scope);
  }

  #inside(statement: ts.Statement, scope: Scope): void {
    if (ts.isBlock(statement)) this.#block(statement, scope);
    else if (ts.isVariableStatement(statement)) this.#declarations(statement.declarationList, scope);
    else if (ts.isLabeledStatement(statement)) this.#inside(statement.statement, scope);
    else if (ts.isIfStatement(statement)) this.#if(statement, scope);
    else if (ts.isWhileStatement(statement)) this.#while(statement, scope);
    else if (ts.isDoStatement(statement)) this.#do(statement, scope);
    else if (ts.isForStatement(statement)) this.#for(statement, scope);
    else if (ts.isForOfStatement(statement) || ts.isForInStatement(statement))
      this.#forEach(statement, scope);
    else if (ts.isSwitchStatement(statement)) this.#switch(statement, scope);
    else if (ts.isTryStatement(statement)) this.#try(statement, scope);
    else this.#expressions(statement, scope);
  }

  #block(block: ts.Block, scope: Scope, names: readonly string[] = []): void {
    const inner = openScope(scope, scope.frame, [...names, ...blockNames(block.statements)]);
    for (const name of names) makeReady(inner, name);
    this.statements(block.statements, inner);
  }

  #declarations(list: ts.VariableDeclarationList, scope: Scope): void {
    const owner = isVar(list) ? functionScopeOf(scope) : scope;
    for (const { name, initializer } of list.declarations) {
      this.#expressions(name, scope);
      if (initializer) this.#expressions(initializer, scope);
      for (const each of boundNames(name)) makeReady(owner, each);
    }
  }

  /** A body without braces gets them, so that a probe fits in. `opening` comes first in the body. */
  #body(body: ts.Statement, scope: Scope, opening = "", kind: ProbeKind = "statement"): void {
    const start = body.getStart(this.#file);
    if (ts.isBlock(body)) {
      if (opening !== "") this.#text.insert(start + 1, opening);
      this.#block(body, scope);
      return;
    }
    this.#text.insert(start, `{${opening}`);
    this.#statement(body, scope, kind);
    this.#text.close(body.end);
  }

  #if(statement: ts.IfStatement, scope: Scope): void {
    this.#expressions(statement.expression, scope);
    const { thenStatement, elseStatement } = statement;
    const kindOf = (body: ts.Statement) =>
      this.#sameLine(statement, body) ? "unless-just-reached" : "statement";
    this.#body(thenStatement, scope, "", kindOf(thenStatement));
    if (elseStatement) this.#body(elseStatement, scope, "", kindOf(elseStatement));
  }

  #while(statement: ts.WhileStatement, scope: Scope): void {
    const { expression } = statement;
    if (this.#hasOwnHeader(statement))
      this.#header(statement, expression, scope, mayChangeObjects(expression));
    this.#expressions(expression, scope);
    this.#body(statement.statement, scope);
  }

  #do(statement: ts.DoStatement, scope: Scope): void {
    this.#body(statement.statement, scope);
    const { expression } = statement;
    if (!this.#sameLine(statement, expression)) {
      this.#header(expression, expression, scope, mayChangeObjects(expression));
    }
    this.#expressions(expression, scope);
  }

  #for(statement: ts.ForStatement, scope: Scope): void {
    const { initializer, condition, incrementor } = statement;
    const list = initializer && ts.isVariableDeclarationList(initializer) ? initializer : null;
    const loop = openScope(scope, scope.frame, list ? lexicalNames(list) : []);
    if (list) this.#declarations(list, loop);
    else if (initializer) this.#expressions(initializer, loop);
    if (condition) this.#expressions(condition, loop);
    if (this.#bodyIsBelow(statement)) {
      const step = incrementor ?? closingParenthesis(statement, this.#file);
      const mayChange = mayChangeObjects(incrementor) || mayChangeObjects(condition);
      this.#header(statement, step, loop, mayChange, incrementor ? "," : "");
    }
    if (incrementor) this.#expressions(incrementor, loop);
    this.#body(statement.statement, loop);
  }

  #forEach(statement: ts.ForInOrOfStatement, scope: Scope): void {
    const { initializer, expression } = statement;
    const list = ts.isVariableDeclarationList(initializer) ? initializer : null;
    const loop = openScope(scope, scope.frame, list ? lexicalNames(list) : []);
    this.#expressions(expression, loop);
    const line = this.#text.lineOf(statement.getStart(this.#file));
    const mayChange = ts.isForOfStatement(statement) && statement.awaitModifier !== undefined;
    const header = this.#bodyIsBelow(statement)
      ? `${this.#text.probe(line, loop, mayChange, "unless-just-reached")};`
      : "";
    if (list) this.#declarations(list, loop);
    this.#body(statement.statement, loop, header);
  }

  #switch(statement: ts.SwitchStatement, scope: Scope): void {
    this.#expressions(statement.expression, scope);
    const { clauses } = statement.caseBlock;
    const names = clauses.flatMap((clause) => blockNames(clause.statements));
    for (const clause of clauses) {
      if (ts.isCaseClause(clause)) this.#expressions(clause.expression, scope);
      this.statements(clause.statements, openScope(scope, scope.frame, names));
    }
  }

  #try(statement: ts.TryStatement, scope: Scope): void {
    this.#block(statement.tryBlock, scope);
    if (statement.catchClause) {
      const { variableDeclaration, block } = statement.catchClause;
      this.#block(block, scope, variableDeclaration ? boundNames(variableDeclaration.name) : []);
    }
    if (statement.finallyBlock) this.#block(statement.finallyBlock, scope);
  }

  /** Walks an expression (or a class) for the functions in it. */
  #expressions(node: ts.Node, scope: Scope): void {
    if (ts.isClassStaticBlockDeclaration(node))
      this.#functionBody(node.body, openScope(scope, this.#text.newFrame(), []));
    else if (ts.isFunctionLike(node)) this.#function(node, scope);
    else
      ts.forEachChild(node, (child) => {
        this.#expressions(child, scope);
      });
  }

  #function(node: ts.SignatureDeclaration, scope: Scope): void {
    const body = "body" in node ? node.body : undefined;
    if (body === undefined) return;
    const names = node.parameters.flatMap(({ name }) => boundNames(name)).filter((name) => name !== "this");
    // The frame lives in the body: functions in default values, and bodies without braces, cannot reach it.
    const frameless = openScope(scope, scope.frame, names);
    for (const parameter of node.parameters) this.#expressions(parameter, frameless);
    if (!ts.isBlock(body)) {
      this.#expressions(body, frameless);
      return;
    }
    const parameters = openScope(scope, this.#text.newFrame(), names);
    for (const name of names) makeReady(parameters, name);
    this.#functionBody(body, parameters);
  }

  #functionBody(body: ts.Block, parameters: Scope): void {
    const { frame } = parameters;
    const names = [...blockNames(body.statements), ...varNames(body)];
    this.statements(body.statements, openScope(parameters, frame, names, true));
    this.#text.declareFrame(body.getStart(this.#file) + 1, frame);
  }

  /** Reports the line of `statement` each time `before` is evaluated. */
  #header(statement: ts.Node, before: ts.Node, scope: Scope, mayChange: boolean, separator = ","): void {
    const line = this.#text.lineOf(statement.getStart(this.#file));
    this.#text.insert(before.getStart(this.#file), `${this.#text.probe(line, scope, mayChange)}${separator}`);
  }

  #hasOwnHeader(statement: ts.Statement): boolean {
    if (ts.isLabeledStatement(statement)) return this.#hasOwnHeader(statement.statement);
    return ts.isWhileStatement(statement) && this.#bodyIsBelow(statement);
  }

  #bodyIsBelow(loop: ts.IterationStatement): boolean {
    const { statement } = loop;
    const first = ts.isBlock(statement) ? statement.statements[0] : statement;
    return first !== undefined && !this.#sameLine(loop, first);
  }

  #sameLine(a: ts.Node, b: ts.Node): boolean {
    return this.#text.lineOf(a.getStart(this.#file)) === this.#text.lineOf(b.getStart(this.#file));
  }
}

/** Declarations that exist before anything runs, types, and directives are no steps of a program. */
function isExecuted(statement: ts.Statement): boolean {
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isEmptyStatement(statement) ||
    ts.isBlock(statement)
  ) {
    return false;
  }
  return !(ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression));
}

function isAmbient(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false;
}

function closingParenthesis(statement: ts.ForStatement, file: ts.SourceFile): ts.Node {
  const found = statement.getChildren(file).find(({ kind }) => kind === ts.SyntaxKind.CloseParenToken);
  return found ?? statement.statement;
}
