import type { Locale } from "../../scenario";

interface Train {
  readonly number: string;
  readonly arrival: string;
  readonly seat: readonly [coach: number, seat: number];
}

/** Arrivals of tomorrow, earliest first, by a name of the city that both languages lead to. */
const trains: Readonly<Record<string, readonly Train[]>> = {
  ghent: [
    { number: "IC 1537", arrival: "11:24", seat: [4, 61] },
    { number: "IC 1541", arrival: "13:24", seat: [2, 18] },
  ],
  lille: [
    { number: "TER 842", arrival: "15:07", seat: [1, 33] },
    { number: "TER 846", arrival: "17:37", seat: [3, 12] },
  ],
  cologne: [{ number: "ICE 19", arrival: "12:15", seat: [7, 44] }],
};
const otherNames: Readonly<Record<string, string>> = { gand: "ghent", gent: "ghent", köln: "cologne" };

function arrivalsIn(city: string): readonly Train[] {
  const name = city.toLowerCase();
  const known = otherNames[name] ?? name;
  return Object.hasOwn(trains, known) ? (trains[known] ?? []) : [];
}

/** The latest train that arrives in time, as a line of text. */
export function findTrain(city: string, before: string, locale: Locale): string {
  const train = arrivalsIn(city).findLast((each) => each.arrival <= before.padStart(5, "0"));
  if (train === undefined) {
    return locale === "en"
      ? `No train to ${city} before ${before}`
      : `Aucun train pour ${city} avant ${before}`;
  }
  const { number, arrival } = train;
  return locale === "en" ? `${number}, arrives at ${arrival}` : `${number}, arrivée à ${arrival}`;
}

/** A reservation, as a line of text. Errors: throws for a train that does not run. */
export function reserveSeat(number: string, locale: Locale): string {
  const train = Object.values(trains)
    .flat()
    .find((each) => each.number === number);
  if (train === undefined) throw new Error(`No train ${number} tomorrow: take a number from find_train`);
  const [coach, seat] = train.seat;
  return locale === "en"
    ? `Reserved: coach ${coach}, seat ${seat}`
    : `Réservé : voiture ${coach}, place ${seat}`;
}
