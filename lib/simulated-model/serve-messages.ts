import type Anthropic from "@anthropic-ai/sdk";
import { streamEventsOf } from "./interim-stream-events";
import { brokenJson, withBrokenInput, withInputJson } from "./broken-input";
import { decideFault } from "./decide-fault";
import type { PlannedFault } from "./fault";
import { formatFault } from "./fault-grammar";
import { replyStream, type SentEvent, type StreamEnd } from "./reply-stream";
import { compose, type ComposedReply } from "./respond";
import type { ModelScript } from "./script";
import { statusFailure } from "./sim-failures";
import { errorEnvelope, errorResponse, type Exchange, jsonResponse, successHeaders } from "./sim-response";

/** Everything that decides the answer to a request whose body passed validation. */
export interface MessagesJob {
  readonly params: Anthropic.MessageCreateParams;
  readonly script: ModelScript;
  readonly faults: readonly PlannedFault[];
  /** How often the client tried before. */
  readonly attempt: number;
  readonly exchange: Exchange;
  readonly headers: Readonly<Record<string, string>>;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Answers `POST /v1/messages`: the faults that strike first, then the reply, as JSON or as a stream. */
export async function serveMessages(job: MessagesJob): Promise<Response> {
  const struck = decideFault(job.faults, job.params, job.attempt);
  const exchange = { ...job.exchange, faults: struck.planned.map(formatFault).join(",") };
  if (struck.slowMilliseconds > 0) await job.sleep(struck.slowMilliseconds);
  const { fault } = struck;
  if (fault?.kind === "status") {
    return errorResponse(statusFailure(fault.status, job.params.model, fault.retryAfterSeconds), exchange);
  }
  const forced = fault?.kind === "stop_reason" ? fault.stop_reason : null;
  const reply = compose(job.params, job.script, { forced });
  const malformed = fault?.kind === "malformed-input";
  if (job.params.stream !== true) {
    const message = malformed ? (withBrokenInput(reply.message) ?? reply.message) : reply.message;
    return jsonResponse(message, exchange, job.headers);
  }
  const headers = {
    ...successHeaders(exchange),
    ...job.headers,
    "content-type": "text/event-stream; charset=utf-8",
  };
  const end = endOf(fault?.kind ?? null);
  return new Response(replyStream(eventsOf(reply, malformed), end), { headers });
}

function eventsOf(reply: ComposedReply, malformed: boolean): SentEvent[] {
  const events: SentEvent[] = streamEventsOf(reply.message);
  const { content } = reply.message;
  if (reply.openJson !== null) return withInputJson(events, content.length - 1, reply.openJson);
  const index = content.findIndex((block) => block.type === "tool_use");
  const block = content[index];
  if (!malformed || block?.type !== "tool_use") return events;
  return withInputJson(events, index, brokenJson(block.input));
}

function endOf(kind: string | null): StreamEnd {
  if (kind === "stream-cut") return { type: "cut" };
  if (kind !== "stream-error") return { type: "whole" };
  const overloaded = statusFailure(529, "", undefined);
  return { type: "error", envelope: errorEnvelope(overloaded, null) };
}
