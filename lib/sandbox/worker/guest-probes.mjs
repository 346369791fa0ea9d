// @ts-check

/**
 * @typedef {Record<string, { value: unknown, version: number, json: string | undefined, text: string }>} Frame
 * @typedef {object} Snapshot what was last seen of an object
 * @property {number} checked the probe that looked last
 * @property {number} version the probe at which it, or anything inside it, was last seen to differ
 * @property {number} length
 * @property {number} size about as many characters as its JSON has
 * @property {readonly string[] | null} names null for an array
 * @property {unknown[]} parts
 */

/**
 * The functions that a compiled program calls at its probes. Runs inside the sandbox: handed over as text, so it must
 * not use anything from outside itself, and it keeps its own references to what a program could replace.
 *
 * Comparing the JSON of every variable at every probe would be quadratic in a growing `messages`. Instead each object
 * has a snapshot, and JSON is written only for what differs.
 *
 * @param {(event: string, line: number) => void} emit takes an event of the sandbox as JSON
 * @param {(value: unknown) => string} describe
 */
export function createProbes(emit, describe) {
  const { stringify } = JSON;
  const { is, keys, create } = Object;
  const { isArray } = Array;
  const { isSafeInteger } = Number;
  const { Error, Map, Promise, Set } = globalThis;
  const maxValueLength = 64 * 1024;
  const maxDepth = 24;
  /** What is further inside, or further on, is taken as unchanged. */
  const maxLooks = 4_000;

  /** @type {WeakMap<object, Snapshot>} */
  const snapshots = new WeakMap();
  const getSnapshot = snapshots.get.bind(snapshots);
  const setSnapshot = snapshots.set.bind(snapshots);
  let probe = 0;
  let looks = 0;
  let busy = false;
  let lookInside = true;
  let lastLine = 0;
  /** @type {unknown} */
  let lastFrame;

  /**
   * Compares an object with its snapshot and renews that, inside included.
   * @param {object} value @param {number} depth @returns {Snapshot}
   */
  function look(value, depth) {
    const known = getSnapshot(value);
    if (known !== undefined && known.checked === probe) return known;
    const names = isArray(value) ? null : keys(value);
    const length = names === null ? /** @type {unknown[]} */ (value).length : names.length;
    const snapshot = known ?? { checked: 0, version: probe, length, size: 0, names, parts: [] };
    if (known === undefined) setSnapshot(value, snapshot);
    snapshot.checked = probe;
    if (snapshot.length !== length) snapshot.version = probe;
    snapshot.length = length;
    looks += length + 1;
    if (depth > maxDepth || looks > maxLooks) {
      snapshot.size = maxValueLength;
      return snapshot;
    }
    compareParts(/** @type {Record<string | number, unknown>} */ (value), names, snapshot, depth);
    return snapshot;
  }

  /**
   * @param {Record<string | number, unknown>} value @param {readonly string[] | null} names null for an array
   * @param {Snapshot} snapshot @param {number} depth
   */
  function compareParts(value, names, snapshot, depth) {
    const { parts, length, names: namesBefore } = snapshot;
    let { version } = snapshot;
    let size = 2;
    for (let index = 0; index < length; index += 1) {
      const name = names === null ? index : /** @type {string} */ (names[index]);
      if (typeof name === "string") {
        size += name.length + 3;
        if (namesBefore === null || namesBefore[index] !== name) version = probe;
      }
      const part = value[name];
      const before = parts[index];
      // NaN differs from itself.
      if (before !== part && (before === before || part === part)) {
        parts[index] = part;
        version = probe;
      }
      if (typeof part === "string") size += part.length + 3;
      else if (typeof part === "object" && part !== null) {
        const inside = look(part, depth + 1);
        size += inside.size;
        if (inside.version > version) version = inside.version;
      } else size += 5;
    }
    parts.length = length;
    snapshot.names = names;
    snapshot.version = version;
    snapshot.size = size;
  }

  /** `opaque`: objects whose JSON says nothing; what is written of them is compared instead. @param {unknown} value */
  function kindOf(value) {
    if (typeof value !== "object" || value === null) return "simple";
    const opaque =
      value instanceof Error || value instanceof Map || value instanceof Set || value instanceof Promise;
    return opaque ? "opaque" : "object";
  }

  /** The JSON of a value; undefined when it has none, or too much. @param {unknown} value */
  function jsonOf(value) {
    if (typeof value === "number" && !(value - value === 0)) return undefined;
    if (typeof value === "string" && value.length > maxValueLength) return undefined;
    try {
      const json = /** @type {string | undefined} */ (stringify(value));
      return json !== undefined && json.length <= maxValueLength ? json : undefined;
    } catch {
      return undefined;
    }
  }

  /** The variable's name: the second `x` of a function is compared under `x#2`. @param {string} key */
  function nameOf(key) {
    let name = "";
    for (let index = 0; index < key.length && (index === 0 || key[index] !== "#"); index += 1)
      name += key[index];
    return name;
  }

  /** @param {Frame} frame @param {string} key @param {unknown} value @returns {string | null} a change as JSON */
  function compare(frame, key, value) {
    const seen = frame[key];
    const kind = kindOf(value);
    const same = seen !== undefined && is(seen.value, value);
    if (same && (kind === "simple" || !lookInside)) return null;
    let readable = kind === "simple";
    if (kind === "object") {
      const { version, size } = look(/** @type {object} */ (value), 0);
      if (same && version <= seen.version) return null;
      readable = size < maxValueLength;
    }
    const json = readable ? jsonOf(value) : undefined;
    const text = describe(value);
    frame[key] = { value, version: probe, json, text };
    const comparable = json !== undefined || kind !== "object";
    if (seen !== undefined && comparable && seen.json === json && seen.text === text) return null;
    const name = nameOf(key);
    const start = `{"name":${stringify(name)},"text":${stringify(text)}`;
    return json === undefined ? `${start}}` : `${start},"value":${json}}`;
  }

  /** @param {readonly unknown[]} groups frames, each followed by a function that reads its variables */
  function changesOf(groups) {
    /** @type {string} */
    let changes = "";
    for (let index = 0; index + 1 < groups.length; index += 2) {
      const frame = /** @type {Frame} */ (groups[index]);
      try {
        const values = /** @type {() => Record<string, unknown>} */ (groups[index + 1])();
        for (const key of keys(values)) {
          const change = compare(frame, key, values[key]);
          if (change !== null) changes += changes === "" ? change : `,${change}`;
        }
      } catch {
        // A function called before a variable around it is initialised: nothing can be read there yet.
      }
    }
    return changes;
  }

  /** @param {number} line @param {number} mayChange @param {readonly unknown[]} groups */
  function reach(line, mayChange, groups) {
    if (busy || !isSafeInteger(line) || line < 1) return;
    busy = true;
    let changes = "";
    try {
      probe += 1;
      looks = 0;
      const frame = groups[groups.length - 2];
      if (frame === undefined || frame !== lastFrame) lookInside = true;
      changes = changesOf(groups);
      lookInside = mayChange !== 0;
      lastFrame = frame;
      lastLine = line;
    } finally {
      busy = false;
    }
    emit(`{"type":"line","line":${line},"changes":[${changes}]}`, line);
  }

  return {
    /** A statement is reached. @param {number} line @param {number} mayChange @param {unknown[]} groups */
    p: (line, mayChange, ...groups) => {
      reach(line, mayChange, groups);
    },
    /** The same, unless its line was reached just before. @param {number} line @param {number} mayChange @param {unknown[]} groups */
    h: (line, mayChange, ...groups) => {
      if (line !== lastLine) reach(line, mayChange, groups);
    },
    /** A function begins: nothing was seen of its variables. @returns {Frame} */
    f: () => create(null),
  };
}
