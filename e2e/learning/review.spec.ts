import type { PracticeSession } from '@rounds/contract/learning/practice';
import type { ReviewItem, ReviewOverview } from '@rounds/contract/learning/review';
import { skipDoublePressGuard, Player } from '../support/player.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test('missed questions are up for review tomorrow, and can be suspended or removed', async ({
  page,
  learner,
  api,
}) => {
  await page.goto('/review');
  const due = page.getByRole('region', { name: 'Due now' });
  await expect(due).toContainText('Nothing to review yet');
  await expectAccessible(page);

  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto(`/scenarios/${scenario!.id}`);
  await new Player(page, scenario!).finish([false, true, false]);
  await page.goto('/review');
  await expect(due).toContainText('Nothing is due today');
  await expect(due).toContainText('The next questions are due');
  const list = page.getByRole('region', { name: 'Questions that come back' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText(scenario!.title);
  await expect(list).toContainText(scenario!.scenario.questions[0]!.question);
  await expect(page.getByRole('table', { name: 'Coming up' }).getByRole('row')).not.toHaveCount(0);
  await list.getByRole('button', { name: /^Actions: .*Question 1$/ }).click();
  await list.getByRole('button', { name: 'Pause' }).click();
  await expect(list.getByText('Paused')).toBeVisible();
  await list.getByRole('button', { name: /^Actions: .*Question 3$/ }).click();
  await list.getByRole('button', { name: 'Remove' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText('Paused')).toBeVisible();
});

test('a learner who practiced earlier reviews what is due, by keyboard, and is done for today', async ({
  page,
  api,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Try the Demo Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  // The copy has practiced at random today, so one of the questions may have been a review.
  const { reviewedToday } = await api.call<ReviewOverview>('GET', '/api/review', token);
  const settings = { dailyLimit: reviewedToday + 2, examOn: null };
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
  await expect(page.getByRole('main')).toContainText('2 XP per right answer');

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { items } = await api.call<PracticeSession>('GET', `/api/practice/${id}`, token);
  for (const { scenarioId, questionIndex } of items) {
    const scenario = scenarios.find((one) => one.id === scenarioId)!;
    const player = new Player(page, scenario).from(questionIndex);
    await player.answer(true);
    await skipDoublePressGuard(page);
    await player.action.click();
  }
  await expect(page.getByRole('heading', { name: 'Review complete' })).toBeFocused();
  await expect(page.getByText('+4 XP', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to review' }).last().click();
  await expect(due).toContainText('All done for today');
  await expect(due.getByRole('button')).toHaveCount(0);
});

test('a review continues offline, and a second device’s answers and an exam date count as well', async ({
  page,
  network,
  api,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Try the Demo Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  // Some of the demo's own reviews may be from today.
  const { reviewedToday } = await api.call<ReviewOverview>('GET', '/api/review', token);
  const dailyLimit = reviewedToday + 3;
  await api.call<ReviewOverview>('PUT', '/api/review', token, { dailyLimit, examOn: null });
  const scenarios = await api.scenarios(token);
  await page.goto('/review');
  const due = page.getByRole('region', { name: 'Due now' });
  await due.getByRole('button', { name: 'Start review' }).click();
  await expect(page.getByRole('main')).toContainText('Question 1 of 3');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { items } = await api.call<PracticeSession>('GET', `/api/practice/${id}`, token);
  const answer = async (position: number) => {
    const { scenarioId, questionIndex } = items[position]!;
    const scenario = scenarios.find((one) => one.id === scenarioId)!;
    const player = new Player(page, scenario).from(questionIndex);
    await player.answer(true);
    await skipDoublePressGuard(page);
    await player.action.click();
  };
  await answer(0);
  await network.goOffline();
  await answer(1);
  await expect(page.getByRole('main')).toContainText('Question 3 of 3');
  const before = await api.call<ReviewOverview>('GET', '/api/review', token);
  expect(before).toMatchObject({ due: 2, reviewedToday: reviewedToday + 1 });
  await network.goOnline();
  await expect(async () => {
    const now = await api.call<ReviewOverview>('GET', '/api/review', token);
    expect(now).toMatchObject({ due: 1, reviewedToday: reviewedToday + 2 });
  }).toPass();
  await answer(2);
  await expect(page.getByRole('heading', { name: 'Review complete' })).toBeFocused();

  // The exam is set on another device: everything is reviewed before it.
  const examOn = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await api.call<ReviewOverview>('PUT', '/api/review', token, { dailyLimit: 200, examOn });
  const all = await api.call<ReviewItem[]>('GET', '/api/review/items?limit=200', token);
  expect(all.every(({ dueOn }) => dueOn < examOn)).toBe(true);
  await page.goto('/review');
  await page.getByRole('button', { name: 'Review settings' }).click();
  await expect(page.getByLabel('Exam date')).toHaveValue(examOn);
});
