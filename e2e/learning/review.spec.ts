import type { PracticeSession } from '@rounds/contract/learning/practice';
import type { ReviewOverview } from '@rounds/contract/learning/review';
import { skipDoublePressGuard, Player } from '../support/player.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

test('what was missed is there to review tomorrow, and can be paused or taken out', async ({
  page,
  learner,
  api,
}) => {
  await page.goto('/review');
  const due = page.getByRole('region', { name: 'Due now' });
  await expect(due).toContainText('Nothing to review yet');
  await expectSound(page);

  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto(`/scenarios/${scenario!.id}`);
  await new Player(page, scenario!).finish([false, true, false]);
  await page.goto('/review');
  await expect(due).toContainText('Nothing is due today');
  await expect(due).toContainText('The next questions are due on');
  const list = page.getByRole('region', { name: 'Questions that come back' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText(scenario!.title);
  await expect(list).toContainText(scenario!.scenario.questions[0]!.question);
  await expect(page.getByRole('table', { name: 'Coming up' }).getByRole('row')).not.toHaveCount(0);
  await list.getByRole('button', { name: /^Pause: .*Question 1$/ }).click();
  await expect(list.getByText('Paused')).toBeVisible();
  await list.getByRole('button', { name: /^Remove: .*Question 3$/ }).click();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText('Paused')).toBeVisible();
});

test('who practiced in the days before reviews what is due, by keyboard, and is done for today', async ({
  page,
  api,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Try the Demo Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const settings = { dailyLimit: 2, examOn: null };
  const { due: atMost } = await api.call<ReviewOverview>('PUT', '/api/review', token, settings);
  expect(atMost).toBe(2);
  const scenarios = await api.scenarios(token);
  await page.reload();
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: '2 questions to review' })).toHaveAttribute('href', '/review');

  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('v');
    await expect(page).toHaveURL('/review', { timeout: 2000 });
  }).toPass();
  const due = page.getByRole('region', { name: 'Due now' });
  await expect(due).toContainText('2 questions to review');
  await expect(due).toContainText('can wait');
  await due.getByRole('button', { name: 'Start review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Question 1 of 2');

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { items } = await api.call<PracticeSession>('GET', `/api/practice/${id}`, token);
  for (const { scenarioId, questionIndex } of items) {
    const scenario = scenarios.find((one) => one.id === scenarioId)!;
    const player = new Player(page, scenario).from(questionIndex);
    await player.answer(true);
    await skipDoublePressGuard(page);
    await player.action.click();
  }
  await expect(page.getByRole('heading', { name: 'Practice complete' })).toBeFocused();
  await page.goto('/review');
  await expect(due).toContainText('All done for today');
  await expect(due.getByRole('button')).toHaveCount(0);
});
