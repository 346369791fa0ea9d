import { decodedBytes, imageSize } from "../image-size";
import { blockPath, isFields, listOf, stringOf, type Fields, type RequestView } from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { docs } from "../sources";

const VISION = docs("build-with-claude/vision");
const TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"];
const MAX_BYTES = 5 * 1024 * 1024;
/** More images than this make a request a many-image request, with a smaller side limit. */
const MANY_IMAGES = 20;

interface ImageSlot {
  /** Where the block stands, and how the API's text writes it. */
  readonly path: string;
  readonly textPath: string;
  readonly source: Fields;
}

function imageOf(value: unknown, path: string, textPath: string): ImageSlot[] {
  if (!isFields(value) || value["type"] !== "image" || !isFields(value["source"])) return [];
  return value["source"]["type"] === "base64" ? [{ path, textPath, source: value["source"] }] : [];
}

/** Base64 images of the messages and of the results in them. */
function imagesOf(view: RequestView): ImageSlot[] {
  return view.blocks.flatMap((block) => {
    if (block.type === "image") return imageOf(block.value, blockPath(block), blockPath(block));
    if (block.type !== "tool_result" || !Array.isArray(block.value["content"])) return [];
    const path = blockPath(block);
    return listOf(block.value["content"]).flatMap((inner, index) =>
      imageOf(inner, `${path}.content.${index}`, `${path}.tool_result.content.${index}`),
    );
  });
}

function firstImage(
  view: RequestView,
  test: (source: Fields) => Record<string, string | number> | null,
): Violation | null {
  for (const { path, textPath, source } of imagesOf(view)) {
    const values = test(source);
    if (values !== null) return { path, values: { ...values, place: textPath } };
  }
  return null;
}

export const imageShapeRules: readonly Rule[] = [
  rule({
    id: "image-media-type",
    phase: "shape",
    at: "messages",
    template:
      "{place}.image.source.base64.media_type: Input should be 'image/jpeg', 'image/png', 'image/gif' or 'image/webp'",
    confidence: "seen in issues",
    source: VISION,
    check: (view) =>
      firstImage(view, (source) => (TYPES.includes(stringOf(source["media_type"])) ? null : {})),
  }),
];

export const imageRules: readonly Rule[] = [
  rule({
    id: "image-bytes",
    phase: "limits",
    at: "messages",
    template: "{place}.image.source.base64: image exceeds {k} MB maximum: {n} bytes > {max} bytes",
    confidence: "seen in issues",
    source: VISION,
    check: (view) =>
      firstImage(view, (source) => {
        const n = decodedBytes(stringOf(source["data"]));
        return n > MAX_BYTES ? { k: 5, n, max: MAX_BYTES } : null;
      }),
  }),
  rule({
    id: "image-dimensions",
    phase: "limits",
    at: "messages",
    template:
      "{place}.image.source.base64.data: At least one of the image dimensions exceed max allowed size: {max} pixels",
    confidence: "seen in issues",
    source: VISION,
    check: (view) => {
      const max = imagesOf(view).length > MANY_IMAGES ? 2000 : 8000;
      return firstImage(view, (source) => {
        const size = imageSize(stringOf(source["data"]));
        return size !== null && Math.max(size.width, size.height) > max ? { max } : null;
      });
    },
  }),
];
