// @ts-check

/**
 * @typedef {Record<string, { value: unknown, version: number, json: string | undefined, text: string }>} Frame
 * @typedef {{ checked: number, version: number, names: readonly string[] | null, parts: unknown[] }} Snapshot
 */

/**
 * The functions that a compiled program calls at its probes. Runs inside the sandbox: handed over as text, so it must
 * not use anything from outside itself, and it keeps its own references to what a program could replace.
 *
 * Comparing the JSON of every variable at every probe would be quadratic in a growing `messages`. Instead each object
 * has a snapshot of its own fields and the number of the probe at which it, or anything inside it, was last seen to
 * differ; JSON is written only for what differs.
 *
 * @param {(event: string, line: number) => void} emit takes an event of the sandbox as JSON
 * @param {(value: unknown) => string} describe
 */
export function createProbes(emit, describe) {
  const { stringify } = JSON;
  const { is, keys, create } = Object;
  const { isArray } = Array;
  const { isSafeInteger } = Number;
  const maxValueLength = 64 * 1024;
  const maxDepth = 24;
  const maxVisits = 20_000;

  /** @type {WeakMap<object, Snapshot>} */
  const snapshots = new WeakMap();
  const getSnapshot = snapshots.get.bind(snapshots);
  const setSnapshot = snapshots.set.bind(snapshots);
  let probe = 0;
  let visits = 0;
  let busy = false;
  let lookInside = true;
  let lastLine = 0;
  /** @type {unknown} */
  let lastFrame;

  /** The probe at which `value` was last seen to differ, inside included. @param {object} value @param {number} depth @returns {number} */
  function versionOf(value, depth) {
    let snapshot = getSnapshot(value);
    if (snapshot !== undefined && snapshot.checked === probe) return snapshot.version;
    visits += 1;
    if (depth > maxDepth || visits > maxVisits) return snapshot === undefined ? probe : snapshot.version;
    const names = isArray(value) ? null : keys(value);
    const length = names === null ? /** @type {unknown[]} */ (value).length : names.length;
    if (snapshot === undefined) {
      snapshot = { checked: 0, version: probe, names, parts: [] };
      setSnapshot(value, snapshot);
    }
    snapshot.checked = probe;
    const { parts } = snapshot;
    const before = snapshot.names;
    let version = snapshot.version;
    if (parts.length !== length) version = probe;
    for (let index = 0; index < length; index += 1) {
      const name = names === null ? index : /** @type {string} */ (names[index]);
      if (names !== null && before !== null && before[index] !== name) version = probe;
      const part = /** @type {Record<string | number, unknown>} */ (value)[name];
      if (parts[index] !== part) {
        parts[index] = part;
        version = probe;
      }
      if (typeof part === "object" && part !== null) {
        const inside = versionOf(part, depth + 1);
        if (inside > version) version = inside;
      }
    }
    parts.length = length;
    snapshot.names = names;
    snapshot.version = version;
    return version;
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
    try {
      const json = /** @type {string | undefined} */ (stringify(value));
      return json !== undefined && json.length <= maxValueLength ? json : undefined;
    } catch {
      return undefined;
    }
  }

  /** @param {Frame} frame @param {string} key @param {unknown} value @returns {string | null} a change as JSON */
  function compare(frame, key, value) {
    const seen = frame[key];
    const kind = kindOf(value);
    if (seen !== undefined && is(seen.value, value)) {
      if (kind === "simple" || !lookInside) return null;
      if (kind === "object" && versionOf(/** @type {object} */ (value), 0) <= seen.version) return null;
    }
    if (kind === "object") versionOf(/** @type {object} */ (value), 0);
    const json = kind === "opaque" ? undefined : jsonOf(value);
    const text = describe(value);
    frame[key] = { value, version: probe, json, text };
    const comparable = json !== undefined || kind !== "object";
    if (seen !== undefined && comparable && seen.json === json && seen.text === text) return null;
    const mark = key.indexOf("#", 1);
    const name = mark < 0 ? key : key.slice(0, mark);
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
    if (busy || !isSafeInteger(line)) return;
    busy = true;
    let changes = "";
    try {
      probe += 1;
      visits = 0;
      const frame = groups[groups.length - 2];
      if (frame === undefined || frame !== lastFrame) lookInside = true;
      changes = changesOf(groups);
      lookInside = mayChange !== 0;
      lastFrame = frame;
      lastLine = line;
    } finally {
      busy = false;
    }
    emit(`{"type":"line","line":${String(line)},"changes":[${changes}]}`, line);
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
