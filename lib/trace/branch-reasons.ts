import type Anthropic from "@anthropic-ai/sdk";
import { modelFacts } from "../messages-api/model-table";
import { exitOf } from "../messages-api/stop-reason";
import type { BranchView, Phrase } from "./frame";

/** The branches in the order in which the circuit draws them: going round first, then the ways out. */
const order = [
  "tool_use",
  "pause_turn",
  "max_tokens",
  "end_turn",
  "stop_sequence",
  "model_context_window_exceeded",
  "refusal",
] as const;

type Known = (typeof order)[number];
type Params = Anthropic.MessageCreateParams;

function phrase(key: string, values: Phrase["values"] = {}): Phrase {
  return { key: `branch.${key}`, values };
}

/**
 * Every branch of `stop_reason` with the reason why it is taken or not.
 * Input: the reply (null while none has come) and the request it answers. Values of phrases are numbers or wire words.
 */
export function branchViews(reply: Anthropic.Message | null, params: Params | null): readonly BranchView[] {
  const value = reply?.stop_reason ?? null;
  const known = order.map((each): BranchView => {
    if (reply === null || params === null) {
      return { value: each, state: "undecided", reason: null, exit: exitOf(each) };
    }
    const taken = value === each;
    const reason = taken ? takenBecause(each, reply, params) : notTakenBecause(each, reply, params);
    return { value: each, state: taken ? "taken" : "not-taken", reason, exit: exitOf(each) };
  });
  return [...known, defaultBranch(value)];
}

function defaultBranch(value: string | null): BranchView {
  const base = { value: "default", exit: "throw" as const };
  if (value === null) return { ...base, state: "undecided", reason: null };
  return order.some((each) => each === value)
    ? { ...base, state: "not-taken", reason: phrase("default.not") }
    : { ...base, state: "taken", reason: phrase("default.taken", { value }) };
}

function takenBecause(value: Known, reply: Anthropic.Message, params: Params): Phrase {
  switch (value) {
    case "tool_use":
      return phrase("tool_use.taken", { count: clientCalls(reply) });
    case "max_tokens":
      return phrase(endsInCall(reply) ? "max_tokens.takenInCall" : "max_tokens.taken", {
        limit: params.max_tokens,
      });
    case "stop_sequence":
      return phrase("stop_sequence.taken", { sequence: reply.stop_sequence ?? "" });
    case "refusal":
      return phrase("refusal.taken", { category: reply.stop_details?.category ?? "null" });
    case "end_turn":
      return phrase(reply.content.length === 0 ? "end_turn.takenEmpty" : "end_turn.taken");
    case "pause_turn":
    case "model_context_window_exceeded":
      return phrase(`${value}.taken`);
    default:
      return value satisfies never;
  }
}

function notTakenBecause(value: Known, reply: Anthropic.Message, params: Params): Phrase {
  switch (value) {
    case "tool_use":
      return clientCalls(reply) > 0 ? phrase("tool_use.notComplete") : phrase("tool_use.not");
    case "pause_turn":
      return phrase(serverCalls(reply) > 0 ? "pause_turn.notFinished" : "pause_turn.not");
    case "max_tokens":
      return phrase("max_tokens.not", { used: reply.usage.output_tokens, limit: params.max_tokens });
    case "end_turn":
      return notTheEnd(reply.stop_reason);
    case "stop_sequence": {
      const count = params.stop_sequences?.length ?? 0;
      return count === 0 ? phrase("stop_sequence.notSet") : phrase("stop_sequence.not", { count });
    }
    case "model_context_window_exceeded":
      return phrase("model_context_window_exceeded.not", { percent: percentFilled(reply) });
    case "refusal":
      return phrase("refusal.not");
    default:
      return value satisfies never;
  }
}

function notTheEnd(value: string | null): Phrase {
  switch (value) {
    case "tool_use":
      return phrase("end_turn.callOpen");
    case "pause_turn":
      return phrase("end_turn.serverRuns");
    case "max_tokens":
    case "model_context_window_exceeded":
      return phrase("end_turn.cut");
    case "stop_sequence":
      return phrase("end_turn.sequenceFirst");
    default:
      return phrase("end_turn.not");
  }
}

function clientCalls(reply: Anthropic.Message): number {
  return reply.content.filter((block) => block.type === "tool_use").length;
}

function serverCalls(reply: Anthropic.Message): number {
  return reply.content.filter((block) => block.type === "server_tool_use").length;
}

function endsInCall(reply: Anthropic.Message): boolean {
  return reply.content.at(-1)?.type === "tool_use";
}

/** How full the context window is after this reply, in percent with one decimal below ten. */
function percentFilled(reply: Anthropic.Message): number {
  const { usage } = reply;
  const window = modelFacts(reply.model)?.contextWindow ?? 200_000;
  const read = (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0);
  const percent = ((usage.input_tokens + read + usage.output_tokens) / window) * 100;
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
}
