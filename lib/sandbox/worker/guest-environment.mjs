// @ts-check

/**
 * Fixes what would make two runs differ, and gives the program a console. Runs inside the sandbox: handed over as text,
 * so it must not use anything from outside itself.
 * @param {(event: string, line: number) => void} emit takes an event of the sandbox as JSON
 */
export function fixEnvironment(emit) {
  const { stringify } = JSON;
  const RealDate = Date;
  const { Error } = globalThis;
  /** @type {(text: string, from: number, to: number) => string} */
  const slice = Function.prototype.call.bind(String.prototype.slice);
  const now = RealDate.UTC(2026, 0, 1);
  const longest = 4_000;

  let state = 0x9e3779b9;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };

  RealDate.now = () => now;
  const FixedDate = new Proxy(RealDate, {
    construct: (target, values, caller) =>
      Reflect.construct(target, values.length === 0 ? [now] : values, caller),
    apply: () => new RealDate(now).toString(),
  });
  RealDate.prototype.constructor = FixedDate;
  globalThis.Date = FixedDate;

  /** @param {unknown} value @returns {string} */
  const write = (value) => {
    if (typeof value === "string") return value;
    try {
      if (value instanceof Error) return `${value.name}: ${value.message}`;
      if (typeof value === "object" && value !== null) return stringify(value, null, 2) ?? "{…}";
      return typeof value === "symbol" ? "Symbol()" : `${value}`;
    } catch {
      return "{…}";
    }
  };

  /** @param {string} level */
  const logger = (level) => {
    /** @param {unknown[]} values */
    return (...values) => {
      let text = "";
      for (let index = 0; index < values.length && text.length <= longest; index += 1) {
        text += `${index === 0 ? "" : " "}${write(values[index])}`;
      }
      const shown = text.length > longest ? `${slice(text, 0, longest - 1)}…` : text;
      emit(`{"type":"log","level":"${level}","text":${stringify(shown)}}`, 0);
    };
  };
  const console = { log: logger("log"), info: logger("info"), warn: logger("warn"), error: logger("error") };
  Object.defineProperty(globalThis, "console", { value: console, writable: true, configurable: true });
}
