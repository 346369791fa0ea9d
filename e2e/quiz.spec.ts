import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";
import { kinds, QuizPage } from "./quiz-page";

for (const language of ["en", "fr"] as const) {
  test(`a round by keyboard: blank, wrong and right answers, then the misses (${language})`, async ({
    page,
  }) => {
    const quiz = new QuizPage(page, language);
    await quiz.open("?topic=tools");
    await quiz.tabTo(page.getByRole("button", { name: quiz.names.start, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/quiz\/round#round=.*question=1/u);

    await expect(quiz.heading).toBeFocused();
    const first = await quiz.current();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: quiz.names.blank })).toBeVisible();
    await expect(page.locator(".options input").first()).toBeFocused();

    await quiz.answer(first, false);
    await expect(quiz.verdict(quiz.names.yours).first()).toBeVisible();
    await expect(page.locator(".row.right")).not.toHaveCount(0);
    await expect(page.getByText(quiz.names.idea).first()).toBeVisible();

    for (let question = 1; question <= 2; question += 1) {
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`question=${question + 1}`, "u"));
      await expect(quiz.heading).toBeFocused();
      await quiz.answer(await quiz.current(), true);
      await expect(page.locator(".row.wrong")).toHaveCount(0);
      await expect(page.locator(".row.right")).not.toHaveCount(0);
    }
    await page.keyboard.press("Enter");
    await expect(quiz.heading).toHaveText(quiz.names.score(2, 3));

    await quiz.tabTo(page.getByRole("button", { name: quiz.names.misses }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/question=1/u);
    const again = await quiz.current();
    expect(again.id).toBe(first.id);
    await quiz.answer(again, true);
    expect((await quiz.record()).results[first.id]).toEqual({ right: 1, missed: 1, last: "right" });
  });
}

test("a held Enter submits once and lets the explanation be read", async ({ page }) => {
  const quiz = new QuizPage(page);
  await quiz.openQuestion(kinds.choice);
  const address = page.url();
  await quiz.heading.focus();
  await page.keyboard.press("1");
  // Each further press without a release is a repeat.
  for (let press = 0; press < 4; press += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(page.locator(".row.right").first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test("a round that is ended before any answer says so, and can be gone on with", async ({ page }) => {
  const quiz = new QuizPage(page);
  await quiz.open("?topic=tools");
  await page.getByRole("button", { name: quiz.names.start, exact: true }).click();
  await page.getByRole("button", { name: quiz.names.endRound }).click();
  await expect(quiz.heading).toHaveText("No question answered");
  await page.getByRole("button", { name: "Go on with this round" }).click();
  await expect(quiz.submit).toBeVisible();
});

test("every other option is explained on demand, and the proof opens the run at its event", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  const view = await quiz.openQuestion(kinds.predict);
  if (view.key.type !== "choice" || view.sight === null) throw new Error("not a prediction");
  await quiz.heading.focus();
  await quiz.answer(view, true);
  const [other] = Object.entries(view.key.notes).filter(([id]) => id !== "identical");
  await expect(page.getByText(other?.[1].explanation ?? "")).toBeHidden();
  await page
    .locator(`[id$="-${other?.[0] ?? ""}-note"]`)
    .locator("xpath=..")
    .getByRole("button")
    .click();
  await expect(page.getByText(other?.[1].explanation ?? "")).toBeVisible();

  await page.getByRole("link", { name: quiz.names.see }).click();
  await expect(page).toHaveURL(/\/en\/play\/refusal#event=/u);
  await expect(page.getByRole("slider")).toHaveValue(String(view.sight.seq));
  await page.goBack();
  await expect(page.locator(".row.right")).not.toHaveCount(0);
});

test("steps are carried with the arrow keys, put back with Escape, or moved with buttons", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  const view = await quiz.openQuestion(kinds.order);
  if (view.form.type !== "order" || view.key.type !== "order") throw new Error("not an order");
  await quiz.submit.click();
  await expect(page.getByRole("alert").filter({ hasText: /as they were shown/u })).toBeVisible();
  const grips = page.locator(".grip");
  await expect(grips.first()).toBeFocused();
  const before = await grips.allInnerTexts();
  await page.keyboard.press("Enter");
  await expect(grips.first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect((await grips.allInnerTexts())[2]).toContain(before[0]?.replace(/^1\s*/u, ""));
  await page.keyboard.press("Escape");
  expect(await grips.allInnerTexts()).toEqual(before);

  await page.getByRole("button", { name: /^Move down: Run every call/u }).click();
  expect((await grips.allInnerTexts())[1]).toContain("Run every call");
  await quiz.answer(view, true);
  await expect(page.getByText("A right order")).toBeVisible();
  await expect(page.locator(".sidenote.wrong")).toHaveCount(0);
});

test("a line is found with arrows and digits, and walking alone marks nothing", async ({ page }) => {
  const quiz = new QuizPage(page);
  const view = await quiz.openQuestion(kinds.line);
  if (view.key.type !== "line") throw new Error("not a line");
  const list = page.getByRole("listbox");
  await quiz.heading.focus();
  await page.keyboard.press("7");
  await expect(list).toBeFocused();
  await expect(list).toHaveAttribute("aria-activedescendant", /-7$/u);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(list.getByRole("option", { selected: true })).toHaveCount(0);
  await quiz.answer(view, true);
  await expect(quiz.verdict(/Line \d+, found/u)).toBeVisible();
  await expect(page.getByRole("link", { name: quiz.names.see })).toBeVisible();
});

test("an array is judged by the API’s rules, in its own words, and nothing typed is lost", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  const view = await quiz.openQuestion(kinds.array);
  if (view.key.type !== "array") throw new Error("not an array");
  const field = page.getByRole("textbox");
  const typed = `${await field.inputValue()}\n\n `;
  await field.fill(typed.replace("540 EUR", "541 EUR"));
  await page.reload();
  await expect(field).toHaveValue(/541 EUR/u);

  await quiz.submit.click();
  await expect(page.locator(".apierror")).toContainText("tool_use");
  await expect(page.locator(".apierror")).toContainText("400");
  await expect(field).toHaveValue(/541 EUR/u);
  await field.fill(view.key.solution);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("The first attempt is the one that was counted.")).toBeVisible();
  expect((await quiz.record()).results[view.id]).toMatchObject({ right: 0, missed: 1 });
});

test("three hints come one at a time, the answer after them, and both keep the question among the misses", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  const view = await quiz.openQuestion(kinds.choice);
  for (const number of [1, 2, 3]) await page.getByRole("button", { name: `Hint ${number} of 3` }).click();
  await expect(page.locator(".opt.struck")).toHaveCount(2);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(quiz.verdict(quiz.names.rightAnswer)).toBeVisible();
  expect((await quiz.record()).results[view.id]?.last).toBe("shown");
});

test("a reload in the middle, and the back button, lead where one was", async ({ page }) => {
  const quiz = new QuizPage(page);
  await quiz.open("?topic=tools");
  await page.getByRole("button", { name: quiz.names.start, exact: true }).click();
  await quiz.answer(await quiz.current(), true);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/question=2/u);
  const second = await quiz.current();
  await quiz.press(
    second,
    second.form.type === "choice" ? second.form.options.slice(0, 1).map(({ id }) => id) : [],
  );
  await page.reload();
  await expect(page.locator(".options input").first()).toBeChecked();
  await expect(page.locator(".qdots .ok")).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveURL(/question=1/u);
  await expect(page.locator(".row.right")).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/quiz\?topic=tools$/u);
  await page.getByRole("button", { name: quiz.names.continue }).click();
  await expect(page.locator(".qno")).toContainText("2");
});

test("the record goes into a file and comes back; a bad file and an erased record harm nothing else", async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  const view = await quiz.openQuestion(kinds.choice);
  await quiz.heading.focus();
  await quiz.answer(view, false);
  await quiz.open();
  await page.evaluate(() => {
    localStorage.setItem("another", "kept");
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: quiz.names.export }).click(),
  ]);
  const saved = await readFile(await download.path());

  const file = page.locator("input[type=file]");
  for (const [text, words] of [
    ["{", "not JSON"],
    ["{}", "not a record of the quiz"],
    ['{"format":"loopscope-quiz","record":{"version":9}}', "damaged"],
  ] as const) {
    await file.setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.locator(".record [role=status]")).toContainText(words);
    expect((await quiz.record()).results[view.id]?.missed).toBe(1);
  }
  await page.getByRole("button", { name: quiz.names.startOver }).click();
  await page.getByRole("button", { name: "Forget the quiz record" }).click();
  expect((await quiz.record()).results).toEqual({});
  expect(await page.evaluate(() => localStorage.getItem("another"))).toBe("kept");
  await file.setInputFiles({ name: "good.json", mimeType: "application/json", buffer: saved });
  await expect(page.getByRole("button", { name: quiz.names.misses })).toBeVisible();
});

test("junk in storage is put aside, and full storage costs only the next visit", async ({ page }) => {
  const quiz = new QuizPage(page);
  await page.addInitScript(() => {
    if (localStorage.getItem("loopscope.quiz") === null) localStorage.setItem("loopscope.quiz", "{junk");
  });
  await quiz.open();
  await expect(page.locator(".storage")).toContainText("put aside");
  expect(await page.evaluate(() => localStorage.getItem("loopscope.quiz.unreadable"))).toBe("{junk");

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: quiz.names.start, exact: true }).click();
  await expect(page.locator(".storage")).toContainText("does not let the quiz save");
  await expect(page.locator(".qdots li")).toHaveCount(12);
});

test("two tabs share one record, and neither undoes the other", async ({ page, context }) => {
  const quiz = new QuizPage(page);
  await quiz.open("?topic=tools");
  const other = new QuizPage(await context.newPage());
  const view = await other.openQuestion(kinds.choice);
  await page.getByRole("button", { name: quiz.names.start, exact: true }).click();
  await quiz.answer(await quiz.current(), true);
  await other.heading.focus();
  await other.answer(view, false);
  await page.goto("/en/quiz");
  await expect(page.getByRole("button", { name: quiz.names.misses })).toBeVisible();
  expect(Object.keys((await quiz.record()).results)).toHaveLength(2);
});

for (const width of [320, 390]) {
  test.describe(`on a phone ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test("nothing scrolls sideways, before and after the answer", async ({ page }) => {
      const quiz = new QuizPage(page, "fr");
      await quiz.open();
      expect(await quiz.overhang()).toBe(0);
      for (const id of Object.values(kinds)) {
        const view = await quiz.openQuestion(id);
        expect(await quiz.overhang(), id).toBe(0);
        await quiz.heading.focus();
        await quiz.answer(view, false);
        await expect(page.locator(".back")).toBeVisible();
        expect(await quiz.overhang(), id).toBe(0);
      }
    });
  });
}
