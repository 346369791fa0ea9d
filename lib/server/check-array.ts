import { z } from "zod";
import { findQuestion } from "../content/questions/all-questions";
import type { Locale } from "../i18n/routing";
import type { ArrayCheck } from "../quiz/array-check";
import { gradeArray, type ArrayVerdict } from "../quiz/grade-array";
import { readBody, refuse } from "./request-body";

const bodySchema = z.strictObject({
  question: z.string().max(64),
  locale: z.enum(["en", "fr"]).default("en"),
  text: z.string().max(64 * 1024),
});

/** What a rule says, in a language; `code spans` in backticks. */
export type RuleText = (rule: string, locale: Locale) => Promise<string>;

/** `POST /api/check-array`: judges a repaired `messages` array with the rules of the API. The server keeps nothing. */
export async function checkArrayEndpoint(request: Request, ruleText: RuleText): Promise<Response> {
  const read = await readBody(request, bodySchema);
  if (read.type === "refused") return read.response;
  const { locale, text } = read.body;
  const question = findQuestion(read.body.question);
  if (question?.type !== "fix-the-array") return refuse(404, "question-unknown", "There is no such array.");
  const check = await describe(gradeArray(question, text), locale, ruleText);
  return Response.json(check, { headers: { "cache-control": "no-store" } });
}

/** The verdict in the words of the page: a rule speaks the reader's language, the API its own. */
async function describe(verdict: ArrayVerdict, locale: Locale, ruleText: RuleText): Promise<ArrayCheck> {
  if (verdict.type !== "refused") return verdict;
  const { rule, status, type, message, path } = verdict.refusal;
  return { type: "refused", status, errorType: type, message, path, rule: await ruleText(rule, locale) };
}
