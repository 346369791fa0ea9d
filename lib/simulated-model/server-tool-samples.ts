import type { ServerToolName } from "./offered-tools";
import type { ModelLocale, ReplyBlock } from "./script";
import { base58Of } from "./stable-hash";

type ServerCall = Extract<ReplyBlock, { type: "server_tool_use" }>;

/** A call of a server tool about a question. Open: its result comes with the next reply. */
export function serverCall(
  name: ServerToolName,
  topic: string,
  open: boolean,
  locale: ModelLocale,
): ServerCall {
  const input = serverInput(name, topic);
  const call: ServerCall = { type: "server_tool_use", name, input };
  return open ? call : { ...call, result: serverResult(name, input, locale) };
}

function serverInput(name: ServerToolName, topic: string): Record<string, unknown> {
  switch (name) {
    case "web_search":
      return { query: topic.replace(/\s+/g, " ").trim().slice(0, 80) || "news" };
    case "web_fetch":
      return { url: /https?:\/\/[^\s"'<>)]+/.exec(topic)?.[0] ?? "https://example.org/" };
    case "code_execution":
      return { code: "print(6 * 7)" };
    default:
      return name satisfies never;
  }
}

/**
 * A result for a server call, in the shape of its result block (SDK src/resources/messages/messages.ts). The web that
 * it shows is invented and lies on example.org.
 */
export function serverResult(name: string, input: unknown, locale: ModelLocale): unknown {
  switch (name) {
    case "web_search":
      return [searchHit(textField(input, "query"), locale)];
    case "web_fetch":
      return fetchedPage(textField(input, "url"), locale);
    case "code_execution":
      return { type: "code_execution_result", stdout: "42\n", stderr: "", return_code: 0, content: [] };
    default:
      return { type: `${name}_tool_result_error`, error_code: "unavailable" };
  }
}

function searchHit(query: string, locale: ModelLocale): unknown {
  return {
    type: "web_search_result",
    title: locale === "fr" ? `Page simulée : ${query}` : `Simulated page: ${query}`,
    url: `https://example.org/${base58Of(query, 6)}`,
    encrypted_content: `${base58Of(`content/${query}`, 62)}==`,
    page_age: null,
  };
}

function fetchedPage(url: string, locale: ModelLocale): unknown {
  const data = locale === "fr" ? "Le texte simulé de cette page." : "The simulated text of this page.";
  return {
    type: "web_fetch_result",
    url,
    retrieved_at: null,
    content: {
      type: "document",
      source: { type: "text", media_type: "text/plain", data },
      title: null,
      citations: null,
    },
  };
}

function textField(input: unknown, field: string): string {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === "string" ? value : "";
}
