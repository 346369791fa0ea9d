// Cuts the web fonts of the product out of their npm packages (all under the SIL Open Font License 1.1).
// Writes public/fonts/, app/styles/fonts.css and app/font-files.ts; run it after changing a font package
// or the characters below. The result is committed, so that a build needs no font tools.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = `${root}node_modules/`;
const target = `${root}public/fonts/`;

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const french = "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ";
const names = "ÁÄÅÍÑÓÖÚßáäåíñóöøú";
const marks = "\u00a0\u202f\u2009‑–—‘’‚“”„…‹›«»•·°×÷±−€£§©™ªº¹²³½";
const shapes = "←↑→↓✓✗✕▶◀●▲■◆○□◇⏎⌘⇧";
const features = ["kern", "mark", "mkmk", "ccmp", "liga", "lnum", "pnum", "tnum", "calt", "ss03", "rvrn"];

const newsreader = "@fontsource-variable/newsreader/files/newsreader-latin-opsz-";
const instrument = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-";
const commit = "@fontsource/commit-mono/files/commit-mono-latin-";

// The optical sizes and weights are those that the style sheets use.
const faces = [
  {
    name: "newsreader",
    family: "Newsreader",
    source: `${newsreader}normal.woff2`,
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 6, max: 38 } },
    weight: "400 600",
    preload: true,
  },
  {
    name: "newsreader-italic",
    family: "Newsreader",
    source: `${newsreader}italic.woff2`,
    axes: { wght: 400, opsz: 16 },
    weight: "400 600",
    style: "italic",
  },
  {
    name: "instrument-sans",
    family: "Instrument Sans",
    source: `${instrument}normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    weight: "400 700",
    preload: true,
  },
  {
    name: "commit-mono",
    family: "Commit Mono",
    source: `${commit}400-normal.woff2`,
    weight: "400",
    preload: true,
  },
  { name: "commit-mono-semibold", family: "Commit Mono", source: `${commit}600-normal.woff2`, weight: "600" },
  {
    name: "commit-mono-italic",
    family: "Commit Mono",
    source: `${commit}400-italic.woff2`,
    weight: "400",
    style: "italic",
  },
];

// Until a font has arrived, a system font takes its exact room: average widths and line metrics are those
// of the fonts themselves, over the letter frequencies of Latin text.
const fallbacks = [
  { family: "Newsreader", local: "Times New Roman", size: "99.84%", ascent: "73.62%", descent: "26.54%" },
  { family: "Instrument Sans", local: "Arial", size: "103.22%", ascent: "93.97%", descent: "24.22%" },
  { family: "Commit Mono", local: "Courier New", size: "99.98%", ascent: "90.02%", descent: "20%" },
];

function faceRule({ family, weight, style = "normal", file }) {
  return `@font-face {
  font-family: "${family}";
  src: url("/fonts/${file}") format("woff2");
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
}
`;
}

function fallbackRule({ family, local, size, ascent, descent }) {
  return `@font-face {
  font-family: "${family} Fallback";
  src: local("${local}");
  size-adjust: ${size};
  ascent-override: ${ascent};
  descent-override: ${descent};
  line-gap-override: 0%;
}
`;
}

async function cut(face) {
  const characters = ascii + french + names + marks + (face.name.startsWith("commit") ? shapes : "");
  const bytes = await subsetFont(readFileSync(packages + face.source), characters, {
    targetFormat: "woff2",
    keepFeatures: features,
    ...(face.axes === undefined ? {} : { variationAxes: face.axes }),
  });
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const file = `${face.name}.${hash}.woff2`;
  writeFileSync(target + file, bytes);
  console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} kB`);
  return { ...face, file, size: bytes.length };
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const made = [];
for (const face of faces) made.push(await cut(face));
for (const name of [
  "@fontsource-variable/newsreader",
  "@fontsource-variable/instrument-sans",
  "@fontsource/commit-mono",
]) {
  copyFileSync(`${packages}${name}/LICENSE`, `${target}${name.split("/")[1]}.LICENSE.txt`);
}
const note = "/* Written by scripts/subset-fonts.mjs. */\n\n";
writeFileSync(
  `${root}app/styles/fonts.css`,
  note + [...made.map(faceRule), ...fallbacks.map(fallbackRule)].join("\n"),
);
const urls = made.filter((face) => face.preload).map((face) => `  "/fonts/${face.file}",\n`);
writeFileSync(
  `${root}app/font-files.ts`,
  `// Written by scripts/subset-fonts.mjs.\n\n/** Fonts that the first screen needs; the others load when a rule asks for them. */\nexport const preloadedFonts: readonly string[] = [\n${urls.join("")}];\n`,
);
console.log(`total ${(made.reduce((sum, face) => sum + face.size, 0) / 1000).toFixed(1)} kB`);
