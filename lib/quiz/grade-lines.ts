/**
 * Grades marked lines: right if something is marked and every mark is on a faulty line or on a neighbour
 * that counts. Input: the lines that count, derived from the edit, and the marked ones, both from 1.
 */
export function gradeLines(faulty: readonly number[], marked: readonly number[]): boolean {
  return marked.length > 0 && marked.every((line) => faulty.includes(line));
}
