import { blockPath, isFields, listOf, type RequestView } from "../request-view";
import { rule, type Rule } from "../rule";
import { recorded } from "../sources";

const MAX_MARKS = 4;

function markedIn(list: unknown, path: string): string[] {
  return listOf(list).flatMap((value, index) =>
    isFields(value) && isFields(value["cache_control"]) ? [`${path}.${index}.cache_control`] : [],
  );
}

/** Every mark, in the order in which a prompt is cached: tools, system, messages. */
export function cacheMarks(view: RequestView): string[] {
  const inMessages = view.blocks.flatMap((block) => {
    const { cache_control: mark, content } = block.value;
    if (!isFields(mark) && !Array.isArray(content)) return [];
    const path = blockPath(block);
    const own = isFields(mark) ? [`${path}.cache_control`] : [];
    return [...own, ...markedIn(content, `${path}.content`)];
  });
  const top = isFields(view.body["cache_control"]) ? ["cache_control"] : [];
  return [
    ...markedIn(view.body["tools"], "tools"),
    ...markedIn(view.body["system"], "system"),
    ...inMessages,
    ...top,
  ];
}

export const cacheRules: readonly Rule[] = [
  rule({
    id: "cache-control-max",
    phase: "limits",
    at: "messages",
    template: "A maximum of 4 blocks with cache_control may be provided. Found {n}.",
    confidence: "documented",
    source: recorded("cache_too_many_breakpoints"),
    check: (view) => {
      const marks = cacheMarks(view);
      const path = marks[MAX_MARKS];
      return path === undefined ? null : { path, values: { n: marks.length } };
    },
  }),
];
