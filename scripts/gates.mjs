import { existsSync, readFileSync, rmSync } from "node:fs";
import { build, nextCli } from "./build.mjs";
import { runNode } from "./children.mjs";
import { Complaint } from "./project.mjs";
import { withServer } from "./server.mjs";

const unitReport = ".play/unit.json";
const journeyReport = ".play/journeys.json";

const one = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, names: [] });

function node(...args) {
  return async () => one((await runNode(args)) === 0);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** A runner that fails without a failed test (a broken file, say) counts as one failure. */
function totals(passed, names, failed, code) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, names };
}

/** The names of the tests of Vitest that failed. */
function failedTests(report) {
  const results = report?.testResults ?? [];
  return results.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
  );
}

/** The names of the journeys of Playwright that failed, in whatever depth they stand. */
function failedJourneys({ suites = [], specs = [] } = {}) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(failedJourneys)];
}

async function unit() {
  rmSync(unitReport, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
  const code = await runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters]);
  const report = readReport(unitReport);
  return totals(report?.numPassedTests ?? 0, failedTests(report), report?.numFailedTests ?? 0, code);
}

async function journeys(chromium, built) {
  if (!built) {
    console.log("Not run: there is no build to travel through.");
    return one(false);
  }
  rmSync(journeyReport, { force: true });
  const code = await withServer((address) =>
    runNode(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], {
      env: {
        ...process.env,
        LOOPSCOPE_URL: address,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
      },
    }),
  );
  const report = readReport(journeyReport);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return totals(expected + flaky, failedJourneys(report), unexpected, code);
}

/** Every gate of the project, in the order in which it is run. */
function gates(chromium) {
  let built = false;
  const production = async () => one((built = await build()));
  return [
    ["Formatting", node("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")],
    ["Lint", node("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", ".")],
    ["Types", node("node_modules/typescript/bin/tsc", "--noEmit")],
    ["Unit tests and content checks", unit],
    ["Production build", production],
    ["Browser journeys", () => journeys(chromium, built)],
  ];
}

/** What a gate that cannot even run says counts as its failure. */
async function attempt(gate) {
  try {
    return await gate();
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    return one(false);
  }
}

/**
 * Runs every gate, also after one has failed, and prints a line of totals at the end.
 * In: the path of a Chromium. Out: the exit code.
 */
export async function runGates(chromium) {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  // The types of routes and style sheets come from Next.js; without them a fresh clone has unknown imports.
  await runNode([nextCli, "typegen"]);
  for (const [name, gate] of gates(chromium)) {
    console.log(`\n── ${name}`);
    const begun = Date.now();
    const { passed, failed, names } = await attempt(gate);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push([name, ...names].join("\n  ✗ "));
    console.log(`${failed > 0 ? "✗" : "✓"} ${name} (${Math.round((Date.now() - begun) / 1000)} s)`);
  }
  console.log(failures.length === 0 ? "\nEvery gate is open." : `\nFailed:\n${failures.join("\n")}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
