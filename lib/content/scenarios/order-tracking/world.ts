import type { CallView, ConversationView, Reply } from "../../../simulated-model/script";
import type { Locale, ScenarioWorld } from "../../scenario";

interface Order {
  readonly status: "shipped" | "processing" | "delivered";
  readonly date: string;
  readonly carrier: string;
}

const orders: Readonly<Record<string, Order>> = {
  "4821": { status: "shipped", date: "03-30", carrier: "FedEx" },
  "9910": { status: "processing", date: "04-02", carrier: "UPS" },
  "0042": { status: "delivered", date: "03-25", carrier: "DHL" },
};

const months: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { "03": "March", "04": "April" },
  fr: { "03": "mars", "04": "avril" },
};

const statusWords: Readonly<Record<Locale, Readonly<Record<Order["status"], string>>>> = {
  en: { shipped: "shipped", processing: "processing", delivered: "delivered" },
  fr: { shipped: "expédiée", processing: "en préparation", delivered: "livrée" },
};

function dateWords(date: string, locale: Locale): string {
  const [month = "", day = ""] = date.split("-");
  const name = months[locale][month] ?? month;
  return locale === "en" ? `${name} ${Number(day)}` : `${Number(day)} ${name}`;
}

/** The shop's database: one line per order, or a sentence that the order does not exist. */
function lookupOrder(orderId: string, locale: Locale): string {
  const order = orders[orderId];
  if (order === undefined) {
    return locale === "en" ? `Order ${orderId} not found` : `Commande ${orderId} introuvable`;
  }
  const status = statusWords[locale][order.status];
  const date = dateWords(order.date, locale);
  return locale === "en"
    ? `Order ${orderId}: ${status}, ${date}, ${order.carrier}`
    : `Commande ${orderId} : ${status}, ${date}, ${order.carrier}`;
}

/** Order numbers in a question: every run of digits, once, in order. */
function orderNumbers(text: string): string[] {
  return [...new Set(text.match(/\d+/g) ?? [])];
}

function orderIdOf(call: CallView): string {
  const id = call.input["order_id"];
  return typeof id === "string" ? id : "";
}

const sentence = {
  en: {
    ask: "I can look that up for you. What is the order number?",
    one: "Let me look up that order for you.",
    many: (count: number) => `Let me look up those ${count} orders.`,
    shipped: (id: string, date: string, carrier: string) =>
      `Order #${id} has shipped with ${carrier} and should arrive on ${date}.`,
    processing: (id: string, date: string, carrier: string) =>
      `Order #${id} is still processing; ${carrier} picks it up on ${date}.`,
    delivered: (id: string, date: string, carrier: string) =>
      `Order #${id} was delivered on ${date} by ${carrier}.`,
    missing: (id: string) => `I could not find an order #${id}. Please check the number and ask again.`,
    failed: (id: string) => `I could not look up order #${id} just now. Please try again in a moment.`,
  },
  fr: {
    ask: "Je peux vérifier cela pour vous. Quel est le numéro de la commande ?",
    one: "Je consulte cette commande.",
    many: (count: number) => `Je consulte ces ${count} commandes.`,
    shipped: (id: string, date: string, carrier: string) =>
      `La commande n° ${id} est expédiée par ${carrier} et devrait arriver le ${date}.`,
    processing: (id: string, date: string, carrier: string) =>
      `La commande n° ${id} est encore en préparation ; ${carrier} la prendra en charge le ${date}.`,
    delivered: (id: string, date: string, carrier: string) =>
      `La commande n° ${id} a été livrée le ${date} par ${carrier}.`,
    missing: (id: string) =>
      `Je ne trouve pas de commande n° ${id}. Vérifiez le numéro, puis reposez la question.`,
    failed: (id: string) => `Je n’ai pas pu consulter la commande n° ${id}. Réessayez dans un instant.`,
  },
} as const;

/** Reads what came back for one order, in whichever language the tool spoke. */
function readResult(call: CallView, locale: Locale): string {
  const id = orderIdOf(call);
  const words = sentence[locale];
  if (call.isError) return words.failed(id);
  const [, status, date, carrier] = /:\s*([^,]+),\s*([^,]+),\s*(\S+)\s*$/u.exec(call.result ?? "") ?? [];
  if (status === undefined || date === undefined || carrier === undefined) return words.missing(id);
  const kind = (["shipped", "processing", "delivered"] as const).find((key) =>
    [statusWords.en[key], statusWords.fr[key]].includes(status.trim()),
  );
  return kind === undefined ? (call.result ?? "") : words[kind](id, date.trim(), carrier);
}

/** The order agent's Claude: asks for the number, looks every order up once, then reports what it read. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const wanted = orderNumbers(view.prompt);
  if (wanted.length === 0) return { content: [{ type: "text", text: words.ask }] };
  const answered = view.calls.filter((call) => call.result !== null);
  const open = wanted.filter((id) => !answered.some((call) => orderIdOf(call) === id));
  if (open.length > 0 && view.offered.includes("lookup_order")) {
    return {
      content: [
        { type: "text", text: open.length === 1 ? words.one : words.many(open.length) },
        ...open.map((id) => ({ type: "tool_use" as const, name: "lookup_order", input: { order_id: id } })),
      ],
    };
  }
  if (answered.length === 0) return { content: [{ type: "text", text: guess(wanted, view.locale) }] };
  const last = wanted.flatMap((id) => answered.findLast((call) => orderIdOf(call) === id) ?? []);
  return { content: [{ type: "text", text: last.map((call) => readResult(call, view.locale)).join(" ") }] };
}

/** Without its tool the model still answers, and invents: what happens when a request leaves the tools out. */
function guess(wanted: readonly string[], locale: Locale): string {
  const ids = wanted.map((id) => `#${id}`).join(", ");
  return locale === "en"
    ? `Order ${ids} is on its way and should reach you within two or three days.`
    : `La commande ${ids} est en route et devrait vous parvenir sous deux ou trois jours.`;
}

export const orderTrackingWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name !== "lookup_order") throw new Error(`Unknown tool: ${name}`);
    const id = (input as { order_id?: unknown } | null)?.order_id;
    if (typeof id !== "string") throw new Error("order_id is required: send the order number as a string");
    return lookupOrder(id, locale);
  },
  script,
};
