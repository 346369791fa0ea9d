import type { ErrorLocale } from "./program-errors";

type Sentence = readonly [english: (token: string) => string, french: (token: string) => string];

/** Sentences for the mistakes that learners make most, by the diagnostic code of TypeScript 6.0. */
const sentences: Readonly<Record<number, Sentence>> = {
  1002: [() => "This string is not closed.", () => "Cette chaîne n’est pas fermée."],
  1003: [() => "A name is expected here.", () => "Un nom est attendu ici."],
  1005: [(token) => `“${token}” is expected here.`, (token) => `« ${token} » est attendu ici.`],
  1010: [() => "This comment is not closed.", () => "Ce commentaire n’est pas fermé."],
  1103: [
    () => "“for await” only works in an async function.",
    () => "« for await » ne fonctionne que dans une fonction async.",
  ],
  1104: [() => "“continue” only works in a loop.", () => "« continue » ne fonctionne que dans une boucle."],
  1105: [
    () => "“break” only works in a loop or a switch.",
    () => "« break » ne fonctionne que dans une boucle ou un switch.",
  ],
  1107: [() => "This jump would leave its function.", () => "Ce saut sortirait de sa fonction."],
  1108: [() => "“return” only works in a function.", () => "« return » ne fonctionne que dans une fonction."],
  1109: [() => "An expression is expected here.", () => "Une expression est attendue ici."],
  1115: [() => "No loop has this label.", () => "Aucune boucle ne porte cette étiquette."],
  1116: [() => "Nothing here has this label.", () => "Rien ici ne porte cette étiquette."],
  1126: [() => "The program ends too early.", () => "Le programme s’arrête trop tôt."],
  1128: [
    () => "A declaration or a statement is expected here.",
    () => "Une déclaration ou une instruction est attendue ici.",
  ],
  1155: [() => "A “const” needs a value at once.", () => "Un « const » doit recevoir sa valeur aussitôt."],
  1160: [() => "This template string is not closed.", () => "Ce gabarit de chaîne n’est pas fermé."],
  1161: [
    () => "This regular expression is not closed.",
    () => "Cette expression rationnelle n’est pas fermée.",
  ],
  1163: [
    () => "“yield” only works in a generator function.",
    () => "« yield » ne fonctionne que dans une fonction génératrice.",
  ],
  1308: [
    () => "“await” only works in an async function.",
    () => "« await » ne fonctionne que dans une fonction async.",
  ],
  1378: [
    () => "“await” only works in an async function.",
    () => "« await » ne fonctionne que dans une fonction async.",
  ],
  1434: [() => "This word does not belong here.", () => "Ce mot n’a pas sa place ici."],
  1436: [() => "Decorators are not available here.", () => "Les décorateurs ne sont pas disponibles ici."],
  2451: [
    (token) => `“${token}” is declared twice in the same block.`,
    (token) => `« ${token} » est déclaré deux fois dans le même bloc.`,
  ],
};

/**
 * Errors of the grammar that TypeScript finds only while checking. Its other complaints are left out: they are about
 * types, and without the libraries they would be wrong.
 */
export const checkedGrammarCodes: ReadonlySet<number> = new Set([
  1101, 1102, 1103, 1104, 1105, 1107, 1108, 1114, 1115, 1116, 1155, 1163, 1308, 2451,
]);

/**
 * Words a diagnostic of TypeScript for a learner.
 * Input: its code and its English text. Output: our sentence where there is one, else the text as it is.
 */
export function syntaxSentence(code: number, text: string, locale: ErrorLocale): string {
  const sentence = sentences[code];
  if (sentence === undefined) return text;
  const token = /'([^']+)'/.exec(text)?.[1] ?? "";
  return sentence[locale === "en" ? 0 : 1](token);
}
