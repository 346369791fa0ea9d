import { expect, type Locator, type Page } from "@playwright/test";
import type { QuestionView } from "../lib/quiz/question-view";
import type { QuizRecord } from "../lib/store/quiz-record";

/** What the parts of the quiz are called, per language. */
const names = {
  en: {
    start: "Start",
    submit: "Submit",
    next: "Next question",
    result: "See the result",
    whyNot: "Why not?",
    endRound: "End the round",
    startOver: "Start over",
    blank: "Nothing is chosen yet",
    yours: "Your answer",
    rightAnswer: "The right answer",
    idea: "The idea behind it",
    misses: /Practise your miss/,
    see: /See it happen, event \d+/,
    score: (right: number, of: number) => `${right} of ${of} right`,
    continue: /Continue the round/,
    export: "Save as file",
    import: "Read a file",
  },
  fr: {
    start: "Commencer",
    submit: "Valider",
    next: "Question suivante",
    result: "Voir le résultat",
    whyNot: "Pourquoi pas ?",
    endRound: "Terminer la série",
    startOver: "Recommencer",
    blank: "Rien n’est encore choisi",
    yours: "Votre réponse",
    rightAnswer: "La bonne réponse",
    idea: "L’idée en cause",
    misses: /Retravailler/,
    see: /Le voir se produire, événement \d+/,
    score: (right: number, of: number) => `${right} sur ${of} juste${right > 1 ? "s" : ""}`,
    continue: /Reprendre la série/,
    export: "Enregistrer un fichier",
    import: "Lire un fichier",
  },
} as const;

export type Language = keyof typeof names;

/** The quiz as a visitor meets it, with the keyboard at hand. */
export class QuizPage {
  readonly heading: Locator;
  readonly submit: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = "en",
  ) {
    this.heading = page.getByRole("heading", { level: 1 });
    this.submit = page.locator(".question-card button[type=submit]");
  }

  get names() {
    return names[this.language];
  }

  /** Opens the door of the quiz and waits until it can be used. */
  async open(query = ""): Promise<void> {
    await this.page.goto(`/${this.language}/quiz${query}`);
    await expect(this.page.getByRole("button", { name: this.names.start, exact: true })).toBeVisible();
    await this.page.waitForLoadState("networkidle");
  }

  /** Opens one question on its own page. */
  async openQuestion(id: string): Promise<QuestionView> {
    await this.page.goto(`/${this.language}/quiz/${id}`);
    await expect(this.submit).toBeVisible();
    await this.page.waitForLoadState("networkidle");
    return this.question(id);
  }

  /** What the server says of a question, its answer included. */
  async question(id: string): Promise<QuestionView> {
    const response = await this.page.request.get(`/api/quiz/${this.language}/${id}`);
    return (await response.json()) as QuestionView;
  }

  /** What this browser keeps. */
  async record(): Promise<QuizRecord> {
    const text = await this.page.evaluate(() => localStorage.getItem("loopscope.quiz"));
    return JSON.parse(text ?? "null") as QuizRecord;
  }

  /** The question on screen in a round. */
  async current(): Promise<QuestionView> {
    await expect(this.page.locator(".question-card h1")).toBeFocused();
    const place = new URLSearchParams(new URL(this.page.url()).hash.slice(1));
    const { rounds } = await this.record();
    const round = rounds.find(({ id }) => id === place.get("round")) ?? rounds[0];
    return this.question(round?.questions[Number(place.get("question") ?? 1) - 1] ?? "");
  }

  /** What the notes say of the options, in their first words. */
  verdict(words: string | RegExp): Locator {
    return this.page.locator(".verdict").filter({ hasText: words });
  }

  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error("The Tab key never got there.");
  }

  /** Chooses options by their digits. The focus must stand in the question. */
  async press(view: QuestionView, ids: readonly string[]): Promise<void> {
    if (view.form.type !== "choice") throw new Error(`${view.id} has no options`);
    const options = view.form.options.map(({ id }) => id);
    for (const id of ids) await this.page.keyboard.press(String(options.indexOf(id) + 1));
  }

  /** Answers whatever is asked with the keyboard alone, and submits it. */
  async answer(view: QuestionView, rightly: boolean): Promise<void> {
    const { form, key } = view;
    if (key.type === "choice" && form.type === "choice") {
      const wrong = form.options.map(({ id }) => id).filter((id) => !key.keys.includes(id));
      await this.press(view, rightly ? key.keys : [...wrong, ...key.keys].slice(0, form.choose));
      await this.page.keyboard.press("Enter");
      return;
    }
    if (key.type === "line") await this.markLine(rightly ? (key.lines[0] ?? 1) : 3);
    if (key.type === "order" && form.type === "order")
      await this.arrange(rightly ? key.solution : [...key.solution].reverse());
    if (key.type === "array") await this.page.getByRole("textbox").fill(rightly ? key.solution : "[] ");
    await this.tabTo(this.submit);
    await this.page.keyboard.press("Enter");
  }

  async markLine(line: number): Promise<void> {
    await this.tabTo(this.page.getByRole("listbox"));
    for (const digit of String(line)) await this.page.keyboard.press(digit);
    await this.page.keyboard.press("Space");
  }

  /** Carries steps with the arrow keys until they stand in this order. */
  async arrange(order: readonly string[]): Promise<void> {
    const view = await this.currentOrSingle();
    const texts =
      view.form.type === "order" ? new Map(view.form.steps.map(({ id, text }) => [id, text])) : null;
    const grips = this.page.locator(".grip");
    for (const [place, id] of order.entries()) {
      const words = (texts?.get(id) ?? "").replaceAll("`", "");
      const now = await grips.allInnerTexts();
      const from = now.findIndex((text) => text.replace(/\s+/gu, " ").includes(words.replace(/\s+/gu, " ")));
      if (from === place) continue;
      await grips.nth(from).focus();
      await this.page.keyboard.press("Enter");
      for (let step = from; step > place; step -= 1) await this.page.keyboard.press("ArrowUp");
      await this.page.keyboard.press("Enter");
    }
  }

  private async currentOrSingle(): Promise<QuestionView> {
    const last = new URL(this.page.url()).pathname.split("/").at(-1) ?? "";
    return last === "round" ? this.current() : this.question(last);
  }

  /** How many pixels the page is wider than the screen. */
  overhang(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
}

/** One question of every kind. */
export const kinds = {
  choice: "stop-cut-call",
  several: "stop-right-actions",
  predict: "stop-no-branch",
  order: "iteration-one-round",
  line: "anti-spot-words",
  array: "history-one-result-missing",
} as const;
