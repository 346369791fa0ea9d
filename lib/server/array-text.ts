/** How wide a line may get: what a column of the page holds. */
const width = 76;

/** Writes a `messages` array to be read and edited: a message per paragraph, a block per line where it fits. */
export function arrayText(messages: unknown): string {
  if (!Array.isArray(messages)) return flat(messages);
  return `[\n${messages.map((message) => `  ${messageText(message)}`).join(",\n")}\n]`;
}

function messageText(message: unknown): string {
  const whole = flat(message);
  if (whole.length + 2 <= width || !isRecord(message) || !Array.isArray(message["content"])) return whole;
  const { content, ...rest } = message;
  const head = flat(rest).slice(0, -2);
  const blocks = content.map((block: unknown) => `    ${blockText(block)}`).join(",\n");
  return `${head}, "content": [\n${blocks}\n  ] }`;
}

/** The fields of a block, as many on a line as fit. */
function blockText(block: unknown): string {
  const whole = flat(block);
  if (whole.length + 4 <= width || !isRecord(block)) return whole;
  const lines: string[] = [];
  let line = "{";
  for (const [index, [key, value]] of Object.entries(block).entries()) {
    const field = `${JSON.stringify(key)}: ${flat(value)}`;
    const isLast = index === Object.keys(block).length - 1;
    if (line !== "{" && 6 + line.length + field.length + 2 > width) {
      lines.push(line);
      line = `      ${field}`;
    } else {
      line = `${line} ${field}`;
    }
    if (!isLast) line += ",";
  }
  return `${[...lines, line].join("\n")} }`;
}

/** One line, with a space inside every pair of braces. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flat(item)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
