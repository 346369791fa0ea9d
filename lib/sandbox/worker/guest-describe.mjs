// @ts-check

/**
 * Writes values for people, in a form without words. Runs inside the sandbox: it is handed over as text, so it must not
 * use anything from outside itself, and it keeps its own references to the built-ins that a program could replace.
 */
export function createDescriber() {
  const { stringify } = JSON;
  const { keys } = Object;
  const { isArray } = Array;
  const { Error, Map, Promise, Set } = globalThis;
  /** @type {(text: string, from: number, to: number) => string} */
  const slice = Function.prototype.call.bind(String.prototype.slice);
  const longest = 80;
  const maxItems = 8;
  const maxFields = 9;

  /** @param {string} text @param {number} length */
  const cut = (text, length) => (text.length <= length ? text : `${slice(text, 0, length - 1)}…`);

  /** @param {string} text @param {number} length */
  const quote = (text, length) => {
    const quoted = stringify(slice(text, 0, length));
    return text.length <= length && quoted.length <= length ? quoted : `${slice(quoted, 0, length - 2)}…"`;
  };

  /** @param {unknown} value @param {number} length */
  const simple = (value, length) => {
    switch (typeof value) {
      case "string":
        return quote(value, length);
      case "bigint":
        return cut(`${value}n`, length);
      case "function":
        return typeof value.name === "string" && value.name !== "" ? cut(`ƒ ${value.name}`, length) : "ƒ";
      case "symbol":
        return "Symbol()";
      default:
        return `${value}`;
    }
  };

  /** @param {object} value */
  const brief = (value) => {
    if (value instanceof Error) return cut(`${value.name}: ${value.message}`, longest);
    if (value instanceof Promise) return "Promise {…}";
    if (value instanceof Map) return `Map {…${value.size}}`;
    if (value instanceof Set) return `Set {…${value.size}}`;
    if (isArray(value)) return value.length === 0 ? "[]" : `[…${value.length}]`;
    return keys(value).length === 0 ? "{}" : "{…}";
  };

  /** @param {readonly unknown[]} value */
  const list = (value) => {
    let text = "";
    if (value.length > maxItems) return brief(value);
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (typeof item === "object" && item !== null) return brief(value);
      text += `${index === 0 ? "" : ", "}${simple(item, 24)}`;
    }
    return text.length + 2 <= longest / 2 ? `[${text}]` : brief(value);
  };

  /** @param {Record<string, unknown>} value */
  const record = (value) => {
    const names = keys(value);
    let full = "";
    let short = "";
    for (let index = 0; index < names.length && short.length <= longest; index += 1) {
      const name = names[index] ?? "";
      const separator = index === 0 ? "" : ", ";
      short += `${separator}${name}`;
      if (index >= maxFields || full.length > longest) continue;
      const field = value[name];
      full += `${separator}${name}: ${typeof field === "object" && field !== null ? brief(field) : simple(field, 24)}`;
    }
    if (names.length <= maxFields && full.length + 2 <= longest) return `{${full}}`;
    return short.length + 2 <= longest ? `{${short}}` : `{${slice(short, 0, longest - 3)}…}`;
  };

  /** @param {unknown} value @returns {string} at most 80 characters */
  return function describe(value) {
    try {
      if (typeof value !== "object" || value === null) return simple(value, longest);
      if (isArray(value)) return list(value);
      const text = brief(value);
      return text === "{…}" ? record(/** @type {Record<string, unknown>} */ (value)) : text;
    } catch {
      return "{…}";
    }
  };
}
