import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { type Language } from "./player-page";

/** What the parts of an exercise are called, per language. */
const names = {
  en: {
    stages: "Stages",
    observe: "Observe",
    locate: "Locate",
    name: "Name",
    fix: "Fix",
    lines: "Which line is at fault?",
    toProof: "Go to the moment",
    answer: "Answer",
    again: "Answer again",
    editor: "Your program",
    run: "Run again",
    reset: "Reset",
    undo: "Undo",
    report: "What your program did",
    solved: "Solved",
    comparison: "Two runs of the same question",
    showLine: "Show the line",
    hide: "Hide answers",
    reveal: /^Reveal/,
    newMystery: "New mystery",
    why: "Why?",
  },
  fr: {
    stages: "Étapes",
    observe: "Observer",
    locate: "Localiser",
    name: "Nommer",
    fix: "Réparer",
    lines: "Quelle ligne est en faute ?",
    toProof: "Aller au moment décisif",
    answer: "Répondre",
    again: "Répondre encore",
    editor: "Votre programme",
    run: "Relancer",
    reset: "Réinitialiser",
    undo: "Annuler",
    report: "Ce que votre programme a fait",
    solved: "Résolu",
    comparison: "Deux exécutions de la même question",
    showLine: "Montrer la ligne",
    hide: "Masquer les réponses",
    reveal: /^Révéler/,
    newMystery: "Nouveau mystère",
    why: "Pourquoi ?",
  },
} as const;

export type BreakPart = keyof (typeof names)["en"];
export type StageName = "observe" | "locate" | "name" | "fix";

/** The program that every bug was made from: right in every scenario. */
export const rightProgram = readFileSync("lib/content/programs/reference-loop.ts", "utf8");

/** An exercise as a visitor meets it. */
export class BreakPage {
  readonly listbox: Locator;
  readonly editor: Locator;
  readonly report: Locator;
  readonly solved: Locator;
  readonly slider: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = "en",
  ) {
    this.listbox = page.getByRole("listbox", { name: this.name("lines") });
    this.editor = page.getByRole("textbox", { name: this.name("editor") });
    this.report = page.getByRole("region", { name: this.name("report") });
    this.solved = page.getByRole("region", { name: this.name("solved") });
    this.slider = page.getByRole("slider");
  }

  name<P extends BreakPart>(part: P): (typeof names)[Language][P] {
    return names[this.language][part];
  }

  button(part: BreakPart): Locator {
    return this.page.getByRole("button", { name: this.name(part), exact: true });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`/${this.language}/break/${path}`);
    await this.ready();
  }

  /** Waits until the page answers: before that, its links only change the address. */
  async ready(): Promise<void> {
    await expect(this.page.locator("main.break")).toHaveAttribute("data-ready", "", { timeout: 30_000 });
  }

  stage(stage: StageName): Locator {
    return this.page
      .getByRole("navigation", { name: this.name("stages") })
      .getByRole("link", { name: this.name(stage) });
  }

  async goTo(stage: StageName): Promise<void> {
    await this.stage(stage).click();
    await expect(this.stage(stage)).toHaveAttribute("aria-current", "step");
  }

  line(number: number): Locator {
    return this.listbox.getByRole("option", { name: new RegExp(`^(\\W*)${number}\\b`) });
  }

  /** Puts a program into the editor, as one types or pastes it. */
  async write(program: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.insertText(program);
  }

  /** Runs the learner's program and waits for its report. */
  async grade(): Promise<void> {
    await this.button("run").click();
    await expect(this.button("run")).toHaveAttribute("aria-busy", "false", { timeout: 60_000 });
  }

  /** How many pixels the page is wider than the screen. */
  overhang(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
}
