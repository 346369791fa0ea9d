import { posix } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { importsOf, parse, sourcesIn, type Source } from "./read-source";

/**
 * Who may import whom, besides itself: the import table of ARCHITECTURE.md, executed. Folders of `lib/` by their
 * name, packages by theirs; "types of x" allows `import type` alone. A row is exact: what it allows is used, what is
 * used it allows. To change the house, change the row and ARCHITECTURE.md in the same commit.
 */
const house = `
messages-api          | types of @anthropic-ai/sdk
trace                 | messages-api, types of @anthropic-ai/sdk
diagnosis             | messages-api, types of trace, types of @anthropic-ai/sdk
simulated-model       | messages-api, types of @anthropic-ai/sdk
sandbox               | types of trace, @jitl/quickjs-wasmfile-release-sync, node, p-queue, quickjs-emscripten-core, ts-blank-space, typescript
run                   | types of trace, sandbox, types of @anthropic-ai/sdk
quiz                  | messages-api, types of trace
content               | types of trace, types of simulated-model, types of quiz, types of @anthropic-ai/sdk
exercise              | messages-api, trace, diagnosis, simulated-model, sandbox, run, content, @anthropic-ai/sdk
i18n                  | next, next-intl
store                 | trace, types of sandbox, quiz, types of exercise, zod, zustand
server                | messages-api, types of trace, types of simulated-model, sandbox, run, quiz, content, exercise, i18n, next-intl, node, p-queue, shiki, typescript, zod
components/agent      | types of content, types of i18n, components/ui, next-intl, types of react
components/break      | trace, types of sandbox, types of content, types of exercise, i18n, store, components/editor, components/player, components/trace, components/ui, next-intl, react, zustand
components/editor     | components/ui, @codemirror/autocomplete, @codemirror/commands, @codemirror/lang-javascript, @codemirror/language, @codemirror/lint, @codemirror/state, @codemirror/view, @lezer/highlight, react
components/player     | types of trace, components/trace, components/ui, @radix-ui/react-tabs, next-intl, react
components/playground | trace, types of content, i18n, store, components/player, components/trace, components/ui, next-intl, react, zustand
components/quiz       | types of trace, quiz, i18n, store, components/trace, components/ui, next-intl, react, zustand
components/reference  | messages-api, diagnosis, types of content, types of i18n, components/ui, next-intl, types of react
components/site       | i18n, components/ui, next, next-intl, react
components/trace      | trace, next-intl, react
components/ui         | @radix-ui/react-dialog, next-intl, react
app                   | simulated-model, content, i18n, server, components/agent, components/break, components/playground, components/quiz, components/reference, components/site, components/ui, next, next-intl, types of react, react-dom
`;

const table = new Map(
  house
    .trim()
    .split("\n")
    .map((line) => {
      const [folder = "", allowed = ""] = line.split("|").map((cell) => cell.trim());
      return [folder, allowed === "" ? [] : allowed.split(", ")] as const;
    }),
);

/** Folders whose output depends on their input alone. */
const timeless = ["messages-api", "trace", "diagnosis", "simulated-model", "quiz", "content", "exercise"];

/** Words of our subject: a primitive that knows one of them belongs to another folder. */
const domain =
  /\b(agent|anthropic|claude|cursor|diagnosis|exam|fault|finding|fork|frame|iteration|prompt|quiz|scenario|stop[_ ]?reason|tool[_ ]?(use|result)|trace)s?\b/i;

const everything = ["app", "components", "e2e", "lib", "scripts"].flatMap(sourcesIn);
/** What the product is made of; tests may import whatever they need. */
const product = everything.filter(
  ({ path }) => folderOf(path) !== null && !/\.test\.tsx?$|\/fixtures\//.test(path),
);

/** The part of the house that a file belongs to; null outside of it. */
function folderOf(path: string): string | null {
  const [top = "", second = ""] = path.split("/");
  if (top === "app") return "app";
  if ((top !== "lib" && top !== "components") || second.includes(".")) return null;
  return top === "lib" ? second : `components/${second}`;
}

/** What an import reaches: a part of the house, or a package by its name ("node" for all of Node.js). */
function targetOf(path: string, specifier: string): string {
  const [first = "", second = ""] = specifier.split("/");
  if (first.startsWith("node:")) return "node";
  if (first === "@" || first.startsWith(".")) {
    const reached = first === "@" ? specifier.slice(2) : posix.join(posix.dirname(path), specifier);
    return folderOf(reached) ?? reached;
  }
  return first.startsWith("@") ? `${first}/${second}` : first;
}

/** What a folder's files import, in the words of the table. */
function usedBy(folder: string, sources: readonly Source[]): string[] {
  const targets = new Map<string, boolean>();
  for (const source of sources.filter(({ path }) => folderOf(path) === folder))
    for (const found of importsOf(source)) {
      const target = targetOf(source.path, found.specifier);
      targets.set(target, found.typeOnly && (targets.get(target) ?? true));
    }
  targets.delete(folder);
  return [...targets].map(([target, typeOnly]) => (typeOnly ? `types of ${target}` : target)).sort();
}

/** Complaints about one row. `undefined`: the folder has none. */
function judge(row: readonly string[] | undefined, used: readonly string[]): string[] {
  if (row === undefined) return [`has no row; it imports ${JSON.stringify(used)}`];
  return [
    ...used
      .filter((target) => !row.includes(target))
      .map((target) => `imports “${target}”, which its row lacks`),
    ...row.filter((target) => !used.includes(target)).map((target) => `has a stale “${target}” in its row`),
  ];
}

function clockOrChance(source: Source): string[] {
  return source.nodes
    .filter((node) => ts.isIdentifier(node))
    .filter(
      (node) =>
        ["Date", "performance", "crypto", "setTimeout"].includes(node.text) ||
        node.parent.getText() === "Math.random",
    )
    .filter((node) => !(ts.isPropertyAssignment(node.parent) && node.parent.name === node))
    .map((node) => node.parent.getText());
}

function words(source: Source): string[] {
  const named = source.nodes.filter(
    (node) => ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isJsxText(node),
  );
  return named
    .map((node) => node.text.replace(/([a-z])([A-Z])/g, "$1 $2"))
    .filter((text) => domain.test(text));
}

function callsFetch(source: Source): string[] {
  return source.nodes
    .filter((node) => ts.isCallExpression(node))
    .map((node) => node.expression.getText())
    .filter((name) => /(^|\.)fetch$/.test(name));
}

function anyTypes(source: Source): string[] {
  return source.nodes
    .filter((node) => node.kind === ts.SyntaxKind.AnyKeyword)
    .map((node) => node.parent.getText());
}

function linesOver(limit: number): (source: Source) => string[] {
  return ({ text }) => {
    const lines = text.trimEnd().split("\n").length;
    return lines > limit ? [`${lines} lines, at most ${limit}`] : [];
  };
}

/** Path and proof of every breach in the files that `where` matches. */
function breaches(
  where: RegExp,
  find: (source: Source) => string[],
  sources: readonly Source[] = everything,
): string[] {
  return sources
    .filter(({ path }) => where.test(path))
    .flatMap((source) => find(source).map((proof) => `${source.path}: ${proof}`));
}

describe("the import table", () => {
  const folders = new Set([...product.map(({ path }) => folderOf(path) ?? ""), ...table.keys()]);

  test.each([...folders].sort())("%s imports what its row says, and its row says nothing else", (folder) => {
    expect(
      product.some(({ path }) => folderOf(path) === folder),
      `${folder} has a row but no files`,
    ).toBe(true);
    expect(judge(table.get(folder), usedBy(folder, product))).toEqual([]);
  });
});

describe("the table itself", () => {
  const rowsWith = (...targets: string[]) =>
    [...table]
      .filter(([, row]) => row.some((target) => targets.includes(target.replace("types of ", ""))))
      .map(([folder]) => folder);

  test("keeps React out of lib", () => {
    expect(rowsWith("react", "react-dom").filter((folder) => !/^(app|components\/.*)$/.test(folder))).toEqual(
      [],
    );
  });

  test("lets the app alone reach the server, and the server and the sandbox alone reach Node.js", () => {
    expect(rowsWith("server").filter((folder) => folder !== "app")).toEqual([]);
    expect(rowsWith("node").filter((folder) => folder !== "server" && folder !== "sandbox")).toEqual([]);
  });

  test("keeps the store away from what shows one frame", () => {
    const views = [
      "components/ui",
      "components/site",
      "components/trace",
      "components/player",
      "components/editor",
    ];
    expect(rowsWith("store", "zustand").filter((folder) => views.includes(folder))).toEqual([]);
  });

  test("lets no page import another", () => {
    const shared = [
      "components/ui",
      "components/site",
      "components/trace",
      "components/player",
      "components/editor",
    ];
    const pages = [...table.keys()].filter(
      (name) => name.startsWith("components/") && !shared.includes(name),
    );
    expect(rowsWith(...pages).filter((folder) => folder !== "app")).toEqual([]);
  });

  test("builds the core without the content", () => {
    const core = ["messages-api", "trace", "diagnosis", "simulated-model", "sandbox", "run"];
    expect(rowsWith("content").filter((folder) => core.includes(folder))).toEqual([]);
  });
});

describe("what a folder must not contain", () => {
  test("lib has no component", () => {
    expect(everything.filter(({ path }) => /^lib\/.*\.tsx$/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test.each(timeless)("%s reads no clock and rolls no dice", (folder) => {
    expect(breaches(new RegExp(`^lib/${folder}/`), clockOrChance, product)).toEqual([]);
  });

  test("components/ui knows no word of the domain", () => {
    expect(breaches(/^components\/ui\//, words)).toEqual([]);
  });

  test("components/trace and components/player fetch nothing", () => {
    expect(breaches(/^components\/(trace|player|ui|site)\//, callsFetch)).toEqual([]);
  });

  test("a route file looks up, hands over and renders in 40 lines", () => {
    expect(breaches(/^app\/.*\.tsx?$/, linesOver(40))).toEqual([]);
  });

  test("a file has 300 lines at most, content and fixtures excepted", () => {
    expect(breaches(/^(?!lib\/content\/|.*\/fixtures\/|lib\/i18n\/messages\/)/, linesOver(300))).toEqual([]);
  });

  test("nothing is any", () => {
    expect(breaches(/./, anyTypes)).toEqual([]);
  });
});

describe("the checks", () => {
  const file = (path: string, text: string): Source => parse(path, text);

  test("see every form of import, and which of them are types alone", () => {
    const forms = `import "a"; import b from "b"; import { type C } from "c"; import type { D } from "@d/d/deep";
      export * from "@/lib/trace/event"; type E = import("../run/e").E; await import("node:fs");
      import { type F } from "./f"; import { f } from "./f";`;
    expect(usedBy("store", [file("lib/store/x.ts", forms)])).toEqual(
      ["a", "b", "node", "trace", "types of @d/d", "types of c", "types of run"].sort(),
    );
  });

  test("name what a row lacks and what is stale in it", () => {
    expect(judge(["trace", "run"], ["trace", "zod"])).toEqual([
      "imports “zod”, which its row lacks",
      "has a stale “run” in its row",
    ]);
    expect(judge(undefined, ["zod"])).toEqual(['has no row; it imports ["zod"]']);
  });

  test("find a clock, dice, a domain word, a fetch, an any and a long file", () => {
    const bad = file("x.ts", "const a: any = Date.now() + Math.random();\nfetch(toolResult);\n");
    for (const find of [clockOrChance, words, callsFetch, anyTypes, linesOver(1)])
      expect(find(bad)).not.toEqual([]);
    const good = file("x.ts", "const map = { Date: 1 }; const framework = map; prefetch(framework);");
    for (const find of [clockOrChance, words, callsFetch, anyTypes, linesOver(1)])
      expect(find(good)).toEqual([]);
  });
});
