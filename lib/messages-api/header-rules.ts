import { ruleEntry } from "./rule";
import { docs, OWN, PUBLIC_CODE, recorded, seen } from "./sources";

const UNAUTHORIZED = { status: 401, type: "authentication_error" } as const;

export const corsHeader = ruleEntry({
  id: "cors-header",
  ...UNAUTHORIZED,
  at: "anthropic-dangerous-direct-browser-access",
  template: "CORS requests must set 'anthropic-dangerous-direct-browser-access' header",
  confidence: "seen in issues",
  source: seen("ChatGPTNextWeb/NextChat/issues/5429"),
});

export const authMissing = ruleEntry({
  id: "auth-missing",
  ...UNAUTHORIZED,
  at: "x-api-key",
  template: "x-api-key header is required",
  simulatorText: true,
  confidence: "claimed only",
  source: OWN,
});

export const authInvalidKey = ruleEntry({
  id: "auth-invalid-key",
  ...UNAUTHORIZED,
  at: "x-api-key",
  template: "invalid x-api-key",
  confidence: "seen in issues",
  source: docs("api/errors"),
});

export const authInvalidBearer = ruleEntry({
  id: "auth-invalid-bearer",
  ...UNAUTHORIZED,
  at: "authorization",
  template: "Invalid bearer token",
  confidence: "seen in issues",
  source: PUBLIC_CODE,
});

export const contentType = ruleEntry({
  id: "content-type",
  at: "content-type",
  template: "content-type: must be application/json",
  simulatorText: true,
  confidence: "simulator's own",
  source: OWN,
});

export const versionHeader = ruleEntry({
  id: "version-header",
  at: "anthropic-version",
  template: "anthropic-version: header is required",
  confidence: "seen in issues",
  source: docs("api/versioning"),
});

export const versionUnknown = ruleEntry({
  id: "version-unknown",
  at: "anthropic-version",
  template:
    'anthropic-version: "{value}" is not a version that this server knows; use 2026-10-21 or 2023-06-01',
  simulatorText: true,
  confidence: "simulator's own",
  source: OWN,
});

export const betaHeaderUnknown = ruleEntry({
  id: "beta-header-unknown",
  at: "anthropic-beta",
  template:
    "Unexpected value(s) `{value}` for the `anthropic-beta` header. Please consult our documentation at platform.claude.com/docs or try again without the header.",
  confidence: "documented",
  source: recorded("err_unknown_beta_header"),
});

/** The rules about headers, in the order in which `checkHeaders` applies them. */
export const headerRules = [
  corsHeader,
  authMissing,
  authInvalidKey,
  authInvalidBearer,
  contentType,
  versionHeader,
  versionUnknown,
  betaHeaderUnknown,
];
