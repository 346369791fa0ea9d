import type Anthropic from "@anthropic-ai/sdk";

/** What a loop program is given. Nothing else of the host exists for it. */
export interface AgentContext {
  readonly client: {
    readonly messages: {
      /** One HTTP attempt. Resolves to the reply or throws an error with `status`, `name` and `error`. */
      create(params: Anthropic.MessageCreateParamsNonStreaming): Promise<Anthropic.Message>;
      /** One HTTP attempt, streamed: iterate it for the raw events, or await the whole message. */
      stream(params: Anthropic.MessageStreamParams): AgentStream;
    };
  };
  readonly model: string;
  readonly maxTokens: number;
  readonly system: string;
  readonly tools: Anthropic.ToolUnion[];
  /** Empty in most scenarios. */
  readonly stopSequences: string[];
  /** Runs one tool. Resolves to the content of its result; throws if the tool fails. */
  executeTool(name: string, input: unknown): Promise<NonNullable<Anthropic.ToolResultBlockParam["content"]>>;
  readonly prompt: string;
}

/** The part of the SDK's `MessageStream` that programs use. */
export interface AgentStream extends AsyncIterable<Anthropic.RawMessageStreamEvent> {
  finalMessage(): Promise<Anthropic.Message>;
}

declare global {
  /** Waits. An effect of the run; takes no real time in a simulated one. */
  function sleep(milliseconds: number): Promise<void>;
}
