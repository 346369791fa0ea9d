/** Where the API's behaviour is written down or was seen; short names for the entries of the rules. */
const DOCS = "https://platform.claude.com/docs/en/";
const ISSUES = "https://github.com/";

export const PUBLIC_CODE = "public code quoting the API";
/** The simulator fills a gap: the API answers 400 there, or must, but no text is public. */
export const OWN = "no public text; the simulator’s own, in the form of its neighbours";
export const ERROR_CODES = `${DOCS}api/errors`;

/** A page of the documentation, by path. */
export function docs(path: string): string {
  return DOCS + path;
}

/** A thread or file on GitHub, by path. */
export function seen(path: string): string {
  return ISSUES + path;
}

/** A recorded answer of the real API, by case name. */
export function recorded(name: string): string {
  return seen(
    `tokenparty-net/llm-xlate/blob/98845bdc77c00ce1e46922a44984b2ea422ab7e6/crates/e2e/dataset/anthropic/${name}__claude-sonnet-5__20260910/response.json`,
  );
}

export const RECORDED_FINDINGS = seen(
  "tokenparty-net/llm-xlate/blob/d05394ecc6728524be19f4479203e2b3c4359ac0/crates/e2e/FINDINGS.md",
);
export const PROBE_TOOLS = seen(
  "aegis-gateway/aegis-ai-gateway/blob/91ec6b9f05e75e7e851430616773d00b38966f2c/scripts/dev/probe_anthropic_tools.py",
);
export const PROBE_CHOICE = seen(
  "aakshintala/fiber/blob/b06675c402a3286e528740b4b807d846ecf3cd86/research/anthropic-messages-probe/README.md",
);
