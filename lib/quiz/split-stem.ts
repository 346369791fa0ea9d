/** A stem in three parts: what leads to the question, the question itself, and what is added behind it. */
export interface StemParts {
  readonly lead: string;
  readonly question: string;
  readonly note: string;
}

/** Where a sentence ends: after its sign and the closing quote, before a space and a new beginning. */
const sentenceEnd = /(?<=[.!?…][’”»]?|\s»)\s+(?=[\p{Lu}`«“])/u;

/**
 * Finds the question in a stem: the last sentence with a question mark, or else the task, which is the last sentence
 * that starts a stem of one or two, and the first one otherwise.
 * Input: a stem. Output: its parts; lead and note may be empty.
 */
export function splitStem(stem: string): StemParts {
  const sentences = sentencesOf(stem);
  const asked = sentences.findLastIndex((sentence) => sentence.endsWith("?"));
  const at = asked === -1 ? taskOf(sentences) : asked;
  return {
    lead: sentences.slice(0, at).join(" "),
    question: sentences[at] ?? stem,
    note: sentences.slice(at + 1).join(" "),
  };
}

/** Splits into sentences, but never inside a code span. */
function sentencesOf(stem: string): string[] {
  const spans: string[] = [];
  const masked = stem.replace(/`[^`]*`/gu, (span) => {
    spans.push(span);
    return `\`${spans.length - 1}\``;
  });
  return masked
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/`(\d+)`/gu, (_, index: string) => spans[Number(index)] ?? ""));
}

const tasks =
  /^(?:Choose|Put|Mark|Repair|Order|Arrange|Choisissez|Mettez|Désignez|Réparez|Rangez|Ordonnez|Remettez|Classez)\b/u;

function taskOf(sentences: readonly string[]): number {
  const task = sentences.findLastIndex((sentence) => tasks.test(sentence));
  return task === -1 ? sentences.length - 1 : task;
}
