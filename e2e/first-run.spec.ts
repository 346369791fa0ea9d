import { expect, test } from "./fixtures";

test("a visitor is at the player at once and steps the run from first to last and back", async ({
  page,
  player,
}) => {
  await page.goto("/");
  await player.ready();
  await expect(page).toHaveURL(/\/en$/);
  await expect(player.prompt).toHaveValue("Where is my order #4821?");

  const forward = await player.walk("nextEvent");
  expect(forward.length).toBeGreaterThan(20);
  expect(new Set(forward).size).toBe(forward.length);
  await expect(player.messages).toHaveCount(3);
  for (const fact of ["shipped", "March 30", "FedEx"]) await expect(player.narration).toContainText(fact);

  const back = await player.walk("previousEvent");
  expect(back.toReversed()).toEqual(forward);
});

test("the second call carries three messages, and the result answers the call by its id", async ({
  player,
}) => {
  await player.open();
  await player.move("nextIteration");
  await expect(player.messages).toHaveCount(1);
  await player.move("nextIteration");
  await expect(player.loop).toContainText(/call 2, (three|3) messages/);
  await expect(player.messages).toHaveCount(3);
  const call = player.messages.nth(1);
  await expect(call).toContainText("tool_use");
  const id = await call.getByText(/^toolu_\w+$/).innerText();
  const result = player.messages.nth(2);
  await expect(result).toContainText("tool_result");
  await expect(result.getByText(id, { exact: true })).toBeVisible();
  await expect(player.button("nextIteration")).toBeDisabled();
});

test("a random walk shows at every moment what the straight way showed there", async ({ player }) => {
  await player.open();
  const seen = new Map([[await player.place(), await player.screen()]]);
  while (await player.button("nextEvent").isEnabled())
    seen.set(await player.move("nextEvent"), await player.screen());

  const moves = [
    "nextEvent",
    "previousEvent",
    "nextFork",
    "previousFork",
    "nextIteration",
    "previousIteration",
  ] as const;
  let state = 4821;
  for (let walked = 0; walked < 30; walked += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const move = moves[state % moves.length] ?? "firstEvent";
    if (await player.button(move).isEnabled()) await player.move(move);
    expect(await player.screen()).toBe(seen.get(await player.place()));
  }
});
