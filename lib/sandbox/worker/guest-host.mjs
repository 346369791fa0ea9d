// @ts-check

/**
 * The `host` object that the prelude gets, and the way back for what the host answers. Runs inside the sandbox: handed
 * over as text, so it must not use anything from outside itself.
 * @param {(event: string, line: number) => void} emit takes an event of the sandbox as JSON
 * @param {(kind: string, payload: string) => void} ask queues an effect; answers come back in the same order
 */
export function createHost(emit, ask) {
  const { parse, stringify } = JSON;
  const { assign, freeze } = Object;
  const RealPromise = Promise;
  const RealError = Error;
  /** @type {Record<number, { resolve: (value: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = Object.create(null);
  let asked = 0;
  let answered = 0;

  const host = freeze({
    /** @param {unknown} kind @param {unknown} payload */
    effect: (kind, payload) =>
      new RealPromise((resolve, reject) => {
        ask(`${kind}`, stringify(payload) ?? "null");
        waiting[asked] = { resolve, reject };
        asked += 1;
      }),
    /** @param {unknown} data */
    note: (data) => {
      emit(`{"type":"note","data":${stringify(data) ?? "null"}}`, 0);
    },
  });

  /** Settles the oldest effect that waits. @param {string} json an `EffectOutcome` */
  const answer = (json) => {
    const outcome = parse(json);
    const { resolve, reject } = /** @type {typeof waiting[number]} */ (waiting[answered]);
    delete waiting[answered];
    answered += 1;
    if (outcome.type === "value") resolve(outcome.value);
    else reject(assign(new RealError(outcome.error.message), outcome.error));
  };

  return { host, answer };
}
