import { isFields, stringOf, type RequestView } from "../request-view";
import { rule, type Rule } from "../rule";
import { ERROR_CODES, OWN, RECORDED_FINDINGS } from "../sources";

const MODES = ["adaptive", "enabled", "disabled", "between_tools"];

/** The mode that the request asks for; "" when it says nothing. */
export function thinkingMode({ body }: RequestView): string {
  return isFields(body["thinking"]) ? stringOf(body["thinking"]["type"]) : "";
}

function effortOf({ body }: RequestView): string {
  return isFields(body["output_config"]) ? stringOf(body["output_config"]["effort"]) : "";
}

/** Whether the model refuses `thinking.type: mode`. */
function refuses(view: RequestView, mode: "enabled" | "adaptive" | "disabled" | "between_tools"): boolean {
  return thinkingMode(view) === mode && view.model?.thinking[mode] === false;
}

const PATH = { path: "thinking" };

export const thinkingShapeRules: readonly Rule[] = [
  rule({
    id: "thinking-tag",
    phase: "shape",
    at: "thinking",
    template:
      "thinking: Input tag '{tag}' found using 'type' does not match any of the expected tags: 'adaptive', 'enabled', 'disabled', 'between_tools'",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: (view) => {
      if (!isFields(view.body["thinking"])) return null;
      const tag = thinkingMode(view);
      return MODES.includes(tag) ? null : { path: "thinking.type", values: { tag } };
    },
  }),
];

export const thinkingModeRules: readonly Rule[] = [
  rule({
    id: "thinking-enabled-unsupported",
    phase: "features",
    at: "thinking",
    template:
      '"thinking.type.enabled" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.',
    confidence: "documented",
    source: ERROR_CODES,
    check: (view) => (refuses(view, "enabled") ? PATH : null),
  }),
  rule({
    id: "thinking-adaptive-unsupported",
    phase: "features",
    at: "thinking",
    template: "adaptive thinking is not supported on this model",
    confidence: "seen in issues",
    source: RECORDED_FINDINGS,
    check: (view) => (refuses(view, "adaptive") ? PATH : null),
  }),
  rule({
    id: "thinking-disabled-sonnet55",
    phase: "features",
    at: "thinking",
    template:
      'To turn thinking off on this model, send "thinking": {"type": "between_tools"} instead of {"type": "disabled"}.',
    simulatorText: true,
    confidence: "documented",
    source: ERROR_CODES,
    check: (view) => (refuses(view, "disabled") && view.model?.thinking.between_tools === true ? PATH : null),
  }),
  rule({
    id: "thinking-disabled-unsupported",
    phase: "features",
    at: "thinking",
    template:
      '"thinking.type.disabled" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.',
    confidence: "documented",
    source: ERROR_CODES,
    check: (view) => (refuses(view, "disabled") ? PATH : null),
  }),
  rule({
    id: "thinking-between-tools-unsupported",
    phase: "features",
    at: "thinking",
    template: '"thinking.type.between_tools" is not supported for this model.',
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: (view) => (refuses(view, "between_tools") ? PATH : null),
  }),
  rule({
    id: "thinking-off-high-effort",
    phase: "features",
    at: "output_config",
    template:
      "output_config.effort '{level}' is not supported when thinking is disabled on this model. Use effort 'high' or below, or enable thinking.",
    confidence: "documented",
    source: ERROR_CODES,
    check: (view) => {
      const level = effortOf(view);
      const off = ["disabled", "between_tools"].includes(thinkingMode(view));
      if (!off || !["xhigh", "max"].includes(level) || view.model?.thinking.offNeedsLowerEffort !== true)
        return null;
      return { path: "output_config.effort", values: { level } };
    },
  }),
];
