/**
 * Grades a choice: all or nothing, order and repetition do not matter.
 * Input: the right keys and the chosen ones. Output: true only if they are the same set.
 */
export function gradeChoice(keys: readonly string[], chosen: readonly string[]): boolean {
  const right = new Set(keys);
  const given = new Set(chosen);
  return right.size === given.size && [...right].every((key) => given.has(key));
}
