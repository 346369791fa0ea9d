import { z } from "zod";
import { stopReasons } from "../messages-api/stop-reason";
import type { PlannedFault } from "../simulated-model/fault";
import type { RecordedEffect } from "../trace/effect";
import { runLimits } from "./run-limits";

const stopReason = z.enum(stopReasons.map(({ value }) => value));

const fault = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("stop_reason"), stop_reason: stopReason }),
  z.object({
    kind: z.literal("status"),
    status: z.union([z.literal(429), z.literal(500), z.literal(529)]),
    retryAfterSeconds: z.number().min(0).max(60).optional(),
  }),
  z.object({ kind: z.literal("stream-cut") }),
  z.object({ kind: z.literal("stream-error") }),
  z.object({ kind: z.literal("malformed-input") }),
]);

const plannedFault = z.object({
  fault,
  timing: z.discriminatedUnion("type", [
    z.object({ type: z.literal("call"), call: z.number().int().min(1).max(100) }),
    z.object({
      type: z.literal("chance"),
      probability: z.number().min(0).max(1),
      seed: z.number().int(),
    }),
  ]),
});

const errorBody = z.object({
  type: z.literal("error"),
  error: z.object({ type: z.string(), message: z.string() }).loose(),
  request_id: z.string().nullable(),
});
const wireObject = z.record(z.string(), z.unknown());
const message = wireObject.and(z.object({ content: z.array(wireObject), usage: wireObject }));

const effect = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("response"), message }),
  z.object({ kind: z.literal("stream"), events: z.array(wireObject), message }),
  z.object({
    kind: z.literal("refusal"),
    status: z.number().int().min(0).max(599),
    error: errorBody,
    rule: z.string().optional(),
    retryAfterSeconds: z.number().optional(),
    events: z.array(wireObject).optional(),
  }),
  z.object({
    kind: z.literal("tool"),
    content: z.union([z.string(), z.array(wireObject)]),
    isError: z.boolean(),
  }),
  z.object({ kind: z.literal("sleep"), milliseconds: z.number() }),
]);

/** What `POST /api/runs` takes. Everything but the scenario has a default. */
export const runSchema = z.strictObject({
  scenario: z.string().max(64),
  locale: z.enum(["en", "fr"]).default("en"),
  prompt: z.string().max(runLimits.promptCharacters).optional(),
  /** Program text; the scenario's own when absent. */
  program: z.string().optional(),
  maxTokens: z.number().int().min(1).max(64_000).optional(),
  faults: z
    .array(plannedFault)
    .max(20)
    .default([])
    .transform((faults) => faults as PlannedFault[]),
  toolFaults: z
    .array(z.object({ call: z.number().int().min(1), message: z.string().max(1_000) }))
    .max(20)
    .default([]),
  /** Answers of an earlier run, to be replayed. */
  effects: z
    .array(effect)
    .max(runLimits.effects)
    .default([])
    .transform((effects) => effects as unknown as RecordedEffect[]),
  /** How many events the caller already holds; they are not sent again. */
  from: z.number().int().min(0).default(0),
  until: z.enum(["end", "effect"]).default("end"),
});

export type RunBody = z.output<typeof runSchema>;
