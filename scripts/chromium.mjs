import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runNode } from "./children.mjs";
import { Complaint } from "./project.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const advice =
  "No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the program, and run the command again.";

/** The path that the person gave, if any. */
function given(env) {
  const path = env.CHROMIUM_PATH || env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH;
  if (!path) return undefined;
  if (existsSync(path)) return path;
  throw new Complaint(`CHROMIUM_PATH names “${path}”, but there is no such file.`);
}

function onSystem(env) {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find((path) => existsSync(path) && starts(path));
}

/** Ubuntu's `chromium` is a stub that asks for a snap: a browser counts only when it starts. */
function starts(path) {
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

async function ofPlaywright() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path !== "" && existsSync(path) ? path : undefined;
}

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}

async function fromDebian() {
  console.log("Installing Debian's Chromium …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { env, stdio: ["ignore", "ignore", "inherit"] };
  await run("apt-get", ["update", "-q"], quiet);
  await run("apt-get", ["install", "-qy", "--no-install-recommends", "chromium", "fonts-liberation"], quiet);
  return onSystem(process.env);
}

async function fromPlaywright() {
  console.log("Downloading Playwright's Chromium …");
  const code = await runNode(["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  return code === 0 ? ofPlaywright() : undefined;
}

/** Looks for a Chromium without installing one. Out: its path, or undefined. */
export async function findChromium(env = process.env) {
  return given(env) ?? onSystem(env) ?? (await ofPlaywright());
}

/** Finds a Chromium or installs one. Out: its path; throws a Complaint that says how to get one. */
export async function ensureChromium() {
  const found =
    (await findChromium()) ?? (isDebianRoot() ? await fromDebian() : undefined) ?? (await fromPlaywright());
  if (found === undefined) throw new Complaint(advice);
  return found;
}

/** As `ensureChromium`, for commands that install nothing. */
export async function requireChromium() {
  const found = await findChromium();
  if (found === undefined)
    throw new Complaint("No Chromium was found. Run `npm test` once to get one, or set CHROMIUM_PATH.");
  return found;
}
