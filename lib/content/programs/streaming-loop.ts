import type Anthropic from "@anthropic-ai/sdk";
import type { AgentContext } from "../agent-context";

export async function runAgent(ctx: AgentContext) {
  const { client, model, system, tools } = ctx;
  let max_tokens = ctx.maxTokens;
  const messages: Anthropic.MessageParam[] = [
    { role: "user", content: ctx.prompt },
  ];

  for (let call = 1; call <= 20; call++) {
    const stream = client.messages.stream({
      model, max_tokens, system, tools, messages,
      stop_sequences: ctx.stopSequences,
    });
    let stop_reason: Anthropic.StopReason | null = null;
    for await (const event of stream) {
      if (event.type === "message_start")
        stop_reason = event.message.stop_reason; // still null
      if (event.type === "message_delta")
        stop_reason = event.delta.stop_reason;
    }
    const { content } = await stream.finalMessage();

    switch (stop_reason) {
      case "tool_use": {
        messages.push({ role: "assistant", content });
        const results: Anthropic.ToolResultBlockParam[] = [];
        for (const block of content) {
          if (block.type !== "tool_use") continue;
          results.push(await answer(block, ctx));
        }
        messages.push({ role: "user", content: results });
        break;
      }
      case "pause_turn":
        messages.push({ role: "assistant", content });
        break;
      case "max_tokens":
        if (max_tokens > 8000) throw new Error("Too long");
        max_tokens *= 2;
        break;
      case "end_turn":
      case "stop_sequence":
        return textOf(content);
      case "refusal":
        throw new Error("Claude declined to answer");
      case "model_context_window_exceeded":
        throw new Error("The context window is full");
      default:
        throw new Error(`Unknown: ${stop_reason}`);
    }
  }
  throw new Error("Stopped after 20 calls");
}

async function answer(
  block: Anthropic.ToolUseBlock,
  ctx: AgentContext,
): Promise<Anthropic.ToolResultBlockParam> {
  const { id, name, input } = block;
  try {
    const content = await ctx.executeTool(name, input);
    return { type: "tool_result", tool_use_id: id, content };
  } catch (error) {
    const content = `Tool failed: ${(error as Error).message}`;
    return { type: "tool_result", tool_use_id: id, content, is_error: true };
  }
}

function textOf(content: Anthropic.ContentBlock[]) {
  return content
    .flatMap((block) => (block.type === "text" ? [block.text] : []))
    .join("\n");
}
