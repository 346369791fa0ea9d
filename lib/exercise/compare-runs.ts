import { billOf, compareTraces } from "../trace/compare-traces";
import type { Bill, EffectEvent } from "../trace/compare-traces";
import type { Trace } from "../trace/event";
import { effectViews, marksOf } from "./effect-views";
import type { EffectView } from "./effect-views";

/** Two runs of one question, from what they share to what they do differently. */
export interface RunComparison {
  readonly shared: readonly EffectView[];
  readonly buggy: readonly EffectView[];
  readonly right: readonly EffectView[];
  /** Where the first two requests that differ differ, for example `messages[2].content[0]`; empty when none do. */
  readonly differs: readonly string[];
  readonly bills: { readonly buggy: Bill; readonly right: Bill };
  readonly waste: Waste;
}

/** What a buggy run paid for nothing, in US dollars: all of it when it has no right end, else what it paid more. */
export interface Waste {
  readonly cost: number;
  readonly all: boolean;
}

const mostPaths = 4;

/** Aligns a buggy run and a right one of the same question at their first divergence. */
export function compareRuns(buggy: Trace, right: Trace): RunComparison {
  const { shared, left, right: rest } = compareTraces(buggy, right);
  const bills = { buggy: billOf(buggy), right: billOf(right) };
  return {
    shared: effectViews(shared, marksOf(right)),
    buggy: effectViews(left, marksOf(buggy)),
    right: effectViews(rest, marksOf(right)),
    differs: requestDifferences(left[0], rest[0]),
    bills,
    waste: wasteOf(buggy, right, bills),
  };
}

function wasteOf(buggy: Trace, right: Trace, bills: RunComparison["bills"]): Waste {
  const answers = [buggy, right].map((trace) => trace.at(-1));
  const [ours, theirs] = answers;
  const alike =
    ours?.type === theirs?.type &&
    (ours?.type !== "run-returned" || theirs?.type !== "run-returned" || ours.value === theirs.value);
  const more = Math.max(0, bills.buggy.cost - bills.right.cost);
  return alike ? { cost: more, all: false } : { cost: bills.buggy.cost, all: true };
}

function requestDifferences(
  left: EffectEvent | undefined,
  right: EffectEvent | undefined,
): readonly string[] {
  if (left?.type !== "request-sent" || right?.type !== "request-sent") return [];
  return differingPaths(left.params, right.params, "").slice(0, mostPaths);
}

/** The deepest places where two values differ; a place that one side lacks is named once. */
export function differingPaths(left: unknown, right: unknown, path: string): string[] {
  if (Object.is(left, right)) return [];
  if (!isTree(left) || !isTree(right) || Array.isArray(left) !== Array.isArray(right)) return [path];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap((key) => {
    const place = Array.isArray(left) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
    return differingPaths(Reflect.get(left, key), Reflect.get(right, key), place);
  });
}

function isTree(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
