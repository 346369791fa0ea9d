import ts from "typescript";

/** The variables of one function (or of the module). `variable` holds, at run time, what was last seen of them. */
export interface Frame {
  readonly variable: string;
  /** How often each name was declared in it: two blocks of a function may use one name for two variables. */
  readonly declarations: Map<string, number>;
  used: boolean;
}

/** One lexical scope, filled while its statements are walked in text order. */
export interface Scope {
  readonly parent: Scope | null;
  readonly frame: Frame;
  /** `var` declarations inside end up here. */
  readonly isFunction: boolean;
  /** Everything that the scope declares: hides the same names further out, even before it is initialised. */
  readonly declared: Set<string>;
  /** What is initialised so far: name to the key under which its value is compared. */
  readonly ready: Map<string, string>;
}

export interface VisibleNames {
  readonly frame: Frame;
  readonly names: readonly (readonly [name: string, key: string])[];
}

export function openScope(
  parent: Scope | null,
  frame: Frame,
  names: Iterable<string>,
  isFunction = false,
): Scope {
  return { parent, frame, isFunction, declared: new Set(names), ready: new Map() };
}

/** Marks a name as initialised from here on. */
export function makeReady(scope: Scope, name: string): void {
  const { declarations } = scope.frame;
  const count = (declarations.get(name) ?? 0) + 1;
  declarations.set(name, count);
  scope.ready.set(name, count === 1 ? name : `${name}#${String(count)}`);
}

/** The function scope around a scope, itself included. */
export function functionScopeOf(scope: Scope): Scope {
  return scope.isFunction || scope.parent === null ? scope : functionScopeOf(scope.parent);
}

/** The variables that can be read at this point of the text, outermost first, one group per function. */
export function visibleNames(scope: Scope): VisibleNames[] {
  const hidden = new Set<string>();
  const groups = new Map<Frame, [string, string][]>();
  for (let each: Scope | null = scope; each !== null; each = each.parent) {
    const names = [...each.ready].filter(([name]) => !hidden.has(name));
    groups.set(each.frame, [...names, ...(groups.get(each.frame) ?? [])]);
    for (const name of each.declared) hidden.add(name);
  }
  return [...groups]
    .filter(([, names]) => names.length > 0)
    .map(([frame, names]) => ({ frame, names }))
    .reverse();
}

/** The names that a binding introduces, destructuring included. */
export function boundNames(binding: ts.BindingName): string[] {
  if (ts.isIdentifier(binding)) return [binding.text];
  return binding.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}

/** The names that a list of statements declares for its own block. */
export function blockNames(statements: readonly ts.Statement[]): string[] {
  return statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return lexicalNames(statement.declarationList);
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      return statement.name ? [statement.name.text] : [];
    }
    return [];
  });
}

/** The names of a `let` or `const`; none for a `var`. */
export function lexicalNames(list: ts.VariableDeclarationList): string[] {
  return isVar(list) ? [] : list.declarations.flatMap(({ name }) => boundNames(name));
}

/** The names that `var` declares anywhere in a function, inner functions left out. */
export function varNames(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isFunctionLike(each) || ts.isClassLike(each)) return;
    if (ts.isVariableDeclarationList(each) && isVar(each)) {
      names.push(...each.declarations.flatMap(({ name }) => boundNames(name)));
    }
    ts.forEachChild(each, visit);
  };
  ts.forEachChild(node, visit);
  return names;
}

export function isVar(list: ts.VariableDeclarationList): boolean {
  return (list.flags & ts.NodeFlags.BlockScoped) === 0;
}
