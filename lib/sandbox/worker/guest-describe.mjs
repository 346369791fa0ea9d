// @ts-check

/**
 * Writes values for people, in a form without words. Runs inside the sandbox: it is handed over as text, so it must not
 * use anything from outside itself, and it keeps its own references to the built-ins that a program could replace.
 */
export function createDescriber() {
  const { stringify } = JSON;
  const { keys } = Object;
  const { isArray } = Array;
  const longest = 80;

  /** @param {string} text @param {number} length */
  const cut = (text, length) => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);

  /** @param {string} text @param {number} length */
  const quote = (text, length) => {
    const quoted = stringify(text.slice(0, length));
    return text.length <= length && quoted.length <= length ? quoted : `${quoted.slice(0, length - 2)}…"`;
  };

  /** @param {unknown} value @param {number} length */
  const simple = (value, length) => {
    switch (typeof value) {
      case "string":
        return quote(value, length);
      case "bigint":
        return cut(`${value}n`, length);
      case "function":
        return cut(`ƒ ${typeof value.name === "string" ? value.name : ""}`, length);
      case "symbol":
        return "Symbol()";
      default:
        return String(value);
    }
  };

  /** @param {object} value */
  const brief = (value) => {
    if (value instanceof Error) return cut(`${value.name}: ${value.message}`, longest);
    if (value instanceof Promise) return "Promise {…}";
    if (value instanceof Map || value instanceof Set) {
      return `${value instanceof Map ? "Map" : "Set"} {…${String(value.size)}}`;
    }
    if (isArray(value)) return value.length === 0 ? "[]" : `[…${String(value.length)}]`;
    return keys(value).length === 0 ? "{}" : "{…}";
  };

  /** @param {readonly unknown[]} value */
  const list = (value) => {
    if (value.length > 8 || value.some((each) => typeof each === "object" && each !== null))
      return brief(value);
    const text = `[${value.map((each) => simple(each, 24)).join(", ")}]`;
    return text.length <= longest / 2 ? text : brief(value);
  };

  /** @param {Record<string, unknown>} value */
  const record = (value) => {
    const names = keys(value);
    const fields = names.slice(0, 9).map((name) => {
      const field = value[name];
      const text = typeof field === "object" && field !== null ? brief(field) : simple(field, 24);
      return `${name}: ${text}`;
    });
    const full = `{${fields.join(", ")}}`;
    if (names.length <= 9 && full.length <= longest) return full;
    const short = `{${names.slice(0, 40).join(", ")}}`;
    return names.length <= 40 && short.length <= longest ? short : `${short.slice(0, longest - 2)}…}`;
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
