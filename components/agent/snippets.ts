/** Ready-made beginnings for the address of the simulated API. Code is the same in every language. */
export interface Snippet {
  readonly name: "curl" | "typescript" | "python";
  readonly text: string;
}

const model = "claude-haiku-4-5";

/** Input: the base URL, without a slash at its end. Output: one snippet per client. */
export function snippetsFor(base: string): readonly Snippet[] {
  return [
    { name: "curl", text: curl(base) },
    { name: "typescript", text: typescript(base) },
    { name: "python", text: python(base) },
  ];
}

function curl(base: string): string {
  const body = JSON.stringify({
    model,
    max_tokens: 1024,
    messages: [{ role: "user", content: "Where is my parcel?" }],
  });
  return [
    `curl ${base}/v1/messages \\`,
    "  -H 'content-type: application/json' \\",
    "  -H 'x-api-key: anything' \\",
    "  -H 'anthropic-version: 2026-10-21' \\",
    `  -d '${body}'`,
  ].join("\n");
}

function typescript(base: string): string {
  return [
    'import Anthropic from "@anthropic-ai/sdk";',
    "",
    `const client = new Anthropic({ apiKey: "anything", baseURL: "${base}" });`,
    "const reply = await client.messages.create({",
    `  model: "${model}",`,
    "  max_tokens: 1024,",
    '  messages: [{ role: "user", content: "Where is my parcel?" }],',
    "});",
    "console.log(reply.stop_reason, reply.content);",
  ].join("\n");
}

function python(base: string): string {
  return [
    "from anthropic import Anthropic",
    "",
    `client = Anthropic(api_key="anything", base_url="${base}")`,
    "reply = client.messages.create(",
    `    model="${model}",`,
    "    max_tokens=1024,",
    '    messages=[{"role": "user", "content": "Where is my parcel?"}],',
    ")",
    "print(reply.stop_reason, reply.content)",
  ].join("\n");
}
