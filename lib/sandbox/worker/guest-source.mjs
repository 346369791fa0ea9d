// @ts-check
import { createDescriber } from "./guest-describe.mjs";
import { fixEnvironment } from "./guest-environment.mjs";
import { createHost } from "./guest-host.mjs";
import { createOutcome } from "./guest-outcome.mjs";
import { createProbes } from "./guest-probes.mjs";

/** The global that hands the probes to the program's first statement; the compiler writes the same name. */
const probesGlobal = "__loopscopeProbes";

/**
 * Text of the function that sets up a context. It gets the two host functions (see `guest-host.mjs`) and returns what
 * the session calls: `prepare(makePrelude)`, `start(entry, data)`, `answer(outcome)`, `jsonOf(value)`, `errorOf(error)`.
 * Nothing of it stays reachable for the program: all is handed on through closures.
 */
export const guestSource = `((emit, ask) => {
  "use strict";
  const { parse } = JSON;
  const probes = (${createProbes.toString()})(emit, (${createDescriber.toString()})());
  (${fixEnvironment.toString()})(emit);
  const { host, answer } = (${createHost.toString()})(emit, ask);
  const { jsonOf, errorOf } = (${createOutcome.toString()})();
  const makeArguments = [];
  Object.defineProperty(globalThis, "${probesGlobal}", {
    configurable: true,
    value: () => {
      delete globalThis.${probesGlobal};
      return probes;
    },
  });
  return {
    answer,
    jsonOf,
    errorOf,
    prepare: (prelude) => { makeArguments[0] = prelude(host); },
    start: async (entry, data) => entry((0, makeArguments[0])(parse(data))),
  };
})`;

/** Wraps a prelude: it sees `host` as a parameter, so the program cannot. @param {string} prelude */
export function preludeSource(prelude) {
  return `((host) => {${prelude}\nreturn makeArgument;})`;
}
