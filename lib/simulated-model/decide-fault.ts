import type Anthropic from "@anthropic-ai/sdk";
import type { Fault, PlannedFault } from "./fault";
import { DEFAULT_NEEDS } from "./fault-grammar";
import { seedOf } from "./minted-id";
import { clientTools } from "./offered-tools";
import { unitOf } from "./stable-hash";

/** What strikes one attempt. */
export interface StruckFaults {
  /** Milliseconds to wait first; 0 when no `slow` strikes. */
  readonly slowMilliseconds: number;
  /** The other fault that strikes, or null. */
  readonly fault: Exclude<Fault, { kind: "slow" }> | null;
  /** All of them as planned, for whoever counts which are used up. */
  readonly planned: readonly PlannedFault[];
}

/**
 * Decides which of the planned faults strike an attempt. Pure.
 * `attempt` counts from 0 (the SDK's `x-stainless-retry-count`): of the faults planned for one request the first
 * strikes the first attempt, the second the first retry, and so on; so a retry succeeds when they are used up. A
 * `slow` joins the first attempt. Faults that cannot strike (no stream to cut, no tool to call, a limit that is large
 * enough) are passed over.
 */
export function decideFault(
  plan: readonly PlannedFault[],
  params: Anthropic.MessageCreateParams,
  attempt: number,
): StruckFaults {
  const due = plan.filter(
    (planned, index) => isDue(planned, index, params) && canStrike(planned.fault, params),
  );
  const slow = attempt === 0 ? due.filter(({ fault }) => fault.kind === "slow") : [];
  const other = due.filter(({ fault }) => fault.kind !== "slow")[attempt];
  return {
    slowMilliseconds: Math.min(
      slow.reduce((sum, { fault }) => sum + (fault.kind === "slow" ? fault.milliseconds : 0), 0),
      MOST_MILLISECONDS,
    ),
    fault: other === undefined || other.fault.kind === "slow" ? null : other.fault,
    planned: other === undefined ? slow : [...slow, other],
  };
}

/** No connection is held open longer, whatever several faults add up to. */
const MOST_MILLISECONDS = 60_000;

/** Which assistant turn a request asks for, from 1: every reply in the history counts, a paused one too. */
export function callNumber(params: Anthropic.MessageCreateParams): number {
  return params.messages.filter((message) => message.role === "assistant").length + 1;
}

function isDue(planned: PlannedFault, index: number, params: Anthropic.MessageCreateParams): boolean {
  const { timing } = planned;
  switch (timing.type) {
    case "call":
      return timing.call === callNumber(params);
    case "chance":
      if (timing.probability >= 1) return true;
      return unitOf(`${timing.seed}/${index}/${seedOf(params)}`) < timing.probability;
    default:
      return timing satisfies never;
  }
}

function canStrike(fault: Fault, params: Anthropic.MessageCreateParams): boolean {
  switch (fault.kind) {
    case "stop_reason":
      if (fault.stop_reason === "tool_use") return clientTools(params).length > 0;
      return fault.stop_reason !== "max_tokens" || params.max_tokens < (fault.needs ?? DEFAULT_NEEDS);
    case "stream-cut":
    case "stream-error":
      return params.stream === true;
    case "status":
    case "slow":
    case "malformed-input":
      return true;
    default:
      return fault satisfies never;
  }
}
