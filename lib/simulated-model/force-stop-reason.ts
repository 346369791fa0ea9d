import type Anthropic from "@anthropic-ai/sdk";
import { clientTools, serverTools, toolName } from "./offered-tools";
import { sampleToolInput } from "./sample-tool-input";
import type { ConversationView, Reply, ReplyBlock } from "./script";
import { serverCall } from "./server-tool-samples";

/** A draft reply: its stop reason may still follow from its content. */
export type Draft = Reply & { readonly stop_sequence?: string };

/**
 * Turns a draft into one that ends for the wanted reason, with content that a real reply of that kind could have.
 * `max_tokens` and `model_context_window_exceeded` are left to the cut, `tool_use` without any tool stays as it was.
 */
export function forceStopReason(draft: Draft, wanted: Anthropic.StopReason, view: ConversationView): Draft {
  switch (wanted) {
    case "end_turn":
      return { content: spoken(draft.content, view), stop_reason: "end_turn" };
    case "tool_use":
      return withCall(draft, view);
    case "stop_sequence":
      return stoppedText(draft, view);
    case "pause_turn":
      return paused(draft, view);
    case "refusal":
      return refused(view);
    case "max_tokens":
    case "model_context_window_exceeded":
      return draft;
    default:
      return wanted satisfies never;
  }
}

function spoken(content: readonly ReplyBlock[], view: ConversationView): ReplyBlock[] {
  const rest = content.filter((block) => block.type !== "tool_use");
  if (rest.some((block) => block.type === "text" || block.type === "server_tool_use")) return rest;
  const text = view.locale === "fr" ? "Je m’arrête ici." : "I will stop here.";
  return [...rest, { type: "text", text }];
}

function withCall(draft: Draft, view: ConversationView): Draft {
  const tool = clientTools(view.params)[0];
  if (tool === undefined || draft.content.some((block) => block.type === "tool_use")) return draft;
  const call = { type: "tool_use", name: toolName(tool), input: sampleToolInput(tool, view.prompt) } as const;
  return { content: [...draft.content, call], stop_reason: "tool_use" };
}

/** Names the request's first stop sequence; "STOP" when it has none, which the real API could not do. */
function stoppedText(draft: Draft, view: ConversationView): Draft {
  const content = spoken(draft.content, view);
  return { content, stop_reason: "stop_sequence", stop_sequence: view.params.stop_sequences?.[0] ?? "STOP" };
}

/**
 * Pauses in a server call that is still open (docs build-with-claude/handling-stop-reasons#pause-turn). Without a
 * server tool in the request the pause comes behind a finished search, so that the turn can still be resumed: on
 * recent models a history may end on an assistant turn only if server tools were at work in it.
 */
function paused(draft: Draft, view: ConversationView): Draft {
  const kept = draft.content.filter(
    (block) => block.type === "thinking" || block.type === "server_tool_result",
  );
  const tool = serverTools(view.params)[0];
  const call = serverCall(tool ?? "web_search", view.prompt, tool !== undefined, view.locale);
  return { content: [...kept, call], stop_reason: "pause_turn" };
}

/** Declined before anything was written: empty content, HTTP 200 (docs build-with-claude/refusals-and-fallback). */
function refused(view: ConversationView): Draft {
  const explanation =
    view.locale === "fr"
      ? "Refus simulé : le contenu de la demande n’y est pour rien."
      : "Simulated refusal: nothing in the request caused it.";
  return {
    content: [],
    stop_reason: "refusal",
    stop_details: { type: "refusal", category: "general_harms", explanation },
  };
}
