import type { RequestView } from "./request-view";
import type { Lint } from "./verdict";

/** What is accepted but unwise. Never an error. */
export function lintRequest(view: RequestView): Lint[] {
  void view;
  return [];
}
