import { axeFindings } from "./axe-findings";
import { BreakPage, rightProgram } from "./break-page";
import { expect, test } from "./fixtures";
import { PlayerPage } from "./player-page";

// A grading runs a program some twenty times over.
test.describe.configure({ timeout: 120_000 });

/** Answers the last of several calls: still wrong, in another way. */
const wrongFix = rightProgram.replace(
  /for \(const block of content\) \{[\s\S]*?\n {8}\}/,
  'const block = content.findLast((b) => b.type === "tool_use");\n        if (block) results.push(await answer(block, ctx));',
);

for (const language of ["en", "fr"] as const)
  test(`a whole exercise, from the symptom to a program that passes, in ${language}`, async ({ page }) => {
    const exercise = new BreakPage(page, language);
    await exercise.open("first-call-only");

    await exercise.button("toProof").click();
    await expect(exercise.stage("observe")).toContainText("HTTP 400");

    await exercise.goTo("locate");
    await exercise.line(12).click();
    await expect(exercise.stage("locate")).not.toContainText("12");
    await exercise.line(22).click();
    await expect(exercise.stage("locate")).toContainText("22");
    await expect(page.getByRole("region", { name: exercise.name("comparison") })).toBeVisible();

    await exercise.goTo("name");
    const options = page.getByRole("radio");
    for (const option of await options.all()) {
      await option.check({ force: true });
      await page
        .getByRole("button", { name: new RegExp(`^(${exercise.name("answer")}|${exercise.name("again")})$`) })
        .click();
      if (await page.locator(".opt.right").isVisible()) break;
    }
    await expect(exercise.stage("name")).toContainText("✓");

    await exercise.goTo("fix");
    await exercise.write(rightProgram);
    await exercise.grade();
    await expect(exercise.solved).toBeVisible();
    await expect(exercise.report.locator("tbody tr")).toHaveCount(18);

    await page.goto(`/${language}/break`);
    await expect(page.locator(".status.solved")).toHaveCount(1);
  });

test("a wrong fix is explained: its red cells open the run at the proof", async ({ page }) => {
  const exercise = new BreakPage(page);
  await exercise.open("first-call-only#stage=fix");
  await exercise.write(wrongFix);
  await exercise.grade();
  await expect(exercise.solved).toBeHidden();
  await exercise.report
    .getByRole("button", { name: /^Three calls at once/ })
    .first()
    .click();
  await expect(exercise.report).toContainText("What helps:");
  const player = new PlayerPage(page);
  await expect(player.narration).toContainText("The API refuses the request");
  await expect(page.locator("main.break")).toContainText("your-loop.ts");
});

test("a wrong choice is refuted, with a way to the moment that proves it", async ({ page }) => {
  const exercise = new BreakPage(page);
  await exercise.open("first-call-only#stage=locate");
  await exercise.line(12).click();
  await page.getByRole("link", { name: /^See event \d+/ }).click();
  await expect(exercise.stage("observe")).toHaveAttribute("aria-current", "step");
  await expect(exercise.slider).toHaveAttribute("aria-valuetext", /line 12/);
  await expect(exercise.button("why")).toBeVisible();
  await exercise.button("why").click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
});

test("the page answers why only after a line was marked", async ({ page }) => {
  const exercise = new BreakPage(page);
  await exercise.open("first-call-only");
  await expect(exercise.button("why")).toBeHidden();
  await expect(page.getByRole("region", { name: exercise.name("comparison") })).toBeHidden();
});

test("lines are walked and marked by keyboard, and walking marks nothing", async ({ page }) => {
  const exercise = new BreakPage(page);
  await exercise.open("first-call-only#stage=locate");
  await exercise.listbox.focus();
  await page.keyboard.press("2");
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowDown");
  await expect(exercise.listbox).toHaveAttribute("aria-activedescendant", "line-22");
  await expect(page.locator(".refute")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(exercise.stage("locate")).toContainText("line 22, first try");
});

test("the editor is left with Escape and Tab, and Tab alone indents", async ({ page }) => {
  const exercise = new BreakPage(page);
  await exercise.open("first-call-only#stage=fix");
  await exercise.editor.focus();
  await page.keyboard.press("Tab");
  await expect(exercise.editor).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(exercise.editor).not.toBeFocused();
});

test("draft, stages and hints survive a reload in the middle", async ({ page }) => {
  const exercise = new BreakPage(page);
  await exercise.open("first-call-only#stage=locate");
  await exercise.line(12).click();
  await exercise.goTo("fix");
  await page.getByRole("button", { name: /^Hint 1 of 3/ }).click();
  await exercise.write("// half a thought");
  await page.reload();
  await exercise.ready();
  await expect(exercise.stage("fix")).toHaveAttribute("aria-current", "step");
  await expect(exercise.editor).toContainText("// half a thought");
  await expect(page.getByRole("button", { name: /^Hint 2 of 3/ })).toBeVisible();
  await exercise.button("reset").click();
  await expect(exercise.editor).toContainText("runAgent");
  await exercise.button("undo").click();
  await expect(exercise.editor).toContainText("// half a thought");
});

test("compile errors and type errors stand on their lines", async ({ page }) => {
  const exercise = new BreakPage(page);
  await exercise.open("first-call-only#stage=fix");
  await exercise.write(rightProgram.replace('case "pause_turn":', 'case "paused":'));
  await expect(page.getByText(/type error/)).toBeVisible({ timeout: 45_000 });
  await exercise.write("export async function runAgent( {");
  await expect(page.getByRole("button", { name: "Line 1" }).first()).toBeVisible({ timeout: 20_000 });
  await exercise.grade();
  await expect(page.getByText("nothing was run")).toBeVisible();
});

const context =
  'import type { AgentContext } from "../agent-context";\nexport async function runAgent(ctx: AgentContext): Promise<string> {\n';
const hostile = {
  "an endless loop": [`${context}  while (true) {}\n}`, /stopped|unharmed/],
  "a memory bomb": [
    `${context}  const a: string[] = []; while (true) a.push("x".repeat(1e6) + a.length);\n}`,
    /unharmed/,
  ],
  "a call of fetch": [
    `${context}  const all = globalThis as Record<string, any>; await all["fetch"]("https://example.org"); return "";\n}`,
    /runs? (is|are) not right yet/,
  ],
  "an import": [
    `import { readFileSync } from "node:fs";\n${context}  return String(readFileSync);\n}`,
    /nothing was run/,
  ],
  "a megabyte of text": [`// ${"x".repeat(1_000_000)}\n${rightProgram}`, /longer than 64 KB/],
} as const;

for (const [attack, [program, words]] of Object.entries(hostile))
  test(`${attack} in the editor is harmless and explained`, async ({ page }) => {
    const exercise = new BreakPage(page);
    await exercise.open("first-call-only#stage=fix");
    await exercise.write(program);
    await exercise.grade();
    const cross = exercise.report.getByRole("button", { name: /Show the moment$/ }).first();
    if (attack.startsWith("an endless") || attack.startsWith("a memory")) await cross.click();
    await expect(page.getByText(words).first()).toBeVisible();
    await exercise.write(rightProgram);
    await exercise.grade();
    await expect(exercise.solved).toBeVisible();
  });

test("a link reproduces a mystery in a browser that has never been here", async ({ page, freshPage }) => {
  await page.goto("/en/break");
  await page.getByRole("link", { name: "New mystery" }).click();
  await page.waitForURL(/\/en\/break\/mystery\?seed=\d+/);
  const mine = new BreakPage(page);
  await mine.ready();
  const theirs = new BreakPage(freshPage);
  await freshPage.goto(page.url());
  await theirs.ready();
  for (const exercise of [mine, theirs]) await exercise.goTo("locate");
  expect(await theirs.listbox.textContent()).toBe(await mine.listbox.textContent());
  expect(await freshPage.locator(".opening").textContent()).toBe(
    await page.locator(".opening").textContent(),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is wrong here?");
});

test("a mystery tells its name when it is solved", async ({ page }) => {
  const exercise = new BreakPage(page);
  await exercise.open("mystery?seed=7#stage=fix");
  await expect(page.getByText("This was")).toBeHidden();
  await exercise.write(rightProgram);
  await exercise.grade();
  await expect(page.getByText("This was")).toBeVisible();
});

test.describe("on a projector", () => {
  test.use({ viewport: { width: 1680, height: 960 } });

  test("answers stay hidden until R is pressed, and the address keeps it", async ({ page }) => {
    const exercise = new BreakPage(page);
    await exercise.open("first-call-only");
    await exercise.button("hide").click();
    await expect(page).toHaveURL(/present=1/);
    await expect(page.getByText("Answers only the first call")).toBeHidden();
    await expect(page.getByRole("region", { name: "With the cure" })).toBeHidden();
    await page.keyboard.press("r");
    await expect(page.getByRole("region", { name: "With the cure" }).first()).toBeVisible();
    const size = await page
      .locator(".both.large .code")
      .first()
      .evaluate((code) => getComputedStyle(code).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(15);
    await page.reload();
    await exercise.ready();
    await expect(page.getByRole("button", { name: exercise.name("reveal") })).toBeVisible();
    expect(await exercise.overhang()).toBe(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("every stage fits and can be done by touch", async ({ page }) => {
    const exercise = new BreakPage(page);
    await exercise.open("first-call-only");
    expect(await exercise.overhang()).toBe(0);
    await exercise.goTo("locate");
    await exercise.line(22).tap();
    await expect(exercise.stage("locate")).toContainText("22");
    for (const stage of ["name", "fix"] as const) {
      await exercise.goTo(stage);
      expect(await exercise.overhang()).toBe(0);
    }
    await exercise.write(wrongFix);
    await exercise.grade();
    await exercise.report
      .getByRole("button", { name: /Show the moment$/ })
      .first()
      .tap();
    expect(await exercise.overhang()).toBe(0);
  });
});

for (const path of [
  "",
  "stops-on-words",
  "first-call-only#stage=locate",
  "first-call-only#stage=name",
  "first-call-only#stage=fix",
  "first-call-only?present=1",
  "mystery?seed=3",
])
  test(`axe finds nothing serious on /break/${path}`, async ({ page }) => {
    await page.goto(`/en/break/${path}`);
    if (path !== "") await new BreakPage(page).ready();
    if (path.endsWith("locate")) await new BreakPage(page).line(12).click();
    if (path.endsWith("fix")) await expect(page.locator(".cm-editor")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
