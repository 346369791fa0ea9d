import { blockPath, blockPlace, isFields, stringOf, type RequestView } from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { PROBE_CHOICE } from "../sources";
import { firstOfType } from "./first-block";

const TYPES = ["direct", "code_execution_20250825", "code_execution_20260120", "code_execution_20260521"];

function invalidCaller(view: RequestView): Violation | null {
  const sources = new Set(
    (view.blocksByType.get("server_tool_use") ?? []).map(({ value }) => stringOf(value["id"])),
  );
  return firstOfType(view, "tool_use", (block) => {
    const caller = block.value["caller"];
    if (!isFields(caller)) return null;
    const tag = stringOf(caller["type"]);
    const ids = [stringOf(block.value["id"])];
    if (!TYPES.includes(tag)) {
      return {
        path: `${blockPath(block)}.caller.type`,
        ids,
        values: { ...blockPlace(block), tag },
        variant: "tag",
      };
    }
    const id = stringOf(caller["tool_id"]);
    return tag === "direct" || sources.has(id)
      ? null
      : { path: `${blockPath(block)}.caller`, ids, values: { id } };
  });
}

export const callerRules: readonly Rule[] = [
  rule({
    id: "tool-caller-invalid",
    phase: "pairing",
    at: "messages",
    template: "source tool {id} not found",
    variants: {
      tag: "messages.{N}.content.{M}.tool_use.caller: Input tag '{tag}' found using 'type' does not match any of the expected tags: 'direct', 'code_execution_20250825', 'code_execution_20260120'",
    },
    ownVariants: ["tag"],
    confidence: "seen in issues",
    source: PROBE_CHOICE,
    check: invalidCaller,
  }),
];
