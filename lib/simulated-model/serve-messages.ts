import type Anthropic from "@anthropic-ai/sdk";
import { errorEnvelope } from "../messages-api/error-envelope";
import { transportRefusal } from "../messages-api/transport-rules";
import { wireEventsOf, type WireEvent } from "../messages-api/stream-events";
import { brokenJson, withBrokenInput } from "./broken-input";
import { decideFault } from "./decide-fault";
import type { Fault, PlannedFault } from "./fault";
import { formatFault } from "./fault-grammar";
import { replyStream, type StreamEnd } from "./reply-stream";
import { compose, type ComposedReply } from "./respond";
import type { ModelScript } from "./script";
import { errorResponse, type Exchange, jsonResponse, ORGANIZATION, successHeaders } from "./sim-response";

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
    return statusResponse(fault, job.params.model, exchange);
  }
  const forced = fault?.kind === "stop_reason" ? fault.stop_reason : null;
  const reply = compose(job.params, job.script, { forced });
  const malformed = fault?.kind === "malformed-input";
  if (job.params.stream !== true) {
    const message = malformed ? withBrokenInput(reply.message) : reply.message;
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

/** Seconds to wait after a forced 429 that names none. */
const RETRY_AFTER = 1;

function statusResponse(
  fault: Extract<Fault, { kind: "status" }>,
  model: string,
  exchange: Exchange,
): Response {
  switch (fault.status) {
    case 429: {
      const refusal = transportRefusal("rate-limit", { n: "2,000,000", org: ORGANIZATION, model });
      return errorResponse(refusal, exchange, {
        "retry-after": String(fault.retryAfterSeconds ?? RETRY_AFTER),
      });
    }
    case 500:
      return errorResponse(transportRefusal("api-error"), exchange);
    case 529:
      return errorResponse(transportRefusal("overloaded"), exchange);
    default:
      return fault.status satisfies never;
  }
}

function eventsOf({ message, openJson }: ComposedReply, malformed: boolean): WireEvent[] {
  const cutInput = openJson ?? (malformed ? brokenJson(message) : null);
  return wireEventsOf(message, cutInput === null ? {} : { cutInput });
}

function endOf(kind: string | null): StreamEnd {
  if (kind === "stream-cut") return { type: "cut" };
  if (kind !== "stream-error") return { type: "whole" };
  return { type: "error", event: errorEnvelope(transportRefusal("overloaded"), null) };
}
