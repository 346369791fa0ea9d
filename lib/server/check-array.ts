import { z } from "zod";
import { findQuestion } from "../content/questions/all-questions";
import type { Locale } from "../i18n/routing";
import type { ArrayCheck } from "../quiz/array-check";
import { gradeArray, type ArrayVerdict } from "../quiz/grade-array";
import { readJsonBody } from "./read-body";

/** An array of a question is a few lines; this leaves room for every experiment. */
const bodyBytes = 128 * 1024;

const bodySchema = z.strictObject({
  question: z.string().max(64),
  locale: z.enum(["en", "fr"]).default("en"),
  text: z.string().max(64 * 1024),
});

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status, headers: { "cache-control": "no-store" } });
}

/** What a rule says, in a language; `code spans` in backticks. */
export type RuleText = (rule: string, locale: Locale) => Promise<string>;

/** `POST /api/check-array`: judges a repaired `messages` array with the rules of the API. The server keeps nothing. */
export async function checkArrayEndpoint(request: Request, ruleText: RuleText): Promise<Response> {
  const body = await readJsonBody(request, bodyBytes);
  if (body.type === "too-large") return refuse(413, "body-too-large", "Send at most 128 KB.");
  if (body.type === "not-json") return refuse(400, "body-not-json", `Send a JSON body: ${body.message}`);
  const parsed = bodySchema.safeParse(body.value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refuse(400, "body-invalid", `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "invalid"}`);
  }
  const question = findQuestion(parsed.data.question);
  if (question?.type !== "fix-the-array") return refuse(404, "question-unknown", "There is no such array.");
  const check = await describe(gradeArray(question, parsed.data.text), parsed.data.locale, ruleText);
  return Response.json(check, { headers: { "cache-control": "no-store" } });
}

/** The verdict in the words of the page: a rule speaks the reader's language, the API its own. */
async function describe(verdict: ArrayVerdict, locale: Locale, ruleText: RuleText): Promise<ArrayCheck> {
  if (verdict.type !== "refused") return verdict;
  const { rule, status, type, message, path } = verdict.refusal;
  return { type: "refused", status, errorType: type, message, path, rule: await ruleText(rule, locale) };
}
