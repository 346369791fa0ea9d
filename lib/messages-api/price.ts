/** US dollars per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  /** Writing into the cache for five minutes and for one hour. */
  readonly cacheWrite5m: number;
  readonly cacheWrite1h: number;
}

/** The part of `usage` that is billed; counts may be null on the wire. */
export interface BilledUsage {
  readonly input_tokens: number | null;
  readonly output_tokens: number;
  readonly cache_creation_input_tokens?: number | null;
  readonly cache_read_input_tokens?: number | null;
  readonly cache_creation?: {
    readonly ephemeral_5m_input_tokens: number;
    readonly ephemeral_1h_input_tokens: number;
  } | null;
}

/** Cache writes cost 1.25 times the input price for five minutes and twice for an hour (docs: prompt-caching). */
function price(input: number, output: number, cacheRead: number): Price {
  return { input, output, cacheRead, cacheWrite5m: input * 1.25, cacheWrite1h: input * 2 };
}

const FABLE_5_1 = price(10, 50, 0.25);
const FABLE_5 = price(10, 50, 1);
const FABLE_5_2 = price(8, 40, 0.2);
const OPUS_5 = price(5, 25, 0.5);
const SONNET_4 = price(3, 15, 0.3);
const HAIKU_4_5 = price(1, 5, 0.1);
const HAIKU_5_5 = price(0.1, 0.5, 0.01);
/** Above 100,000 prompt tokens. Only input and output are published; the cache prices are scaled alike. */
const HAIKU_5_5_LONG = price(0.5, 2.5, 0.05);
const LONG_PROMPT = 100_000;

/** State of 2026-11-24 (models of the 5 series from 5.1 on) and of 2026-08-21 (docs: about-claude/pricing). */
const PRICES: Readonly<Record<string, Price>> = {
  "claude-fable-5-2": FABLE_5_2,
  "claude-mythos-5-2": FABLE_5_2,
  "claude-fable-5-1": FABLE_5_1,
  "claude-mythos-5-1": FABLE_5_1,
  "claude-fable-5": FABLE_5,
  "claude-mythos-5": FABLE_5,
  "claude-opus-5-5": price(4, 20, 0.2),
  "claude-opus-5": OPUS_5,
  "claude-opus-4-8": OPUS_5,
  "claude-opus-4-7": OPUS_5,
  "claude-opus-4-6": OPUS_5,
  "claude-opus-4-5": OPUS_5,
  "claude-sonnet-5-5": price(2, 10, 0.1),
  "claude-sonnet-5": price(2, 10, 0.2),
  "claude-sonnet-4-6": SONNET_4,
  "claude-sonnet-4-5": SONNET_4,
  "claude-haiku-5-5": HAIKU_5_5,
  "claude-haiku-4-5": HAIKU_4_5,
  // Not a real model: the small window of the simulator is billed like the cheapest model with prefill.
  "loopscope-small-window": HAIKU_4_5,
};

/** Dated ids name the same model: `claude-haiku-4-5-20251001` costs what `claude-haiku-4-5` costs. */
function undated(model: string): string {
  return model.replace(/-20\d{6}$/, "");
}

/**
 * The price of a model. Input: a model id, dated or not, and the tokens of the whole prompt (one model has a
 * second price for long prompts). Output: US dollars per million tokens; undefined for an unknown model.
 */
export function priceOf(model: string, promptTokens = 0): Price | undefined {
  const name = undated(model);
  if (name === "claude-haiku-5-5" && promptTokens > LONG_PROMPT) return HAIKU_5_5_LONG;
  return PRICES[name];
}

/**
 * What one reply cost. Input: the model and the reply's `usage`; `input_tokens` is the uncached rest, so the three
 * input counts add up. Output: US dollars; 0 for an unknown model.
 */
export function costOf(model: string, usage: BilledUsage): number {
  const fresh = usage.input_tokens ?? 0;
  const read = usage.cache_read_input_tokens ?? 0;
  const written = usage.cache_creation_input_tokens ?? 0;
  const found = priceOf(model, fresh + read + written);
  if (found === undefined) return 0;
  const hour = Math.min(usage.cache_creation?.ephemeral_1h_input_tokens ?? 0, written);
  const sum =
    fresh * found.input +
    read * found.cacheRead +
    (written - hour) * found.cacheWrite5m +
    hour * found.cacheWrite1h +
    usage.output_tokens * found.output;
  return sum / 1_000_000;
}
