import type { Page } from '@playwright/test';
import { outcomeOf, Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const order = (player: Player) =>
  player.card
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));

test.describe('an attempt resumes', () => {
  test('after a reload in mid-case: the same question, order, strikes and explanation', async ({
    page,
    learner,
    api,
  }) => {
    const [scenario] = await api.scenarios(learner.token, 'nursing');
    const { count, correct } = outcomeOf(scenario!);
    await page.goto('/dashboard');
    const player = await Player.start(page, scenario!);
    await expect(page).toHaveURL(`/scenarios/${scenario!.id}`);
    await player.answer(true);
    await page.reload();
    await expect(player.card.getByRole('heading', { name: 'Explanation' })).toBeVisible();
    await player.goOn();
    const shown = await order(player);
    await player.card.getByRole('button', { name: 'Rule out option B' }).click();
    await page.reload();
    await expect(main(page)).toContainText(`Question 2 of ${count}`);
    await expect(main(page)).toContainText('Picked up where you left off.');
    await expect(player.card.getByRole('button', { name: 'Restore option B' })).toBeVisible();
    expect(await order(player)).toEqual(shown);

    // Leaving asks nothing, and the dashboard links back to it.
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByText(`Continue · question 2 of ${count}`).first()).toBeVisible();
    await Player.startButton(page, scenario!).click();
    await expect(main(page)).toContainText(`Question 2 of ${count}`);
    await player.finish();
    await expect(main(page)).toContainText(correct);
    await expect
      .poll(async () => (await api.progress(learner.token))[0])
      .toMatchObject({ score: 100, attempts: 1, open: null });
    // Reloading the result stays on it.
    await page.reload();
    await expect(page).toHaveURL(/\/attempts\//);
    await expect(main(page)).toContainText(correct);
  });

  test('on another device, whose answers count', async ({
    page,
    browser,
    learner,
    api,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409.*\/api\/progress/);
    const [scenario] = await api.scenarios(learner.token, 'nursing');
    const { count } = outcomeOf(scenario!);
    const address = `/scenarios/${scenario!.id}`;
    await page.goto(address);
    const here = new Player(page, scenario!);
    await here.answer(true);
    await expect(page.getByText('Answer recorded')).toBeVisible();
    await here.goOn();
    const shown = await order(here);

    const other = await browser.newContext({ storageState: await context.storageState() });
    const phone = await other.newPage();
    await phone.goto(new URL(address, page.url()).href);
    const there = new Player(phone, scenario!).from(1);
    await expect(main(phone)).toContainText(`Question 2 of ${count}`);
    expect(await order(there)).toEqual(shown);
    await there.answer(false);
    await expect(phone.getByText('Answer recorded')).toBeVisible();

    // The first device answers the same question differently: the first recorded answer counts, and is shown.
    const theirs = there.optionFor(false);
    await here.answer(true);
    await expect(here.option(theirs)).toBeChecked();
    await expect(here.option(theirs)).toHaveAccessibleName(/Your answer$/);
    await here.goOn();
    await here.finish();
    await expect(main(page)).toContainText(outcomeOf(scenario!, 1).correct);
    await other.close();
  });

  test('is replaced by a new one when starting over', async ({ page, learner, api }) => {
    const [scenario] = await api.scenarios(learner.token, 'nursing');
    const { count, correct } = outcomeOf(scenario!);
    await page.goto(`/scenarios/${scenario!.id}`);
    const player = new Player(page, scenario!);
    await player.answer(false);
    await expect(page.getByText('Answer recorded')).toBeVisible();
    // The server's data on the first attempt doesn't answer questions of the next.
    await page.reload();
    await expect(player.card.getByRole('heading', { name: 'Explanation' })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect(player.option(0)).toBeEnabled();
    await page.reload();
    await expect(main(page)).toContainText(`Question 1 of ${count}`);
    await expect(player.option(0)).toBeEnabled();
    await page.goto('/dashboard');
    await expect(page.getByText(`Continue · question 1 of ${count}`).first()).toBeVisible();
    await page.goBack();
    await player.finish();
    await expect(main(page)).toContainText(correct);
  });
});
