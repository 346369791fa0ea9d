import { createServer } from "vite";
import { root } from "../project.mjs";

/** A valid history: a question, then calls and their results in turn. In: how many messages, an odd number or one less. */
export function historyOf(count) {
  const messages = [{ role: "user", content: "Where is my order #4821?" }];
  for (let turn = 0; messages.length < count; turn += 1) {
    const id = `toolu_bench${String(turn).padStart(12, "0")}`;
    messages.push({
      role: "assistant",
      content: [
        { type: "text", text: "Let me look." },
        { type: "tool_use", id, name: "lookup_order", input: { order_id: "4821" } },
      ],
    });
    messages.push({
      role: "user",
      content: [{ type: "tool_result", tool_use_id: id, content: "Order 4821: shipped, March 30, FedEx" }],
    });
  }
  return messages;
}

/** A request around such a history, to a model whose window takes 10,000 messages. */
export function requestOf(count) {
  return {
    model: "claude-sonnet-4-6",
    max_tokens: 1024,
    tools: [
      {
        name: "lookup_order",
        description: "Returns the status of one order.",
        input_schema: {
          type: "object",
          properties: { order_id: { type: "string" } },
          required: ["order_id"],
        },
      },
    ],
    messages: historyOf(count),
  };
}

/**
 * Processor time of the best of seven samples, each of about 40,000 messages: the clock of processor time is coarse,
 * and what other programs on the machine take away is not ours.
 */
function nanosecondsPerMessage(validate, count) {
  const body = requestOf(count);
  const { length } = body.messages;
  const rounds = Math.ceil(40_000 / length);
  const samples = [];
  for (let sample = 0; sample < 7; sample += 1) {
    const begun = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) {
      const verdict = validate(body);
      if (!verdict.ok) throw new Error(`refused ${length} messages: ${verdict.refusal.message}`);
    }
    samples.push(process.cpuUsage(begun).user);
  }
  return (Math.min(...samples) * 1000) / (rounds * length);
}

/** Time per message of request validation; it must not grow with the length of the history. */
export async function benchValidation(report) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { validateRequest } = await vite.ssrLoadModule("/lib/messages-api/validate-request.ts");
    const validate = (body) => validateRequest(body, { apiVersion: "2023-06-01", betas: [] });
    nanosecondsPerMessage(validate, 101);
    const per = [101, 1001, 10_001].map((count) => [count - 1, nanosecondsPerMessage(validate, count)]);
    for (const [count, nanoseconds] of per)
      report.add(`validation, history of ${count}`, nanoseconds, "ns/message");
    report.add("growth from 100 to 10,000 messages", per[2][1] / per[0][1], "×", { most: 2 });
  } finally {
    await vite.close();
  }
}
