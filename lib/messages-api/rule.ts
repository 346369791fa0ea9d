import type { RequestView } from "./request-view";
import type { Confidence, Refusal } from "./verdict";

/** The order of checks (reference: answer times of recorded refusals). One error is reported per request. */
export const phases = ["shape", "limits", "text", "turns", "pairing", "final-turn", "features"] as const;
export type Phase = (typeof phases)[number];

/** One broken rule: where, which ids, and what fills the holes of the text. */
export interface Violation {
  readonly path: string;
  readonly ids?: readonly string[];
  readonly values?: Readonly<Record<string, string | number>>;
  /** Another text of the same rule: a key of `variants`. */
  readonly variant?: string;
}

/** A rule as data: what the reference page lists. */
export interface RuleEntry {
  readonly id: string;
  readonly status: number;
  readonly type: string;
  /** Text with holes in braces. */
  readonly template: string;
  readonly variants?: Readonly<Record<string, string>>;
  /** Where it points when its text names no path. */
  readonly at: string;
  /** True when the text, or a part of it that is not a value, is the simulator's. */
  readonly simulatorText: boolean;
  /** Variants whose text is the simulator's although the rule's own is not. */
  readonly ownVariants?: readonly string[];
  readonly confidence: Confidence;
  /** A page, a thread or a recording that shows it. */
  readonly source: string;
  /** `error.details.error_code`, where the API has one. */
  readonly errorCode?: string;
}

/** A rule about the body of a request. `check` is pure and linear in the size of the request. */
export interface Rule extends RuleEntry {
  readonly phase: Phase;
  readonly check: (view: RequestView) => Violation | null;
}

type Defaults = "status" | "type" | "simulatorText";
type WithDefaults<T extends RuleEntry> = Omit<T, Defaults> & Partial<Pick<T, Defaults>>;

/** Makes a rule: 400 `invalid_request_error` in the API's own words unless it says otherwise. */
export function rule(parts: WithDefaults<Rule>): Rule {
  return { status: 400, type: "invalid_request_error", simulatorText: false, ...parts };
}

/** The same for an entry that is not about the body. */
export function ruleEntry(parts: WithDefaults<RuleEntry>): RuleEntry {
  return { status: 400, type: "invalid_request_error", simulatorText: false, ...parts };
}

/** Fills `{name}` holes; a hole without a value stays as it is. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([A-Za-z0-9_]+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  );
}

/** Turns a broken rule into the refusal that is sent. */
export function refusalOf(entry: RuleEntry, violation: Violation): Refusal {
  const template =
    violation.variant === undefined
      ? entry.template
      : (entry.variants?.[violation.variant] ?? entry.template);
  return {
    rule: entry.id,
    status: entry.status,
    type: entry.type,
    message: fillTemplate(template, violation.values ?? {}),
    path: violation.path,
    ids: violation.ids ?? [],
    simulatorText: entry.simulatorText || entry.ownVariants?.includes(violation.variant ?? "") === true,
    confidence: entry.confidence,
    ...(entry.errorCode === undefined ? {} : { errorCode: entry.errorCode }),
  };
}
