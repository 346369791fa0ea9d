import { axeFindings } from "./axe-findings";
import { expect, test } from "./fixtures";
import { kinds, QuizPage } from "./quiz-page";

for (const [kind, id] of Object.entries(kinds))
  test(`axe finds nothing serious in a question of the kind ${kind}`, async ({ page }) => {
    const quiz = new QuizPage(page);
    const view = await quiz.openQuestion(id);
    expect(await axeFindings(page)).toEqual([]);
    await quiz.heading.focus();
    await quiz.answer(view, false);
    await expect(page.locator(".back")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

test("axe finds nothing serious at the door and at the end", async ({ page }) => {
  const quiz = new QuizPage(page, "fr");
  await quiz.open("?topic=setup");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: quiz.names.start, exact: true }).click();
  await quiz.answer(await quiz.current(), false);
  await page.getByRole("button", { name: quiz.names.endRound }).click();
  await expect(quiz.heading).toHaveText(quiz.names.score(0, 2));
  expect(await axeFindings(page)).toEqual([]);
});
