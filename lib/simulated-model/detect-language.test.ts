import { expect, test } from "vitest";
import { detectLanguage } from "./detect-language";

test.each([
  ["Where is my order #4821?", "en"],
  ["Où est ma commande n° 4821 ?", "fr"],
  ["Quel temps fait-il à Paris et à Tokyo ?", "fr"],
  ["What is the weather in Montréal and Orléans?", "en"],
  ["Commande 9910", "fr"],
  ["orders 9910 and 0042, please", "en"],
  ["J’ai perdu l'adresse", "fr"],
  ["Bonjour", "fr"],
  ["hello", "en"],
  ["Donne-moi le statut des commandes 4821 et 9910", "fr"],
  ["I'd like a café crème recipe", "en"],
  ["9910", null],
  ["", null],
  ["注文はどこですか", null],
])("the language of “%s” is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
