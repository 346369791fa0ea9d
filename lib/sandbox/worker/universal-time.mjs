// @ts-check

/**
 * Makes the dates of this thread tell universal time. The interpreter asks the thread's `Date` for the local time; the
 * place of the server must neither be told to a program nor change what it does.
 */
export function useUniversalTime() {
  const prototype = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (Date.prototype));
  for (const part of ["FullYear", "Month", "Date", "Day", "Hours", "Minutes", "Seconds", "Milliseconds"]) {
    prototype[`get${part}`] = prototype[`getUTC${part}`];
  }
  prototype["getTimezoneOffset"] = () => 0;
}
