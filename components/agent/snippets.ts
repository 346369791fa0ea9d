/** Ready-made beginnings for the address of the simulated API. Code is the same in every language. */
export interface Snippet {
  readonly name: "curl" | "typescript" | "python";
  readonly text: string;
}

const model = "claude-haiku-4-5";
const question = "Where is my parcel 4821?";
/** One tool, so that the first reply already asks for something. */
const tool = {
  name: "track_parcel",
  description: "Says where a parcel is.",
  input_schema: { type: "object", properties: { number: { type: "string" } }, required: ["number"] },
};

/** Input: the base URL, without a slash at its end. Output: one snippet per client. */
export function snippetsFor(base: string): readonly Snippet[] {
  return [
    { name: "curl", text: curl(base) },
    { name: "typescript", text: typescript(base) },
    { name: "python", text: python(base) },
  ];
}

function curl(base: string): string {
  const messages = [{ role: "user", content: question }];
  return [
    `curl ${base}/v1/messages \\`,
    "  -H 'content-type: application/json' \\",
    "  -H 'x-api-key: anything' \\",
    "  -H 'anthropic-version: 2026-10-21' \\",
    `  -d '${JSON.stringify({ model, max_tokens: 1024, tools: [tool], messages })}'`,
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
    "  tools: [",
    "    {",
    `      name: "${tool.name}",`,
    `      description: "${tool.description}",`,
    '      input_schema: { type: "object", properties: { number: { type: "string" } }, required: ["number"] },',
    "    },",
    "  ],",
    `  messages: [{ role: "user", content: "${question}" }],`,
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
    `    tools=[${JSON.stringify(tool)}],`,
    `    messages=[{"role": "user", "content": "${question}"}],`,
    ")",
    "print(reply.stop_reason, reply.content)",
  ].join("\n");
}
