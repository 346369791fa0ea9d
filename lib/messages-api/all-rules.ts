import type { Rule } from "./rule";

/** Every rule about the body of a request, in the order of checks. */
export const requestRules: readonly Rule[] = [];
