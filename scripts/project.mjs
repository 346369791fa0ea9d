import { fileURLToPath } from "node:url";

/** Root folder of the project, wherever a command is started from. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** A complaint for the person at the keyboard: printed as one sentence, without a stack. */
export class Complaint extends Error {}

/** Oldest Node.js that the project runs on. */
const oldest = [20, 19];

/**
 * Checks a version of Node.js.
 * In: a version such as "v20.19.0". Out: nothing; throws a Complaint when it is too old.
 */
export function requireNode(version = process.version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new Complaint(
    `Loopscope needs Node.js ${oldest.join(".")} or newer; this is ${version}. Get a current one from https://nodejs.org and try again.`,
  );
}

/** Runs a command's main function; a Complaint becomes one clear sentence and exit code 1. */
export async function main(body) {
  process.chdir(root);
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  try {
    requireNode();
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
