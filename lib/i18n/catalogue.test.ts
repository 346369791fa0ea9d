import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { loadMessages, type Namespace } from "./load-messages";
import { routing } from "./routing";

/** Every message of a namespace by its dotted key. */
function leaves(messages: Namespace, prefix = ""): [string, unknown][] {
  return Object.entries(messages).flatMap(([key, value]): [string, unknown][] =>
    typeof value === "object" ? leaves(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

function ofOptions(name: string, options: Record<string, { value: MessageFormatElement[] }>): string[] {
  return [name, ...Object.values(options).flatMap(({ value }) => value.flatMap(slotsOf))];
}

/** What a message needs from its caller: arguments, choices with their cases, tags. Only one language may need a plural. */
function slotsOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return [`{${element.value}}`];
    case TYPE.plural:
      return ofOptions(`{${element.value}}`, element.options);
    case TYPE.select:
      return ofOptions(
        `{${element.value}: ${Object.keys(element.options).sort().join(" ")}}`,
        element.options,
      );
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(slotsOf)];
  }
}

function shapeOf(message: string): string[] {
  return [...new Set(parse(message).flatMap(slotsOf))].sort();
}

/** Slips of typography that a reader of the language would see; code stands in tags and is left out. */
const slips = {
  en: /[A-Za-z]'[A-Za-z]|[^>="]"[^>]/,
  fr: /\p{L}'\p{L}|[^>="]"[^>]| [:;?!»]|« |[\p{L}\d][?!;»]|«\p{L}/u,
};

function withoutCode(message: string): string {
  return message.replace(/<(code|wire)>.*?<\/\1>/g, "");
}

const catalogues = Object.fromEntries(
  await Promise.all(routing.locales.map(async (locale) => [locale, await loadMessages(locale)] as const)),
);
const { en = {}, fr = {} } = catalogues;

describe("the catalogues", () => {
  it("have the same namespaces in both languages, and at least the shell's", () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(en)).toEqual(expect.arrayContaining(["site", "errors"]));
  });

  it.each(Object.keys(en))("%s has the same keys in both languages", (namespace) => {
    const keys = (messages: Namespace = {}) => leaves(messages).map(([key]) => key);
    expect(keys(fr[namespace]).sort()).toEqual(keys(en[namespace]).sort());
  });

  it.each(Object.keys(en))("%s needs the same arguments and tags in both languages", (namespace) => {
    const shapes = (messages: Namespace = {}) =>
      Object.fromEntries(leaves(messages).map(([key, message]) => [key, shapeOf(String(message))]));
    expect(shapes(fr[namespace])).toEqual(shapes(en[namespace]));
  });

  it.each(Object.keys(en))("%s has no message that is empty or no text", (namespace) => {
    const all = [...leaves(en[namespace] ?? {}), ...leaves(fr[namespace] ?? {})];
    expect(all.filter(([, message]) => typeof message !== "string" || message.trim() === "")).toEqual([]);
  });

  it.each(Object.keys(en))("%s keeps the typography of each language", (namespace) => {
    const slipped = routing.locales.flatMap((locale) =>
      leaves(catalogues[locale]?.[namespace] ?? {})
        .filter(([, message]) => slips[locale].test(withoutCode(String(message))))
        .map(([key, message]) => `${locale} ${key}: ${String(message)}`),
    );
    expect(slipped).toEqual([]);
  });
});

describe("loading messages", () => {
  it("hands over the named namespaces and nothing else", async () => {
    expect(Object.keys(await loadMessages("fr", ["errors"]))).toEqual(["errors"]);
  });

  it("refuses a namespace that has no file", async () => {
    await expect(loadMessages("en", ["errors", "erors"])).rejects.toThrow("no en messages for: erors");
  });
});
