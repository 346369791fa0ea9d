import { parseRecord, type QuizRecord } from "./quiz-record";

const format = "loopscope-quiz";
/** Larger files are none of ours. */
export const largestFile = 2_000_000;

/** The record as a file: JSON that says what it is. */
export function exportRecord(record: QuizRecord): string {
  return `${JSON.stringify({ format, record }, null, 2)}\n`;
}

export type ImportedFile =
  | { readonly type: "read"; readonly record: QuizRecord }
  | { readonly type: "refused"; readonly reason: "too-large" | "not-json" | "not-ours" | "damaged" };

/** Reads such a file. Output: the record, or why there is none in it. Never throws. */
export function importRecord(text: string): ImportedFile {
  if (text.length > largestFile) return { type: "refused", reason: "too-large" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { type: "refused", reason: "not-json" };
  }
  if (typeof value !== "object" || value === null || !("format" in value) || value.format !== format) {
    return { type: "refused", reason: "not-ours" };
  }
  const record = parseRecord(JSON.stringify("record" in value ? value.record : null));
  return record === null ? { type: "refused", reason: "damaged" } : { type: "read", record };
}
