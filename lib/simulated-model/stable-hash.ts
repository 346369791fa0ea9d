const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Four 32-bit words. The simulated model has no randomness: whatever looks random is drawn from one of these. */
export type Hash = readonly [number, number, number, number];

/** Hashes a text (cyrb128). Same text, same words; not meant to resist an attacker. Linear in the text. */
export function stableHash(text: string): Hash {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** The numbers that follow from a hash (sfc32): each call of the result gives the next one, 0 ≤ n < 2³². */
function numbersFrom([first, second, third, fourth]: Hash): () => number {
  let a = first;
  let b = second;
  let c = third;
  let counter = fourth;
  return () => {
    const next = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + next;
    return next >>> 0;
  };
}

/** Letters and digits as in the API's ids (no 0, O, I, l). Input: a text to draw from, and how many characters. */
export function base58Of(text: string, length: number): string {
  const next = numbersFrom(stableHash(text));
  let drawn = "";
  while (drawn.length < length) drawn += BASE58.charAt(next() % BASE58.length);
  return drawn;
}

/** A number in [0, 1) that follows from a text. */
export function unitOf(text: string): number {
  return numbersFrom(stableHash(text))() / 2 ** 32;
}
