import type Anthropic from "@anthropic-ai/sdk";
import type { SandboxLimits } from "../sandbox/contract";
import type { RecordedEffect } from "../trace/effect";
import type { Json, ToolContent } from "../trace/event";
import type { ApiClient } from "./api-client";

/** A tool failure forced at the n-th tool call of the run, counted from 1. */
export interface ToolFault {
  readonly call: number;
  readonly message: string;
}

/** Everything a run depends on. The same request and the same world give the same trace. */
export interface RunRequest {
  readonly scenario: {
    readonly id: string;
    readonly locale: string;
    readonly model: string;
    readonly maxTokens: number;
    readonly system: string;
    readonly tools: readonly Anthropic.ToolUnion[];
    readonly stopSequences: readonly string[];
  };
  readonly program: { readonly name: string; readonly source: string };
  readonly prompt: string;
  readonly client: ApiClient;
  /** Runs a tool of the scenario. A throw is the tool's failure: the program sees it, the run goes on. */
  readonly executeTool: (name: string, input: Json) => ToolContent;
  readonly toolFaults: readonly ToolFault[];
  /** Answers of an earlier run of the same request, replayed before anything new is asked of the world. */
  readonly recorded: readonly RecordedEffect[];
  /** "effect": after the recorded ones perform one more effect, then pause before the next. */
  readonly until: "end" | "effect";
  readonly limits: SandboxLimits;
  /** The most effects one run may ask for. */
  readonly maxEffects: number;
  readonly signal: AbortSignal;
}
