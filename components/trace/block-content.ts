import type { Json } from "@/lib/trace/event";

type Fields = Readonly<Record<string, Json | undefined>>;

/** The fields of a block, or none when it is not an object. */
export function fieldsOf(value: Json | undefined): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A field as text: strings as they are, anything else empty. */
export function textField(value: Json | undefined, name: string): string {
  const field = fieldsOf(value)[name];
  return typeof field === "string" ? field : "";
}

/** One piece of a result's content. */
export type ContentPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "media"; readonly kind: string; readonly source: string }
  | { readonly type: "link"; readonly title: string; readonly url: string }
  | { readonly type: "other"; readonly value: Json };

/** The content of a `tool_result` or of a server tool's result, piece by piece. A string is one text. */
export function contentParts(content: Json | undefined): readonly ContentPart[] {
  if (content === undefined || content === null || content === "") return [];
  if (typeof content === "string") return [{ type: "text", text: content }];
  return Array.isArray(content) ? content.map((part: Json) => partOf(part)) : [partOf(content)];
}

function partOf(part: Json): ContentPart {
  const { type, url, title } = fieldsOf(part);
  if (type === "text") return { type: "text", text: textField(part, "text") };
  if (type === "image" || type === "document") {
    return { type: "media", kind: type, source: mediaSource(part) };
  }
  if (typeof url === "string") return { type: "link", title: typeof title === "string" ? title : url, url };
  return { type: "other", value: part };
}

/** Where an image or document comes from, in the wire's own words: "base64 image/png, 12 kB", an address, a file id. */
export function mediaSource(block: Json): string {
  const source = fieldsOf(block)["source"];
  const { type, media_type, data, url, file_id } = fieldsOf(source);
  if (typeof url === "string") return url;
  if (typeof file_id === "string") return file_id;
  const size =
    typeof data === "string" && type === "base64" ? `${Math.ceil((data.length * 3) / 4096)} kB` : "";
  return [type, media_type, size]
    .flatMap((word) => (typeof word === "string" && word !== "" ? [word] : []))
    .join(" ");
}
