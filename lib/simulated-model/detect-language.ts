import type { ModelLocale } from "./script";

/** Words that are frequent in one of the languages and absent from the other. */
const FRENCH = new Set(
  (
    "le la les un une des du de et est où ou que qui quoi quel quelle quels quelles mon ma mes ton ta tes son sa ses " +
    "notre nos votre vos je tu il elle nous vous ils elles ce cet cette ces dans pour avec sans sur sous par pas ne " +
    "plus bonjour merci salut commande colis météo temps quand comment pourquoi combien fait faites donne donnez " +
    "peux pouvez veux voudrais suis sont avez ai au aux y en chez demain hier aujourd hui puis enfin cherche"
  ).split(" "),
);
const ENGLISH = new Set(
  (
    "the an is are was were am my your his her our their this that these those what where when which who why how " +
    "and or not with without for from to of in at by please hello hi thanks thank order orders parcel weather i you " +
    "he she we they it do does did can could would will should have has get give tell find look check there here " +
    "today tomorrow yesterday then both same time using use"
  ).split(" "),
);
const ELISION = /(?:^|[^\p{L}])(?:qu|[cdjlmnst])['’](?=\p{L})/giu;
const CONTRACTION = /\p{L}['’](?:d|ll|m|re|s|t|ve)(?!\p{L})/giu;
const ACCENT = /[àâçéèêëîïôùûœ]/giu;

/**
 * Guesses the language of a text. Output: null when nothing speaks for either (a bare number, code, another script).
 */
export function detectLanguage(text: string): ModelLocale | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let score = count(text, ELISION) * 2 + count(text, ACCENT);
  score -= count(text, CONTRACTION) * 2;
  for (const word of words) {
    if (FRENCH.has(word)) score += 2;
    if (ENGLISH.has(word)) score -= 2;
  }
  if (score === 0) return null;
  return score > 0 ? "fr" : "en";
}

function count(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).length;
}
