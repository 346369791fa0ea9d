/** How `thinking.type` is taken: which values a model accepts. */
export interface ThinkingModes {
  readonly enabled: boolean;
  readonly adaptive: boolean;
  readonly disabled: boolean;
  readonly between_tools: boolean;
  /** Thinking cannot be off together with `effort` "xhigh" or "max". */
  readonly offNeedsLowerEffort: boolean;
}

/** What the rules need to know of a model. Tokens everywhere. */
export interface ModelFacts {
  readonly id: string;
  readonly displayName: string;
  readonly contextWindow: number;
  readonly maxOutputTokens: number;
  /** Accepts a final assistant message as the beginning of the reply (up to 4.5). */
  readonly prefill: boolean;
  /** Accepts `role: "system"` inside `messages`. */
  readonly systemRole: boolean;
  /** Accepts `tool_choice` of type any and tool. */
  readonly forcedToolChoice: boolean;
  /** Accepts temperature, top_p and top_k under API version 2023-06-01 (up to 4.6). */
  readonly sampling: boolean;
  readonly thinking: ThinkingModes;
  /** Tool types of another generation that the model does not take. */
  readonly refusedToolTypes: readonly string[];
  /** True for the model that exists only here. */
  readonly simulatorOnly: boolean;
}

const MANUAL: ThinkingModes = {
  enabled: true,
  adaptive: false,
  disabled: true,
  between_tools: false,
  offNeedsLowerEffort: false,
};
const BOTH: ThinkingModes = { ...MANUAL, adaptive: true };
const ADAPTIVE: ThinkingModes = { ...BOTH, enabled: false };
const ALWAYS: ThinkingModes = { ...ADAPTIVE, disabled: false };

const CURRENT: Omit<ModelFacts, "id" | "displayName" | "thinking"> = {
  contextWindow: 1_000_000,
  maxOutputTokens: 128_000,
  prefill: false,
  systemRole: true,
  forcedToolChoice: true,
  sampling: false,
  refusedToolTypes: [],
  simulatorOnly: false,
};
const FORCING_GONE = { ...CURRENT, forcedToolChoice: false };
const OPUS_5_5 = { ...FORCING_GONE, refusedToolTypes: ["computer_20250124", "computer_20251124"] };
const OLDER = { ...CURRENT, systemRole: false };
const FOUR_SIX = { ...OLDER, sampling: true };
const FOUR_FIVE = { ...FOUR_SIX, prefill: true, contextWindow: 200_000, maxOutputTokens: 64_000 };

type Row = readonly [id: string, displayName: string, facts: typeof CURRENT, thinking: ThinkingModes];

const ROWS: readonly Row[] = [
  ["claude-fable-5-2", "Claude Fable 5.2", FORCING_GONE, ALWAYS],
  ["claude-mythos-5-2", "Claude Mythos 5.2", FORCING_GONE, ALWAYS],
  ["claude-opus-5-5", "Claude Opus 5.5", OPUS_5_5, ALWAYS],
  [
    "claude-sonnet-5-5",
    "Claude Sonnet 5.5",
    FORCING_GONE,
    { ...ALWAYS, between_tools: true, offNeedsLowerEffort: true },
  ],
  ["claude-haiku-5-5", "Claude Haiku 5.5", CURRENT, { ...ADAPTIVE, offNeedsLowerEffort: true }],
  ["claude-fable-5-1", "Claude Fable 5.1", FORCING_GONE, ALWAYS],
  ["claude-mythos-5-1", "Claude Mythos 5.1", FORCING_GONE, ALWAYS],
  ["claude-fable-5", "Claude Fable 5", CURRENT, ALWAYS],
  ["claude-mythos-5", "Claude Mythos 5", CURRENT, ALWAYS],
  ["claude-opus-5", "Claude Opus 5", CURRENT, { ...ADAPTIVE, offNeedsLowerEffort: true }],
  ["claude-sonnet-5", "Claude Sonnet 5", OLDER, ADAPTIVE],
  ["claude-opus-4-8", "Claude Opus 4.8", CURRENT, ADAPTIVE],
  ["claude-opus-4-7", "Claude Opus 4.7", OLDER, ADAPTIVE],
  ["claude-opus-4-6", "Claude Opus 4.6", FOUR_SIX, BOTH],
  ["claude-sonnet-4-6", "Claude Sonnet 4.6", FOUR_SIX, BOTH],
  ["claude-opus-4-5", "Claude Opus 4.5", FOUR_FIVE, MANUAL],
  ["claude-haiku-4-5", "Claude Haiku 4.5", FOUR_FIVE, MANUAL],
  ["claude-sonnet-4-5", "Claude Sonnet 4.5", FOUR_FIVE, MANUAL],
];

/** A window small enough to fill on purpose. Everything else as on Haiku 4.5. */
const SMALL_WINDOW: ModelFacts = {
  ...FOUR_FIVE,
  id: "loopscope-small-window",
  displayName: "Loopscope small window (simulator only)",
  thinking: MANUAL,
  contextWindow: 4_096,
  maxOutputTokens: 4_096,
  simulatorOnly: true,
};

/**
 * Every model the simulated API knows, newest first, the simulator's own last. Windows, output limits and features:
 * docs about-claude/models, about-claude/pricing and the error codes of the API; see the reference page.
 */
export const modelTable: readonly ModelFacts[] = [
  ...ROWS.map(([id, displayName, facts, thinking]) => ({
    ...facts,
    id,
    displayName,
    thinking,
  })),
  SMALL_WINDOW,
];

const BY_ID: ReadonlyMap<string, ModelFacts> = new Map(modelTable.map((facts) => [facts.id, facts]));

/** Dated ids that the SDK lists beside the short ones. */
const DATED: Readonly<Record<string, string>> = {
  "claude-haiku-4-5-20251001": "claude-haiku-4-5",
  "claude-opus-4-5-20251101": "claude-opus-4-5",
  "claude-sonnet-4-5-20250929": "claude-sonnet-4-5",
};

/** Facts of a model. Input: an id, dated or not. Output: undefined when the API would answer 404 `model: {id}`. */
export function modelFacts(id: string): ModelFacts | undefined {
  return BY_ID.get(Object.hasOwn(DATED, id) ? (DATED[id] ?? id) : id);
}
