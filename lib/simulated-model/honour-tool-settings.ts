import type Anthropic from "@anthropic-ai/sdk";
import { clientTools, serverTools, toolName } from "./offered-tools";
import { sampleToolInput } from "./sample-tool-input";
import type { ConversationView, ReplyBlock } from "./script";

type CallBlock = Extract<ReplyBlock, { type: "tool_use" }>;

/**
 * Makes a reply obey `tool_choice` and the tools that are there. Output: blocks with only calls the request allows.
 * A forced choice comes without text before the call (docs agents-and-tools/tool-use/define-tools). Parallel calls
 * are reduced to the first one when the request asks for it, and after results of one turn came split over messages
 * (docs agents-and-tools/tool-use/parallel-tool-use).
 */
export function honourToolSettings(blocks: readonly ReplyBlock[], view: ConversationView): ReplyBlock[] {
  const choice = view.params.tool_choice;
  const usable = blocks.filter((block) => isUsable(block, view));
  const onlyOne = view.resultsWereSplit || disablesParallel(choice);
  const allowed = onlyOne ? keepFirstCall(usable) : usable;
  switch (choice?.type) {
    case undefined:
    case "auto":
      return allowed;
    case "none":
      return withoutCalls(allowed, view);
    case "any":
      return forced(allowed, () => true, view);
    case "tool":
      return forced(allowed, (name) => name === choice.name, view);
    default:
      return choice satisfies never;
  }
}

function disablesParallel(choice: Anthropic.ToolChoice | undefined): boolean {
  return choice !== undefined && choice.type !== "none" && choice.disable_parallel_tool_use === true;
}

function isUsable(block: ReplyBlock, view: ConversationView): boolean {
  if (block.type === "tool_use") return view.offered.includes(block.name);
  if (block.type === "server_tool_use") return serverTools(view.params).includes(block.name);
  return true;
}

function keepFirstCall(blocks: readonly ReplyBlock[]): ReplyBlock[] {
  const first = blocks.find((block) => block.type === "tool_use");
  return blocks.filter((block) => block.type !== "tool_use" || block === first);
}

function withoutCalls(blocks: readonly ReplyBlock[], view: ConversationView): ReplyBlock[] {
  const rest = blocks.filter((block) => block.type !== "tool_use" && block.type !== "server_tool_use");
  if (rest.length === blocks.length || rest.some((block) => block.type === "text")) return rest;
  const text =
    view.locale === "fr"
      ? "Je réponds sans outil, comme demandé : je ne peux donc rien vérifier."
      : "I am answering without tools, as asked, so I cannot look anything up.";
  return [...rest, { type: "text", text }];
}

function forced(
  blocks: readonly ReplyBlock[],
  fits: (name: string) => boolean,
  view: ConversationView,
): ReplyBlock[] {
  const kept = blocks.filter((block) => block.type === "thinking" || block.type === "server_tool_result");
  const calls = blocks.filter((block): block is CallBlock => block.type === "tool_use" && fits(block.name));
  return [...kept, ...(calls.length > 0 ? calls : inventedCall(fits, view))];
}

/** A call for a request that insists on one although the script wants none. */
function inventedCall(fits: (name: string) => boolean, view: ConversationView): CallBlock[] {
  const fitting = clientTools(view.params).filter((tool) => fits(toolName(tool)));
  const called = new Set(view.calls.map((call) => call.name));
  const tool = fitting.find((candidate) => !called.has(toolName(candidate))) ?? fitting[0];
  if (tool === undefined) return [];
  return [{ type: "tool_use", name: toolName(tool), input: sampleToolInput(tool, view.prompt) }];
}
