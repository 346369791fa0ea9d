import type { CallView, ConversationView } from "../../simulated-model/script";

/** A text property of an input that nobody checked; "" when it is missing or of another type. */
export function textIn(input: unknown, key: string): string {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, key) : undefined;
  return typeof value === "string" ? value : "";
}

/** A number in an input that nobody checked; null when it is missing or of another type. */
export function numberIn(input: unknown, key: string): number | null {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, key) : undefined;
  return typeof value === "number" ? value : null;
}

/** The calls since the question whose result came back, oldest first. */
export function answeredCalls(view: ConversationView): CallView[] {
  return view.calls.filter((call) => call.result !== null);
}

/** The latest answered call of a tool, of those whose input says `value` under `key` if a key is given. */
export function lastAnswer(
  view: ConversationView,
  name: string,
  key?: string,
  value?: string | number,
): CallView | undefined {
  return answeredCalls(view).findLast(
    (call) => call.name === name && (key === undefined || call.input[key] === value),
  );
}
