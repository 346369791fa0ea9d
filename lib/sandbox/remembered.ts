export interface Remembered<T> {
  /** The value for a key, made when there is none yet. */
  of(key: string, make: () => T): T;
  /** For a value that turns out not to be worth keeping. */
  forget(key: string): void;
}

/** Keeps values by key, at most so many: the oldest goes when there are more. */
export function remembered<T>(most: number): Remembered<T> {
  const values = new Map<string, T>();
  return {
    of(key, make) {
      const known = values.get(key);
      if (known !== undefined) return known;
      const made = make();
      values.set(key, made);
      const oldest = values.keys().next();
      if (values.size > most && !oldest.done) values.delete(oldest.value);
      return made;
    },
    forget(key) {
      values.delete(key);
    },
  };
}
