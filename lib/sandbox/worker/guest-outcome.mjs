// @ts-check

/**
 * Turns what a program returned or threw into JSON. Runs inside the sandbox: handed over as text, so it must not use
 * anything from outside itself.
 */
export function createOutcome() {
  const { stringify } = JSON;
  const { keys } = Object;
  const { InternalError } = /** @type {typeof globalThis & { InternalError: ErrorConstructor }} */ (
    globalThis
  );
  /** @type {(text: string, from: number, to: number) => string} */
  const slice = Function.prototype.call.bind(String.prototype.slice);

  /** What has no JSON is null. @param {unknown} value @returns {string} @throws what the interpreter ran out of */
  const jsonOf = (value) => {
    try {
      return stringify(value) ?? "null";
    } catch (error) {
      if (error instanceof InternalError) throw error;
      return "null";
    }
  };

  /** @param {() => unknown} read @param {string} otherwise @returns {string} */
  const textOf = (read, otherwise) => {
    try {
      const text = read();
      return typeof text === "string" && text !== "" ? text : otherwise;
    } catch {
      return otherwise;
    }
  };

  /** An error as JSON: its name and message, and its own fields that are data. @param {unknown} thrown @returns {string} */
  const errorOf = (thrown) => {
    if (typeof thrown !== "object" || thrown === null) {
      return `{"name":"Error","message":${jsonOf(textOf(() => (typeof thrown === "symbol" ? "Symbol()" : `${thrown}`), ""))}}`;
    }
    const error = /** @type {Record<string, unknown>} */ (thrown);
    let fields = "";
    try {
      for (const key of keys(error)) {
        if (key === "name" || key === "message" || key === "stack") continue;
        const json = jsonOf(error[key]);
        if (json.length <= 16_384) fields += `,${jsonOf(key)}:${json}`;
      }
    } catch {
      fields = "";
    }
    const name = jsonOf(
      slice(
        textOf(() => error["name"], "Error"),
        0,
        200,
      ),
    );
    const message = jsonOf(
      slice(
        textOf(() => error["message"], ""),
        0,
        4_000,
      ),
    );
    return `{"name":${name},"message":${message}${fields}}`;
  };

  return { jsonOf, errorOf };
}
