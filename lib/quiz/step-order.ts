/**
 * One order that keeps every stated pair, as close to the given one as that allows.
 * Input: ids, and pairs of which the first must come before the second. Errors: throws if the pairs form a circle.
 */
export function stepOrder(
  ids: readonly string[],
  before: readonly (readonly [string, string])[],
): readonly string[] {
  const left = [...ids];
  const order: string[] = [];
  while (left.length > 0) {
    const next = left.find((id) => !before.some(([first, second]) => second === id && left.includes(first)));
    if (next === undefined) throw new Error(`Steps wait for each other: ${left.join(", ")}`);
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}
