import { isFields, type RequestView } from "../request-view";
import { rule, type Rule } from "../rule";
import { PUBLIC_CODE, RECORDED_FINDINGS } from "../sources";

/** Version 2023-06-01 only: in 2026-10-21 the parameters do not exist. */
function old(view: RequestView): boolean {
  return view.options.apiVersion === "2023-06-01";
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The first sampling parameter that is not at its default; any `top_k` counts. */
function nonDefault({ body }: RequestView): string | undefined {
  if (isSet(body["temperature"]) && body["temperature"] !== 1) return "temperature";
  if (isSet(body["top_p"]) && body["top_p"] !== 1) return "top_p";
  return isSet(body["top_k"]) ? "top_k" : undefined;
}

export const samplingRules: readonly Rule[] = [
  rule({
    id: "sampling-deprecated-model",
    phase: "features",
    at: "temperature",
    template: "`{field}` is deprecated for this model.",
    confidence: "documented",
    source: RECORDED_FINDINGS,
    check: (view) => {
      const field = old(view) && view.model?.sampling === false ? nonDefault(view) : undefined;
      return field === undefined ? null : { path: field, values: { field } };
    },
  }),
  rule({
    id: "sampling-both",
    phase: "features",
    at: "top_p",
    template: "`temperature` and `top_p` cannot both be specified for this model.",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) =>
      old(view) && isSet(view.body["temperature"]) && isSet(view.body["top_p"]) ? { path: "top_p" } : null,
  }),
  rule({
    id: "temperature-with-thinking",
    phase: "features",
    at: "temperature",
    template: "`temperature` may only be set to 1 when thinking is enabled or in adaptive mode.",
    confidence: "seen in issues",
    source: RECORDED_FINDINGS,
    check: (view) => {
      const { thinking, temperature } = view.body;
      const on = isFields(thinking) && (thinking["type"] === "enabled" || thinking["type"] === "adaptive");
      return old(view) && on && isSet(temperature) && temperature !== 1 ? { path: "temperature" } : null;
    },
  }),
];
