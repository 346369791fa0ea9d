import type { Locale, Text } from "../../scenario";

type Evidence = Readonly<Record<string, Text>>;

const alerts: Text = {
  en: "storefront: page load 6.1 s (usually 0.8 s), since 09:40\nmailer: 1,204 receipts waiting, since 08:15\nsearch: results two days old, since Monday",
  fr: "storefront : chargement 6,1 s (0,8 s d’ordinaire), depuis 9 h 40\nmailer : 1 204 reçus en attente, depuis 8 h 15\nsearch : résultats vieux de deux jours, depuis lundi",
};

const metrics: Evidence = {
  storefront: { en: "page load 6.1 s; waits for checkout", fr: "chargement 6,1 s ; attend checkout" },
  checkout: { en: "p95 5.2 s, CPU 11%; waits for pricing", fr: "p95 5,2 s, CPU 11 % ; attend pricing" },
  pricing: { en: "p95 4.9 s, CPU 20%; waits for rates-db", fr: "p95 4,9 s, CPU 20 % ; attend rates-db" },
  "rates-db": {
    en: "100 of 100 connections busy; every query reads a whole table",
    fr: "100 connexions occupées sur 100 ; chaque requête lit une table entière",
  },
  mailer: { en: "0 of 4 workers running", fr: "0 processus actif sur 4" },
  search: { en: "index built on Saturday; waits for indexer", fr: "index construit samedi ; attend indexer" },
  indexer: { en: "idle, last run failed", fr: "inactif, dernière exécution en échec" },
};

const logs: Evidence = {
  "rates-db": {
    en: "09:38 index rates_by_day dropped (change 214)",
    fr: "9 h 38 index rates_by_day supprimé (changement 214)",
  },
  mailer: {
    en: "08:14 all workers stopped: credentials rejected (change 198)",
    fr: "8 h 14 arrêt de tous les processus : identifiants rejetés (changement 198)",
  },
  indexer: {
    en: "Monday 02:00 no space left on device (change 207)",
    fr: "lundi 2 h 00 plus d’espace disque (changement 207)",
  },
};

const changes: Evidence = {
  "214": {
    en: "dropped index rates_by_day, then failed to create its successor (lock timeout). See runbook missing-index",
    fr: "a supprimé l’index rates_by_day, puis n’a pas pu créer son successeur (délai de verrou dépassé). Voir procédure missing-index",
  },
  "198": {
    en: "renewed the mail credentials without restarting the workers. See runbook restart-workers",
    fr: "a renouvelé les identifiants de messagerie sans redémarrer les processus. Voir procédure restart-workers",
  },
  "207": {
    en: "made the indexer keep every old index instead of the last two. See runbook free-disk",
    fr: "a fait conserver tous les anciens index au lieu des deux derniers. Voir procédure free-disk",
  },
};

const runbooks: Evidence = {
  "missing-index": {
    en: "create the index without locking the table, then release the waiting connections",
    fr: "créer l’index sans verrouiller la table, puis libérer les connexions en attente",
  },
  "restart-workers": {
    en: "restart the workers one by one and watch the queue shrink",
    fr: "redémarrer les processus un par un et regarder la file se vider",
  },
  "free-disk": {
    en: "delete all indexes but the last two, then run the indexer by hand",
    fr: "supprimer tous les index sauf les deux derniers, puis lancer l’indexation à la main",
  },
};

/** Tools by name: the argument they take, and what they know. */
const shelves: Readonly<Record<string, { readonly argument: string; readonly entries: Evidence }>> = {
  read_metrics: { argument: "service", entries: metrics },
  read_log: { argument: "service", entries: logs },
  read_change: { argument: "change", entries: changes },
  read_runbook: { argument: "topic", entries: runbooks },
};

/** Every service that can be asked about. */
export const services: readonly string[] = Object.keys(metrics);

/** Runs one of the investigation's tools. Errors: throws for an unknown tool or a name that it does not know. */
export function investigate(name: string, input: unknown, locale: Locale): string {
  if (name === "list_alerts") return alerts[locale];
  const shelf = Object.hasOwn(shelves, name) ? shelves[name] : undefined;
  if (shelf === undefined) throw new Error(`Unknown tool: ${name}`);
  const key: unknown =
    typeof input === "object" && input !== null ? Reflect.get(input, shelf.argument) : null;
  const entry = typeof key === "string" && Object.hasOwn(shelf.entries, key) ? shelf.entries[key] : undefined;
  if (entry !== undefined) return entry[locale];
  const known = Object.keys(shelf.entries).join(", ");
  throw new Error(
    locale === "en"
      ? `Nothing about ${shelf.argument} ${String(key)}. Known: ${known}`
      : `Rien sur ${shelf.argument} ${String(key)}. Connus : ${known}`,
  );
}
