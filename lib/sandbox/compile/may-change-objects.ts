import ts from "typescript";

/**
 * Tells whether a statement, before the next probe is reached, may change the inside of an object. Only then must the
 * next probe look into the values; otherwise comparing the variables is enough.
 * Input: a statement, or an expression that a loop evaluates. Bodies that have probes of their own do not count.
 */
export function mayChangeObjects(node: ts.Node | undefined): boolean {
  if (node === undefined) return false;
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isSwitchStatement(node)) {
    return changes(node.expression);
  }
  if (ts.isForStatement(node)) return mayChangeObjects(node.initializer) || mayChangeObjects(node.condition);
  if (ts.isForInStatement(node)) return changes(node.expression);
  if (ts.isForOfStatement(node)) return node.awaitModifier !== undefined || changes(node.expression);
  if (ts.isLabeledStatement(node)) return mayChangeObjects(node.statement);
  if (ts.isTryStatement(node) || ts.isBlock(node) || ts.isDoStatement(node)) return false;
  return changes(node);
}

function changes(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isTaggedTemplateExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isYieldExpression(node) ||
    ts.isDeleteExpression(node) ||
    ts.isClassLike(node)
  ) {
    return true;
  }
  if (ts.isBinaryExpression(node) && isAssignment(node) && !ts.isIdentifier(node.left)) return true;
  if ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) && isStep(node)) return true;
  return ts.forEachChild(node, (child) => changes(child) || undefined) ?? false;
}

function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function isStep(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): boolean {
  const { operator, operand } = node;
  const steps = operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
  return steps && !ts.isIdentifier(operand);
}
