import type Anthropic from "@anthropic-ai/sdk";
import type { Json, TraceEventBody, ValueChange } from "../trace/event";

type Messages = readonly Anthropic.MessageParam[];

/** Follows the program's message array through the changes of its variables. */
export interface MessageTracker {
  /** Splits changes into events about the array and the changes that remain. */
  take(changes: readonly ValueChange[]): { readonly events: TraceEventBody[]; readonly rest: ValueChange[] };
  /** A request is sent. Output: events that show its messages, if the program keeps no array that was seen. */
  sent(messages: Messages): TraceEventBody[];
}

/** An array of `{ role, content }`, and not empty: what is sent as `messages` looks like nothing else. */
function isMessages(value: Json | undefined): value is Json & Messages {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (each) =>
        typeof each === "object" &&
        each !== null &&
        typeof (each as { role?: unknown }).role === "string" &&
        "content" in each,
    )
  );
}

/**
 * The array is recognised by its shape, not by its name; of several, the one called `messages` or the first seen.
 * Pure appends become `message-appended`; everything else `messages-replaced`.
 */
export function messageTracker(): MessageTracker {
  let name: string | null = null;
  let known: readonly string[] = [];

  function follow(messages: Messages): TraceEventBody[] {
    const texts = messages.map((message) => JSON.stringify(message));
    const grown = known.every((text, index) => texts[index] === text);
    const before = known.length;
    if (grown && texts.length === before) return [];
    known = texts;
    if (!grown) return [{ type: "messages-replaced", messages }];
    return messages
      .slice(before)
      .map((message, offset) => ({ type: "message-appended", index: before + offset, message }));
  }

  return {
    take(changes) {
      // An array that has become too large to be reported is followed through what is sent.
      if (changes.some((change) => change.name === name && change.value === undefined)) name = null;
      const found = changes.filter((change) => isMessages(change.value));
      const chosen =
        found.find((change) => change.name === (name ?? "messages")) ??
        (name === null ? found[0] : undefined);
      if (chosen === undefined || !isMessages(chosen.value)) return { events: [], rest: [...changes] };
      name = chosen.name;
      const events = follow(chosen.value);
      return { events, rest: changes.filter((change) => change !== chosen) };
    },
    sent(messages) {
      return name === null ? follow(messages) : [];
    },
  };
}
