type Header = { key: string; value: string };

const refusedFeatures = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"];

/** Headers of every answer, pages and API alike. The pages' CSP carries a nonce: see `contentSecurityPolicy`. */
export const everywhereHeaders: Header[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: refusedFeatures.map((feature) => `${feature}=()`).join(", ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** An API answer is data: should a browser ever show one, nothing in it may load or run. */
export const apiHeaders: Header[] = [
  { key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" },
];

/** Font files carry a content hash in their name. */
export const fontHeaders: Header[] = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];

/**
 * The policy of one page.
 * `'strict-dynamic'` lets scripts that carry the nonce load the chunks they need; inline `style=`
 * attributes (Shiki, Radix) are allowed, inline `<style>` needs the nonce.
 * @param nonce fresh and unpredictable for every answer.
 * @param development `next dev` evaluates code for its stack traces, injects styles and opens a socket.
 */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
