import type { PlannedFault } from "./fault";
import { parseFaults } from "./fault-grammar";

const FAULTS = "faults=";

/** What the path before `/v1/` asks for. */
export type SimAddress =
  | { readonly type: "address"; readonly scenario: string | null; readonly faults: readonly PlannedFault[] }
  | { readonly type: "bad-faults"; readonly part: string }
  | { readonly type: "unknown" };

/**
 * Reads a base URL: `[<scenario>/][faults=<faults>/]v1/…`. Input: the decoded segments behind `/api/sim`.
 * Without a scenario the generic model answers. `unknown` when there is no `v1` or a segment too many before it.
 */
export function simAddress(segments: readonly string[]): SimAddress {
  const end = segments.lastIndexOf("v1");
  if (end === -1) return { type: "unknown" };
  const before = segments.slice(0, end);
  const specs = before.filter((segment) => segment.startsWith(FAULTS));
  const names = before.filter((segment) => !segment.startsWith(FAULTS));
  if (names.length > 1 || specs.length > 1) return { type: "unknown" };
  const faults = parseFaults((specs[0] ?? FAULTS).slice(FAULTS.length));
  if (!faults.ok) return { type: "bad-faults", part: faults.part };
  return { type: "address", scenario: names[0] ?? null, faults: faults.faults };
}
