import { post, programOf, runOnce } from "./http.mjs";
import { median, percentile } from "./report.mjs";

const repetitions = 30;

/** The effects that a trace recorded, as the page hands them back to the server. */
function effectsOf(events) {
  return events.flatMap((event) => {
    if (event.type === "response-received") return [{ kind: "response", message: event.message }];
    if (event.type === "tool-returned")
      return [{ kind: "tool", content: event.content, isError: event.isError }];
    return [];
  });
}

async function times(body) {
  const taken = [];
  for (let n = 0; n < repetitions; n += 1) taken.push((await body()).milliseconds);
  return taken;
}

/** The reference run through `POST /api/runs`: first ever, warm, and replayed from its recorded effects. */
export async function benchRuns(address, report) {
  const cold = await runOnce(address);
  report.add("first run of a fresh server", cold.milliseconds, "ms");
  const warm = await times(() => runOnce(address));
  report.add(`warm run, median of ${repetitions}`, median(warm), "ms", { most: 60 });
  report.add("warm run, p95", percentile(warm, 0.95), "ms");
  report.add("events of the run", cold.events.length, "events");
  const recorded = { effects: effectsOf(cold.events), from: cold.events.length - 1 };
  const replayed = await times(() => runOnce(address, recorded));
  report.add("replay of all its effects, median", median(replayed), "ms");
  report.add("replay, per event", median(replayed) / cold.events.length, "ms");
}

const attacks = {
  "endless loop": "while (true) {}",
  "memory bomb": "const a: string[] = []; while (true) a.push('x'.repeat(1_000_000) + String(a.length));",
  "search that ignores interrupts": "return String('a'.repeat(4e6).indexOf('a'.repeat(2e6) + 'b'));",
};

const keys = { "x-api-key": "any", "anthropic-version": "2023-06-01" };
const request = {
  model: "claude-haiku-4-5",
  max_tokens: 100,
  messages: [{ role: "user", content: "Where is my order #4821?" }],
};

/** How soon an attack is over, and how long others wait meanwhile. */
export async function benchSandbox(address, report) {
  const ask = () => post(`${address}/api/sim/order-tracking/v1/messages`, request, keys);
  // What a route costs when it is met for the first time is no attack's fault.
  await runOnce(address);
  await ask();
  for (const [name, statements] of Object.entries(attacks)) {
    let over = false;
    const attack = runOnce(address, { program: programOf(statements) }).finally(() => (over = true));
    const waits = [];
    while (!over) {
      const { status, milliseconds } = await ask();
      if (status !== 200) throw new Error(`the endpoint answered ${status}`);
      waits.push(milliseconds);
    }
    const { events, milliseconds } = await attack;
    report.add(`${name}, stopped by “${events.at(-1).limit}” after`, milliseconds, "ms", { most: 2500 });
    report.add(`${name}, another request waits at most`, Math.max(...waits), "ms", { most: 100 });
  }
}
