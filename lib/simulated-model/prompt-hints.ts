/** Field names that ask for a name standing in the question, for a number of it, or for the question itself. */
const NAMED = /city|ville|location|place|lieu|country|pays|name|nom|person|company|product|title|titre/i;
const NUMBERED = /(^|_)(id|ids|number|numero|num|code|order|reference|ref|key)$|Id$/i;
const WORDED =
  /query|question|text|prompt|message|input|topic|subject|search|content|body|note|expression|requete/i;

/**
 * Values for a text field taken from the prompt, most fitting first: what is quoted, the numbers, the proper names,
 * or the whole question. Purely a matter of looking plausible.
 */
export function promptHints(field: string, prompt: string): string[] {
  const quoted = [...prompt.matchAll(/["“«]([^"”»]{1,100})["”»]/g)].map((match) => (match[1] ?? "").trim());
  const numbers = prompt.match(/\b[A-Z]{0,4}-?\d[\d-]*\b/g) ?? [];
  const names = [...prompt.matchAll(/(?<=[\p{L},;]\s)\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*/gu)].map(
    (match) => match[0],
  );
  if (NUMBERED.test(field)) return [...quoted, ...numbers];
  if (NAMED.test(field)) return [...quoted, ...names];
  if (WORDED.test(field)) return [...quoted, prompt.trim().slice(0, 200)].filter((text) => text !== "");
  return quoted;
}
