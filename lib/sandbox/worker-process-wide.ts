/**
 * One value for the whole process. A bundler gives pages and routes a copy of a module each; what is scarce, threads and
 * their queues, must not be doubled with it.
 * Input: a name, and how the value is made the first time. Output: the same value for the same name, ever after.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`loopscope.${name}`);
  const shelf = globalThis as unknown as Record<symbol, T | undefined>;
  return (shelf[key] ??= make());
}
