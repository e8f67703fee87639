import { outcomeOf, Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

test('a daily goal is set, met by answers, and celebrated once', async ({ page, learner, api }) => {
  const [first, second] = await api.scenarios(learner.token, 'nursing');
  await api.complete(learner.token, [first!], 80);
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText(second!.title);
  await expect(today).toContainText("Next on your path: you haven't seen it yet.");
  await today.getByRole('button', { name: 'Set a daily goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Daily goal' });
  await dialog.getByRole('radio', { name: '5', exact: true }).check();
  await dialog.getByRole('button', { name: 'Save goal' }).click();
  await expect(dialog).toBeHidden();
  await expect(today.getByRole('img', { name: '0 of 5 questions today' })).toBeVisible();

  await today.getByRole('button', { name: 'Start now' }).click();
  await new Player(page, second!).finish([true, true, false]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(today.getByRole('status').filter({ hasText: 'Daily goal met. Nice work!' })).toHaveCount(1);
  await expect(
    today.getByRole('img', { name: `${outcomeOf(second!).count} of 5 questions today` }),
  ).toBeVisible();
  // Later that day it is still shown, but not announced again.
  await page.reload();
  await expect(today.getByText('Daily goal met. Nice work!')).toHaveCount(1);
  await expect(today.getByRole('status').filter({ hasText: 'Daily goal met' })).toHaveCount(0);

  // Wrong answers can be practiced with one press.
  await today.getByRole('button', { name: /^Practice: / }).click();
  await expect(page).toHaveURL(/\/practice\/[0-9a-f-]{36}$/);
});

test('the daily goal is changed in the settings too', async ({ page, learner, api }) => {
  await page.goto('/profile?tab=settings');
  const card = page.getByRole('region', { name: 'Daily goal' });
  await expect(card).toContainText('No goal');
  await card.getByRole('button', { name: 'Set a daily goal' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '20', exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save goal' }).click();
  await expect(card).toContainText('Questions a day: 20');
  expect((await api.dashboard(learner.token)).goal.questions).toBe(20);
});

test('what to work on next comes first in the progress, each area with its practice', async ({
  page,
  learner,
  api,
}) => {
  const [first] = await api.scenarios(learner.token, 'nursing');
  await page.goto(`/scenarios/${first!.id}`);
  const checked = page.waitForResponse('**/api/achievements/check');
  await new Player(page, first!).work(first!.scenario.questions.map(() => false));
  // No right answers are reported plainly, without a celebration.
  await expect(page.getByText(outcomeOf(first!, outcomeOf(first!).count).correct)).toBeVisible();
  await expect(page.getByText('+50 XP from badges')).toBeVisible();
  await expect(page.getByRole('heading', { name: /unlocked/i })).toHaveCount(0);
  expect(await (await checked).json()).toHaveLength(1);
  await notifications(page).getByRole('button', { name: 'Close' }).click();
  await expect(notifications(page).getByRole('paragraph')).toHaveCount(0);
  await page.goto('/profile?tab=progress');
  const next = page.getByRole('region', { name: 'Mastery by topic' });
  await expect(next.getByRole('listitem').first()).toContainText('Your level shows from 5 answers on.');
  await next
    .getByRole('button', { name: /^Practice: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/practice\/[0-9a-f-]{36}$/);
});
