import type { Locale, Text } from "../../scenario";

interface Entry {
  /** Finds the entry in a question or in a name. */
  readonly pattern: RegExp;
  readonly name: Text;
  readonly state: Text;
}

export const supplies: readonly Entry[] = [
  {
    pattern: /albumin/iu,
    name: { en: "albumin standard", fr: "étalon d’albumine" },
    state: { en: "6 vials in stock", fr: "6 flacons en stock" },
  },
  {
    pattern: /bradford/iu,
    name: { en: "Bradford reagent", fr: "réactif de Bradford" },
    state: { en: "none left; can be replaced by: BCA kit", fr: "épuisé ; remplaçable par : kit BCA" },
  },
  {
    pattern: /\bBCA\b/u,
    name: { en: "BCA kit", fr: "kit BCA" },
    state: { en: "2 boxes in stock", fr: "2 boîtes en stock" },
  },
  {
    pattern: /pipette|c[ôo]nes/iu,
    name: { en: "pipette tips", fr: "cônes de pipette" },
    state: { en: "11 racks in stock", fr: "11 portoirs en stock" },
  },
];

export const instruments: readonly Entry[] = [
  {
    pattern: /SP-1/iu,
    name: { en: "SP-1", fr: "SP-1" },
    state: { en: "free from 09:00 to 13:00", fr: "libre de 9 h à 13 h" },
  },
  {
    pattern: /SP-2/iu,
    name: { en: "SP-2", fr: "SP-2" },
    state: { en: "out for calibration all day", fr: "en étalonnage toute la journée" },
  },
  {
    pattern: /spectrophotom/iu,
    name: { en: "spectrophotometer", fr: "spectrophotomètre" },
    state: { en: "", fr: "" },
  },
  {
    pattern: /centrifug/iu,
    name: { en: "centrifuge", fr: "centrifugeuse" },
    state: { en: "free from 14:00", fr: "libre à partir de 14 h" },
  },
];

/** The line of the inventory about one supply. Errors: throws when it is not kept here. */
export function checkStock(item: string, locale: Locale): string {
  const entry = supplies.find(({ pattern }) => pattern.test(item));
  if (entry === undefined) throw new Error(unknown(item, supplies, locale));
  return line(entry, locale);
}

/** The line of the booking sheet about one instrument. Errors: throws when the name fits none, or more than one. */
export function checkInstrument(instrument: string, locale: Locale): string {
  const entry = instruments.find(({ pattern }) => pattern.test(instrument));
  if (entry === undefined) throw new Error(unknown(instrument, instruments, locale));
  if (entry.state.en !== "") return line(entry, locale);
  throw new Error(
    locale === "en"
      ? `“${instrument}” fits two instruments: SP-1 and SP-2. Ask for one of them.`
      : `« ${instrument} » désigne deux appareils : SP-1 et SP-2. Demandez l’un des deux.`,
  );
}

function line({ name, state }: Entry, locale: Locale): string {
  return locale === "en" ? `${name.en}: ${state.en}` : `${name.fr} : ${state.fr}`;
}

function unknown(name: string, entries: readonly Entry[], locale: Locale): string {
  const known = entries.map((entry) => entry.name[locale]).join(", ");
  return locale === "en" ? `Unknown: ${name}. Known: ${known}` : `Inconnu : ${name}. Connus : ${known}`;
}
