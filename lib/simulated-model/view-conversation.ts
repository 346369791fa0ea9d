import type Anthropic from "@anthropic-ai/sdk";
import { detectLanguage } from "./detect-language";
import { mergedTurns, turnBlocks, type Turn } from "./merged-turns";
import { clientTools, toolName } from "./offered-tools";
import type { CallView, ConversationView, ModelLocale } from "./script";

/** A wish to go on with what was being done: it is no new question. */
const NUDGE =
  /^\W*(please\s+|s['’]il (vous|te) pla[iî]t,?\s*)?(go on|continue|carry on|keep going|proceed|continuez|poursuis|poursuivez|vas-y|allez-y)\b.{0,80}$/isu;

/**
 * Digests a request for a script.
 * Input: a request that passed validation. Output: the view; it refers to the request and copies nothing large.
 */
export function viewConversation(params: Anthropic.MessageCreateParams): ConversationView {
  const turns = mergedTurns(params.messages);
  const asked = lastQuestion(turns);
  const prompt = asked === -1 ? "" : textOf(turns[asked]);
  return {
    params,
    locale: localeOf(prompt, turns, params.system),
    prompt,
    calls: callsAfter(turns, asked),
    assistantTurns: turns.filter((turn) => turn.role === "assistant").length,
    offered: clientTools(params).map(toolName),
    resultsWereSplit: turns.some(isSplit),
    turnsWithTextBehindResults: turns.filter(hasTextBehindResults).length,
    resumesPause: endsOnServerTool(turns),
  };
}

/** True when the newest message itself carries text behind its results: what teaches the model to end its turn. */
export function lastMessageTalksBehindResults(params: Anthropic.MessageCreateParams): boolean {
  const last = mergedTurns(params.messages.slice(-1)).at(-1);
  return last !== undefined && hasTextBehindResults(last);
}

/** True when the newest user text only asks to go on. */
export function asksToGoOn(params: Anthropic.MessageCreateParams): boolean {
  const last = mergedTurns(params.messages.slice(-1)).at(-1);
  return last?.role === "user" && NUDGE.test(textOf(last));
}

/** Server calls of the last assistant turn whose result the next reply has to bring, oldest first. */
export function openServerCalls(
  params: Anthropic.MessageCreateParams,
): { readonly id: string; readonly name: string; readonly input: unknown }[] {
  const last = mergedTurns(params.messages)
    .filter((turn) => turn.role === "assistant")
    .at(-1);
  if (last === undefined) return [];
  const blocks = turnBlocks(last);
  const closed = new Set(
    blocks.flatMap((block) =>
      "tool_use_id" in block && block.type !== "tool_result" ? [block.tool_use_id] : [],
    ),
  );
  return blocks.flatMap((block) =>
    block.type === "server_tool_use" && !closed.has(block.id)
      ? [{ id: block.id, name: block.name, input: block.input }]
      : [],
  );
}

function lastQuestion(turns: readonly Turn[]): number {
  const questions = turns.flatMap((turn, index) => (isQuestion(turn) ? [index] : []));
  return questions.filter((index) => !NUDGE.test(textOf(turns[index]))).at(-1) ?? questions[0] ?? -1;
}

function isQuestion(turn: Turn): boolean {
  return turn.role === "user" && !turnBlocks(turn).some((block) => block.type === "tool_result");
}

function callsAfter(turns: readonly Turn[], asked: number): CallView[] {
  const results = new Map<string, Anthropic.ToolResultBlockParam>();
  for (const block of turns.flatMap(turnBlocks)) {
    if (block.type === "tool_result") results.set(block.tool_use_id, block);
  }
  const calls: CallView[] = [];
  let assistantTurn = -1;
  turns.forEach((turn, index) => {
    if (turn.role !== "assistant") return;
    assistantTurn += 1;
    if (index < asked) return;
    for (const block of turnBlocks(turn)) {
      if (block.type !== "tool_use") continue;
      const result = results.get(block.id);
      calls.push({
        id: block.id,
        name: block.name,
        input: block.input as CallView["input"],
        result: result ? resultText(result.content) : null,
        isError: result?.is_error === true,
        turn: assistantTurn,
      });
    }
  });
  return calls;
}

function resultText(content: Anthropic.ToolResultBlockParam["content"]): string {
  if (content === undefined) return "";
  if (typeof content === "string") return content;
  return content.map((block) => (block.type === "text" ? block.text : `[${block.type}]`)).join("\n");
}

function isSplit(turn: Turn): boolean {
  const carriers = turn.messages.filter((message) =>
    message.blocks.some((block) => block.type === "tool_result"),
  );
  return turn.role === "user" && carriers.length > 1;
}

function hasTextBehindResults(turn: Turn): boolean {
  if (turn.role !== "user") return false;
  return turn.messages.some(({ blocks }) => {
    const firstResult = blocks.findIndex((block) => block.type === "tool_result");
    return firstResult !== -1 && blocks.slice(firstResult).some((block) => block.type === "text");
  });
}

function endsOnServerTool(turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  return last?.role === "assistant" && turnBlocks(last).some((block) => block.type === "server_tool_use");
}

function textOf(turn: Turn | undefined): string {
  if (turn === undefined) return "";
  return turnBlocks(turn)
    .flatMap((block) => (block.type === "text" ? [block.text] : []))
    .join("\n");
}

function localeOf(
  prompt: string,
  turns: readonly Turn[],
  system: Anthropic.MessageCreateParams["system"],
): ModelLocale {
  const humanTexts = turns.filter(isQuestion).map(textOf).reverse();
  const systemText =
    typeof system === "string" ? system : (system ?? []).map((block) => block.text).join("\n");
  for (const text of [prompt, ...humanTexts, systemText]) {
    const language = detectLanguage(text);
    if (language !== null) return language;
  }
  return "en";
}

/** Names of the server tools that the model has used since the last question. */
export function serverToolsUsed(params: Anthropic.MessageCreateParams): string[] {
  const turns = mergedTurns(params.messages);
  return turns
    .slice(Math.max(0, lastQuestion(turns)))
    .flatMap(turnBlocks)
    .flatMap((block) => (block.type === "server_tool_use" ? [block.name] : []));
}
