import { describe, expect, test } from "vitest";
import { allQuestions } from "../content/questions/all-questions";
import { gradeAnswer } from "../quiz/grade-answer";
import { splitStem } from "../quiz/split-stem";
import { decodeMoment } from "../store/moment-link";
import type { Answer } from "../quiz/answer";
import type { QuestionView } from "../quiz/question-view";
import { questionView } from "./quiz-question";

const locales = ["en", "fr"] as const;

async function viewOf(id: string, locale: "en" | "fr"): Promise<QuestionView> {
  const view = await questionView(id, locale);
  if (view === null) throw new Error(`no question ${id}`);
  return view;
}

function rightAnswer({ key }: QuestionView): Answer {
  switch (key.type) {
    case "choice":
      return { type: "choice", keys: key.keys };
    case "order":
      return { type: "order", steps: key.solution };
    case "line":
      return { type: "line", line: key.lines[0] ?? 0 };
    case "array":
      return { type: "array", text: key.solution };
    default:
      return key satisfies never;
  }
}

describe.each(locales)("every question in %s", (locale) => {
  test.each(allQuestions.map(({ id }) => id))("%s can be asked, answered and seen", async (id) => {
    const view = await viewOf(id, locale);
    const question = allQuestions.find((each) => each.id === id)!;
    const judged = gradeAnswer(view.form, view.key, rightAnswer(view));
    expect(judged).toBe(question.type === "fix-the-array" ? null : true);
    const promised =
      question.proof !== undefined || ["predict-next", "spot-the-line"].includes(question.type);
    expect(view.sight !== null, "has a proof to be seen").toBe(promised);
    if (view.sight !== null) {
      const [path, fragment = ""] = view.sight.href.split("#");
      expect(path).toMatch(/^\/play\/[a-z-]+$/u);
      expect(decodeMoment(fragment)?.cursor).toBe(view.sight.seq);
    }
    for (const hint of view.hints)
      if (hint.type === "text" || hint.type === "api-message")
        expect("text" in hint ? hint.text : hint.message).not.toBe("");
  });
});

describe("what only a run or an edit knows", () => {
  test("a prediction shows the program and the events before the moment, never the one to be predicted", async () => {
    const view = await viewOf("stop-no-branch", "en");
    expect(view.exhibits.map(({ type }) => type)).toEqual(["program", "trace"]);
    const [, trace] = view.exhibits;
    if (trace?.type !== "trace") throw new Error("no trace");
    expect(trace.events.at(-1)).toMatchObject({ type: "response-received", stop_reason: "refusal" });
    expect(Math.max(...trace.events.map(({ seq }) => seq))).toBeLessThan(view.sight?.seq ?? 0);
    expect(view.key).toMatchObject({ keys: ["identical"] });
  });

  test("the faulty lines of a program come from its edit, and its name does not betray the bug", async () => {
    const view = await viewOf("anti-spot-words", "en");
    if (view.key.type !== "line" || view.form.type !== "line") throw new Error("not a line question");
    expect(view.form.name).toBe("agent.ts");
    expect(view.key.lines.length).toBeGreaterThan(0);
    const text = view.form.lines.map((line) => line.map((piece) => piece.text).join(""));
    expect(text[(view.key.lines[0] ?? 0) - 1]).toMatch(/\S/u);
    const wrong = text.findIndex(
      (_, index) => !(view.key.type === "line" && view.key.lines.includes(index + 1)),
    );
    expect(gradeAnswer(view.form, view.key, { type: "line", line: wrong + 1 })).toBe(false);
  });

  test("the hints of an array quote the API, and JSON keeps its text when it is coloured", async () => {
    const view = await viewOf("history-one-result-missing", "fr");
    expect(view.hints[1]).toMatchObject({
      type: "api-message",
      message: expect.stringContaining("tool_result") as string,
    });
    if (view.form.type !== "array" || view.key.type !== "array") throw new Error("not an array question");
    const question = allQuestions.find(({ id }) => id === "history-one-result-missing");
    expect(JSON.parse(view.form.text)).toEqual((question as { messages?: unknown }).messages);
    const exhibit = await viewOf("stop-cut-call", "en");
    const code = exhibit.exhibits[0];
    if (code?.type !== "code") throw new Error("no exhibit");
    const source = allQuestions.find(({ id }) => id === "stop-cut-call")?.exhibit?.text.trimEnd();
    expect(code.lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(source);
  });

  test("no stem loses a word when the question is found in it", () => {
    for (const { id, stem } of allQuestions)
      for (const locale of locales) {
        const { lead, question, note } = splitStem(stem[locale]);
        const joined = [lead, question, note].filter((part) => part !== "").join(" ");
        expect(joined.replace(/\s+/gu, " "), id).toBe(stem[locale].replace(/\s+/gu, " "));
        expect(question, id).toMatch(/[.?]$/u);
      }
  });

  test("an unknown question is none", async () => {
    expect(await questionView("nothing", "en")).toBeNull();
  });
});
