// Written by scripts/subset-fonts.mjs.

/** Fonts that the first screen needs; the others load when a rule asks for them. */
export const preloadedFonts: readonly string[] = [
  "/fonts/newsreader.574ec549.woff2",
  "/fonts/instrument-sans.a575a43c.woff2",
  "/fonts/commit-mono.cc67245d.woff2",
];
