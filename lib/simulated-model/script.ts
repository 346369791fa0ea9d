import type Anthropic from "@anthropic-ai/sdk";

/** The languages in which the simulated Claude speaks: that of the prompt. */
export type ModelLocale = "en" | "fr";

/** One client call of the history and what came back for it. */
export interface CallView {
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Text of the result; null while no result has been sent. */
  readonly result: string | null;
  readonly isError: boolean;
  /** Which assistant turn asked for it, counted from 0 over merged turns. */
  readonly turn: number;
}

/** The request, digested: what a script decides on. Built by `viewConversation`. */
export interface ConversationView {
  readonly params: Anthropic.MessageCreateParams;
  readonly locale: ModelLocale;
  /** The last text that a human wrote (a user turn without results), or "". */
  readonly prompt: string;
  /** Every client call since that text, oldest first. */
  readonly calls: readonly CallView[];
  /** Assistant turns in the whole history (merged neighbours count once). */
  readonly assistantTurns: number;
  /** Names of the client tools that the request offers. */
  readonly offered: readonly string[];
  /** True when results of one turn once came in several messages: the model stops calling in parallel. */
  readonly resultsWereSplit: boolean;
  /** In how many user turns text stood behind the results. From 2 on the model answers an empty `end_turn`. */
  readonly turnsWithTextBehindResults: number;
  /** Whether this request resumes a paused turn (the history ends on an assistant turn with server tool use). */
  readonly resumesPause: boolean;
}

/** A block of a reply before the engine gives it an id. */
export type ReplyBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "thinking"; readonly thinking: string }
  | { readonly type: "tool_use"; readonly name: string; readonly input: Readonly<Record<string, unknown>> }
  /** A server tool: `result` is the content of its result block; absent while the call is still open. */
  | {
      readonly type: "server_tool_use";
      readonly name: "web_search" | "web_fetch" | "code_execution";
      readonly input: Readonly<Record<string, unknown>>;
      readonly result?: unknown;
    }
  /** The result of a server call that an earlier, paused turn left open. */
  | {
      readonly type: "server_tool_result";
      readonly callId: string;
      readonly name: string;
      readonly result: unknown;
    };

/** What a script answers. Without `stop_reason`, `tool_use` if a client call is open, else `end_turn`. */
export interface Reply {
  readonly content: readonly ReplyBlock[];
  readonly stop_reason?: Anthropic.StopReason;
  readonly stop_details?: Anthropic.Message["stop_details"];
}

/** A scenario's Claude: a pure function of the conversation. The engine adds ids, cuts, stop sequences and usage. */
export type ModelScript = (view: ConversationView) => Reply;
