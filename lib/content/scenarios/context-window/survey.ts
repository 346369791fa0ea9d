import type { Locale, Text } from "../../scenario";

const DAYS_PER_PART = 32;

const winds: readonly Text[] = [
  { en: "north-west", fr: "nord-ouest" },
  { en: "west", fr: "ouest" },
  { en: "south", fr: "sud" },
  { en: "east", fr: "est" },
  { en: "south-west", fr: "sud-ouest" },
];

const sightings: readonly Text[] = [
  { en: "two grey seals", fr: "deux phoques gris" },
  { en: "a pair of guillemots", fr: "un couple de guillemots" },
  { en: "nothing but gulls", fr: "rien que des goélands" },
  { en: "five harbour porpoises", fr: "cinq marsouins communs" },
  { en: "one loose buoy", fr: "une bouée à la dérive" },
  { en: "a dozen cormorants", fr: "une douzaine de cormorans" },
  { en: "herring in the shallows", fr: "des harengs près du bord" },
];

/** One part of the survey: a line per day. Input: 1 to 4. Errors: throws for another number. */
export function readPart(part: number | null, locale: Locale): string {
  if (part === null || !Number.isInteger(part) || part < 1 || part > 4) {
    throw new Error(locale === "en" ? "part must be 1, 2, 3 or 4" : "part doit valoir 1, 2, 3 ou 4");
  }
  const first = (part - 1) * DAYS_PER_PART + 1;
  return Array.from({ length: DAYS_PER_PART }, (_, index) => dayLine(first + index, locale)).join("\n");
}

function dayLine(day: number, locale: Locale): string {
  const wind = winds[(day * 3) % winds.length]?.[locale] ?? "";
  const seen = sightings[(day * 5) % sightings.length]?.[locale] ?? "";
  const force = 1 + ((day * 7) % 6);
  const depth = 24 + ((day * 11) % 17);
  return locale === "en"
    ? `Day ${day}: wind ${wind} ${force}, depth ${depth} metres, water clear; seen: ${seen}`
    : `Jour ${day} : vent ${wind} ${force}, fond ${depth} mètres, eau claire ; vu : ${seen}`;
}
