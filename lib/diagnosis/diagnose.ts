import type { Trace } from "../trace/event";
import { endingRules } from "./ending-rules";
import { digestOf } from "./exchanges";
import type { RunDigest } from "./exchanges";
import type { Finding } from "./finding";
import type { LoopMoment } from "./loop-rule";
import { lintsOf, refusalRule, requestRules } from "./request-rules";
import { toolRules } from "./tool-rules";

/** Every rule of loop behaviour, in the order in which findings at one event are given. */
export const loopRules = [...toolRules, ...requestRules, ...endingRules];

/**
 * What a run does wrong. Its first half is request validation (what the API refused, and the lints of what it took),
 * its second half the behaviour of the loop.
 * Input: a trace; an unfinished one is judged as far as it goes. Output: findings in order of their events; none for
 * a right loop. Never throws.
 */
export function diagnose(trace: Trace): readonly Finding[] {
  const run = digestOf(trace);
  const findings = run.exchanges.flatMap((_, index) => findingsAt(momentAt(run, index)));
  const silent = noRequest(run);
  return [...silent, ...findings].sort((a, b) => a.seq - b.seq);
}

function momentAt(run: RunDigest, index: number): LoopMoment {
  const exchange = run.exchanges[index];
  if (exchange === undefined) throw new RangeError(`There is no exchange ${String(index)}`);
  return {
    run,
    exchange,
    previous: run.exchanges[index - 1] ?? null,
    next: run.exchanges[index + 1] ?? null,
  };
}

function findingsAt(moment: LoopMoment): Finding[] {
  const loop = loopRules.flatMap((rule) =>
    rule.check(moment).map(({ seq, path = "", ids = [] }) => ({
      rule: rule.id,
      severity: rule.severity,
      seq,
      path,
      ids,
    })),
  );
  const refused = refusalRule.check(moment).map(({ seq }) => ({
    rule: moment.exchange.refusal?.rule ?? refusalRule.id,
    severity: refusalRule.severity,
    seq,
    path: "",
    ids: [],
  }));
  const { seq } = moment.exchange.request;
  const lints = lintsOf(moment).map((lint) => ({ ...lint, severity: "warning" as const, seq }));
  return [...refused, ...loop, ...lints];
}

/** A program that answers without ever asking the model. */
function noRequest(run: RunDigest): Finding[] {
  if (run.exchanges.length > 0 || run.end === null) return [];
  return [{ rule: "no-request-made", severity: "fault", seq: run.end.seq, path: "", ids: [] }];
}
