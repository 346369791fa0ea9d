export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Enough of the beginning for every header that is read here. */
const HEADER_CHARACTERS = 65_536;

function bytesOf(base64: string): Uint8Array {
  try {
    const head = base64.slice(0, HEADER_CHARACTERS);
    return Uint8Array.from(atob(head.slice(0, head.length - (head.length % 4))), (c) => c.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function at(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}

function big(bytes: Uint8Array, index: number): number {
  return at(bytes, index) * 256 + at(bytes, index + 1);
}

function little(bytes: Uint8Array, index: number): number {
  return at(bytes, index + 1) * 256 + at(bytes, index);
}

function isPng(bytes: Uint8Array): boolean {
  return at(bytes, 0) === 0x89 && at(bytes, 1) === 0x50 && bytes.length >= 24;
}

function isGif(bytes: Uint8Array): boolean {
  return at(bytes, 0) === 0x47 && at(bytes, 1) === 0x49 && bytes.length >= 10;
}

/** Walks the segments of a JPEG to its frame header (SOF0 to SOF15, the tables between them aside). */
function jpegSize(bytes: Uint8Array): ImageSize | null {
  let index = 2;
  while (index + 9 < bytes.length && at(bytes, index) === 0xff) {
    const marker = at(bytes, index + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: big(bytes, index + 5), width: big(bytes, index + 7) };
    }
    index += 2 + Math.max(2, big(bytes, index + 2));
  }
  return null;
}

/**
 * Reads the pixels of a base64 PNG, GIF or JPEG from its header. Output: null for anything it cannot read, which is
 * then not judged.
 */
export function imageSize(base64: string): ImageSize | null {
  const bytes = bytesOf(base64);
  if (isPng(bytes)) {
    return {
      width: big(bytes, 16) * 65_536 + big(bytes, 18),
      height: big(bytes, 20) * 65_536 + big(bytes, 22),
    };
  }
  if (isGif(bytes)) return { width: little(bytes, 6), height: little(bytes, 8) };
  return at(bytes, 0) === 0xff && at(bytes, 1) === 0xd8 ? jpegSize(bytes) : null;
}

/** Bytes that a base64 text decodes to. */
export function decodedBytes(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  return Math.floor((base64.length * 3) / 4) - padding;
}
