import { allRules } from "./all-rules";
import { leftOutRules } from "./left-out-rules";

/** What an error text of the API says: the rule behind it, and where it points. */
export interface ExplainedError {
  readonly rule: string;
  readonly path: string;
  readonly ids: readonly string[];
}

interface Matcher {
  readonly rule: string;
  readonly at: string;
  readonly pattern: RegExp;
  /** Characters that are not holes: the more, the more specific. */
  readonly weight: number;
}

const NUMBERS = new Set(["N", "M", "K", "i", "k", "n", "max", "a", "b", "c"]);
const HOLE = /\{([A-Za-z0-9_]+)\}/g;

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Turns a template into a pattern; a text may name a place in front although its template does not. */
function matcher(rule: string, at: string, template: string): Matcher {
  let source = "";
  let from = 0;
  const named = new Set<string>();
  for (const hole of template.matchAll(HOLE)) {
    const name = hole[1] ?? "";
    source += escape(template.slice(from, hole.index));
    from = hole.index + hole[0].length;
    if (named.has(name)) source += `\\k<${name}>`;
    else source += NUMBERS.has(name) ? `(?<${name}>\\d+)` : `(?<${name}>[^\\n]+?)`;
    named.add(name);
  }
  source += escape(template.slice(from));
  const weight = template.replace(HOLE, "").length;
  return { rule, at, pattern: new RegExp(`^(?:messages\\.\\d+(?:\\.content\\.\\d+)?: )?${source}`), weight };
}

/** One matcher per text. Of rules that share a text the last one wins: it is the most general. */
function matchers(): readonly Matcher[] {
  const byTemplate = new Map<string, Matcher>();
  for (const { id, at, template, variants, simulatorText } of allRules) {
    for (const text of [template, ...Object.values(variants ?? {})]) {
      if (!simulatorText || !byTemplate.has(text)) byTemplate.set(text, matcher(id, at, text));
    }
  }
  for (const { id, at, template } of leftOutRules) {
    if (template !== null) byTemplate.set(template, matcher(id, at, template));
  }
  return [...byTemplate.values()].sort((a, b) => b.weight - a.weight);
}

const ALL = matchers();
const PLACE = /^(?:messages\.\d+(?:\.content\.\d+)?|tools\.\d+|system\.\d+)/;

/**
 * Recognises an error text of the API, older wordings included. Input: `error.message`. Output: the rule, the place
 * that the text names and the ids in it; null for a text that no rule has.
 */
export function explainErrorText(message: string): ExplainedError | null {
  for (const { rule, at, pattern } of ALL) {
    const groups = pattern.exec(message)?.groups;
    if (groups === undefined && !pattern.test(message)) continue;
    const ids = groups?.["ids"]?.split(", ") ?? (groups?.["id"] === undefined ? [] : [groups["id"]]);
    return { rule, path: PLACE.exec(message)?.[0] ?? at, ids };
  }
  return null;
}
