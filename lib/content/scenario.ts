import type Anthropic from "@anthropic-ai/sdk";
import type { ToolContent } from "../trace/event";
import type { ModelScript } from "../simulated-model/script";

export type Locale = "en" | "fr";
/** A text in every language of the product. */
export type Text = Readonly<Record<Locale, string>>;

/** The data of a scenario: what a page may receive. */
export interface Scenario {
  readonly id: string;
  readonly title: Text;
  /** What it teaches, in one sentence. */
  readonly lesson: Text;
  readonly prompt: Text;
  /** Other prompts worth trying. */
  readonly suggestions: readonly Text[];
  readonly system: Text;
  readonly model: string;
  readonly maxTokens: number;
  readonly tools: Readonly<Record<Locale, readonly Anthropic.ToolUnion[]>>;
  readonly stopSequences: readonly string[];
  /** The program it runs with unless another is chosen: an id of `lib/content/programs`. */
  readonly program: string;
  /** Every `stop_reason` that its default run reaches, in order of first appearance. */
  readonly stopReasons: readonly Anthropic.StopReason[];
  /** How a right program may end its default run: it returns the answer, or throws because there is none. */
  readonly endings: readonly ("returned" | "threw")[];
}

/** The world of a scenario: its tools and its model. Pure; never sent to a page. */
export interface ScenarioWorld {
  /** Runs a tool. Output: the content of the result. Throws an `Error` whose message is the tool's failure. */
  readonly executeTool: (name: string, input: unknown, locale: Locale) => ToolContent;
  readonly script: ModelScript;
}
