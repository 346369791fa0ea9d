import type { TraceEvent } from "./event";

/**
 * Whether a learner can predict what comes at this event: a reply or refusal arrives (which branch?),
 * results are appended (are they paired?), or the run ends (why now?).
 */
export function isFork(event: TraceEvent): boolean {
  switch (event.type) {
    case "response-received":
    case "request-refused":
    case "run-returned":
    case "run-threw":
    case "run-stopped":
      return true;
    case "message-appended":
      return (
        event.message.role === "user" &&
        Array.isArray(event.message.content) &&
        event.message.content.some((block) => block.type === "tool_result")
      );
    default:
      return false;
  }
}
