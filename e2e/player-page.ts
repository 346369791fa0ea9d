import { expect, type Locator, type Page } from "@playwright/test";

/** What the parts of the player are called, per language. The English names are promised to tests and visitors. */
const names = {
  en: {
    program: "Program",
    loop: "Loop",
    messages: "Messages",
    narration: "Narration",
    timeline: "Timeline",
    prompt: "Prompt",
    run: "Run",
    nextEvent: "Next event",
    previousEvent: "Previous event",
    nextFork: "Next fork",
    previousFork: "Previous fork",
    nextIteration: "Next iteration",
    previousIteration: "Previous iteration",
    firstEvent: "First event",
    lastEvent: "Last event",
    copyLink: "Copy link",
    table: "Trace as table",
  },
  fr: {
    program: "Programme",
    loop: "Boucle",
    messages: "Messages",
    narration: "Narration",
    timeline: "Frise",
    prompt: "Prompt",
    run: "Exécuter",
    nextEvent: "Événement suivant",
    previousEvent: "Événement précédent",
    nextFork: "Bifurcation suivante",
    previousFork: "Bifurcation précédente",
    nextIteration: "Itération suivante",
    previousIteration: "Itération précédente",
    firstEvent: "Premier événement",
    lastEvent: "Dernier événement",
    copyLink: "Copier le lien",
    table: "Trace en tableau",
  },
} as const;

export type Language = keyof typeof names;
export type Part = keyof (typeof names)["en"];

/** The player as a visitor meets it: everything is found by role and name. */
export class PlayerPage {
  readonly slider: Locator;
  readonly messages: Locator;
  readonly prompt: Locator;
  readonly narration: Locator;
  readonly program: Locator;
  readonly loop: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = "en",
  ) {
    this.slider = page.getByRole("slider", { name: this.name("timeline"), exact: true });
    this.messages = page
      .getByRole("list", { name: this.name("messages"), exact: true })
      .getByRole("listitem");
    this.prompt = page.getByRole("textbox", { name: this.name("prompt"), exact: true });
    this.narration = this.region("narration");
    this.program = this.region("program");
    this.loop = this.region("loop");
  }

  name(part: Part): string {
    return names[this.language][part];
  }

  region(part: Part): Locator {
    return this.page.getByRole("region", { name: this.name(part), exact: true });
  }

  button(part: Part): Locator {
    return this.page.getByRole("button", { name: this.name(part), exact: true });
  }

  /** Opens the player and waits until it can be stepped. */
  async open(path = `/${this.language}`): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.button("nextEvent")).toBeEnabled();
    await expect(this.slider).toHaveAttribute("aria-valuetext", /\S/);
  }

  /** The place in the run, in words. */
  async place(): Promise<string> {
    return (await this.slider.getAttribute("aria-valuetext")) ?? "";
  }

  /** Presses a button that must move the cursor. Out: the new place. */
  async move(part: Part): Promise<string> {
    const before = await this.place();
    await this.button(part).click();
    await expect(this.slider).not.toHaveAttribute("aria-valuetext", before);
    return this.place();
  }

  /** Presses a button as long as it moves the cursor. Out: every place on the way, the first one included. */
  async walk(part: Part): Promise<string[]> {
    const places = [await this.place()];
    while (await this.button(part).isEnabled()) places.push(await this.move(part));
    return places;
  }

  /** Everything that the player shows, in words: what two equal moments have in common. */
  screen(): Promise<string> {
    return this.page.getByRole("main").ariaSnapshot();
  }

  /** Starts a run and waits until all of it is there. */
  async whileRunning(start: () => Promise<void>): Promise<void> {
    const answer = this.page.waitForResponse("**/api/runs");
    await start();
    await answer;
    await expect(this.button("run")).toHaveAttribute("aria-busy", "false");
  }

  /** Asks another question and waits for the new run. */
  async ask(question: string): Promise<void> {
    await this.prompt.fill(question);
    await this.whileRunning(() => this.button("run").click());
  }
}
