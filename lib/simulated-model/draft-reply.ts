import type Anthropic from "@anthropic-ai/sdk";
import { continueText } from "./continue-text";
import { type Draft, forceStopReason } from "./force-stop-reason";
import { honourToolSettings } from "./honour-tool-settings";
import type { ConversationView, ModelScript, ReplyBlock } from "./script";
import { serverResult } from "./server-tool-samples";
import { lastMessageTalksBehindResults, openServerCalls } from "./view-conversation";

/**
 * What the model wants to say before any limit applies: the script's reply, made to obey the request.
 * `forced` is the stop reason of a fault, or null.
 */
export function draftReply(
  view: ConversationView,
  script: ModelScript,
  forced: Anthropic.StopReason | null,
): Draft {
  if (forced === null && endsEmpty(view)) return { content: [], stop_reason: "end_turn" };
  const reply = script(view);
  const blocks = [...missingServerResults(reply.content, view), ...reply.content];
  const content = thought(honourToolSettings(continueText(blocks, view.params), view), view);
  const draft: Draft = { ...reply, content };
  return forced === null ? draft : forceStopReason(draft, forced, view);
}

/** Text behind the results in two turns taught it that the user always speaks: the turn ends with nothing said. */
function endsEmpty(view: ConversationView): boolean {
  return view.turnsWithTextBehindResults >= 2 && lastMessageTalksBehindResults(view.params);
}

/** A reply begins with the results of server calls that the turn before left open, whatever the script does. */
function missingServerResults(content: readonly ReplyBlock[], view: ConversationView): ReplyBlock[] {
  const given = new Set(
    content.flatMap((block) => (block.type === "server_tool_result" ? [block.callId] : [])),
  );
  return openServerCalls(view.params)
    .filter((call) => !given.has(call.id))
    .map(({ id, name, input }) => ({
      type: "server_tool_result",
      callId: id,
      name,
      result: serverResult(name, input, view.locale),
    }));
}

/** Thinking stands first and only where the request turned it on. */
function thought(blocks: readonly ReplyBlock[], view: ConversationView): ReplyBlock[] {
  const spoken = blocks.filter((block) => block.type !== "thinking");
  if (!thinkingIsOn(view.params)) return spoken;
  const own = blocks.filter((block) => block.type === "thinking");
  if (own.length > 0) return [...own, ...spoken];
  return spoken.length === 0 ? [] : [{ type: "thinking", thinking: ponder(spoken, view) }, ...spoken];
}

function thinkingIsOn(params: Anthropic.MessageCreateParams): boolean {
  return params.thinking?.type === "adaptive" || params.thinking?.type === "enabled";
}

function ponder(blocks: readonly ReplyBlock[], view: ConversationView): string {
  const names = blocks.flatMap((block) =>
    block.type === "tool_use" || block.type === "server_tool_use" ? [block.name] : [],
  );
  const read = view.calls.length;
  if (names.length > 0) {
    const list = names.join(", ");
    return view.locale === "fr"
      ? `Il me manque encore quelque chose : j’appelle ${list} avant de répondre.`
      : `Something is still missing, so I call ${list} before I answer.`;
  }
  return view.locale === "fr"
    ? `J’ai ${read} résultat(s) sous les yeux : cela suffit pour répondre.`
    : `I have ${read} result(s) in front of me, which is enough to answer.`;
}
