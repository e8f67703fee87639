import type { Page } from '@playwright/test';
import { xpPerLevel } from '@rounds/contract/learning/progress.rules';
import { Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

/** A figure of the dashboard, by its name. */
const stat = (page: Page, name: string) =>
  page
    .locator('dl > div', { has: page.getByRole('term').and(page.getByText(name, { exact: true })) })
    .getByRole('definition');

const header = (page: Page) => page.getByRole('list', { name: 'Your progress' });

const card = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

test('a newcomer is led to a first case, and told nothing of zeros', async ({ page, learner, api }) => {
  const scenarios = await api.scenarios(learner.token, 'nursing');
  const firstCase = scenarios.find(({ difficulty }) => difficulty === 'beginner')!;
  const others = scenarios.filter(({ id }) => id !== firstCase.id);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${learner.user.username}!`);
  await expect(page.getByText('Ready to advance your nursing skills today?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nursing', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const leading = page.getByRole('region', { name: 'Your first case · 5 min' });
  await expect(leading).toContainText(firstCase.title);

  // The first case isn't offered a second time.
  const next = card(page, 'Continue Learning');
  await expect(next.getByRole('listitem')).toHaveCount(3);
  for (const [index, scenario] of others.slice(0, 3).entries()) {
    const item = next.getByRole('listitem').nth(index);
    await expect(item).toContainText(scenario.title);
    await expect(item).toContainText(scenario.description);
    await expect(item).toContainText(scenario.difficulty, { ignoreCase: true });
    await expect(item).toContainText(`${scenario.xpReward} XP`);
    await expect(item.getByRole('button')).toHaveText('Start');
  }
  await expect(card(page, 'Quick Actions').getByRole('link', { name: 'Browse Scenarios' })).toBeVisible();
  await expect(card(page, 'Leaderboard')).toBeVisible();
  for (const title of ['Today', 'Recent Progress', 'Level Progress', 'Scores over time'])
    await expect(card(page, title)).toBeHidden();
  await expect(stat(page, 'Total XP')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Update Learning Style' })).toBeHidden();

  await leading.getByRole('button', { name: 'Start your first case' }).click();
  await expect(page).toHaveURL(`/scenarios/${firstCase.id}`);
  await new Player(page, firstCase).finish([true, true, true, true, true]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${learner.user.username}!`);
  await expect(stat(page, 'Scenarios Completed')).toHaveText('1');
  await expect(page.getByRole('link', { name: 'Update Learning Style' })).toBeVisible();
});

test('a newcomer without a career path chooses one, and is given a case of it', async ({
  page,
  learner,
  api,
}) => {
  await api.changeProfile(learner.token, { careerPath: null });
  await page.goto('/dashboard');
  await expect(page.getByText("Choose your career path, and we'll pick a case to begin with.")).toBeVisible();
  await page.getByRole('button', { name: 'Pharmacy', exact: true }).click();
  const cases = await api.scenarios(learner.token, 'pharmacy');
  const firstCase = cases.find(({ difficulty }) => difficulty === 'beginner')!;
  await expect(page.getByRole('region', { name: 'Your first case · 5 min' })).toContainText(firstCase.title);
  await expect(page.getByText('Ready to advance your pharmacy skills today?')).toBeVisible();
  expect((await api.dashboard(learner.token)).user.careerPath).toBe('pharmacy');
});

/** What the first completed scenario gives beside its own XP. */
const firstBadgeXp = 50;

test('a completed scenario counts once, and better the second time', async ({ page, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  const xp = (share: number) => Math.round(scenario!.xpReward * share);
  const total = (share: number) => xp(share) + firstBadgeXp;
  await page.goto('/dashboard');
  await expect(card(page, 'Leaderboard')).not.toContainText(learner.user.username);

  const player = await Player.start(page, scenario!);
  await player.finish([true, false, true, false, true]);
  await expectToast(page, 'Scenario Complete!', `You scored 60% and earned ${xp(0.6)} XP!`);
  const result = page.getByRole('main');
  await expect(result).toContainText('3 of 5 questions correct');
  await expect(result).toContainText(`+${xp(0.6)} XP`);
  await expect(result).toContainText('1-day streak');
  await expect(page.getByRole('heading', { name: 'Scenario Complete!' })).toBeFocused();
  await expect(header(page)).toContainText(`${total(0.6)} XP`);
  await expect(header(page)).toContainText(`${total(0.6) / 2} points`);

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(stat(page, 'Total XP')).toHaveText(String(total(0.6)));
  await expect(stat(page, 'Scenarios Completed')).toHaveText('1');
  await expect(stat(page, 'Current Streak')).toHaveText('1 day');
  await expect(card(page, 'Level Progress')).toContainText(`${1000 - total(0.6)} XP to next level`);
  const week = card(page, 'Today').getByRole('list', { name: 'The last seven days' });
  await expect(week.getByRole('listitem').last()).toContainText(': practiced');
  const recent = card(page, 'Recent Progress').getByRole('listitem');
  await expect(recent).toHaveCount(1);
  for (const text of [scenario!.title, `Scenario #${scenario!.id}`, 'now', '60%', '1 attempt'])
    await expect(recent).toContainText(text);
  await expect(card(page, 'Leaderboard').locator('[aria-current]')).toContainText(learner.user.username);
  await expect(card(page, 'Leaderboard').locator('[aria-current]')).toContainText(`${total(0.6)} XP`);
  // What is done makes room for what is not.
  await expect(card(page, 'Continue Learning')).not.toContainText(scenario!.title);

  await page.goto('/learning-pathways');
  await expect(page.getByRole('listitem').filter({ hasText: scenario!.title })).toContainText('Done · 60%');
  const second = await Player.start(page, scenario!);
  await second.finish([true, true, true, true, false]);
  await expectToast(page, 'Scenario Complete!', `You scored 80% and earned ${xp(0.8) - xp(0.6)} XP!`);
  await expect(header(page)).toContainText(`${total(0.8)} XP`);

  await page.getByRole('button', { name: 'Try again' }).click();
  await new Player(page, scenario!).finish([false, false, false, false, true]);
  await expectToast(page, 'Scenario Complete!', 'You scored 20% and earned 0 XP!');
  await expect(result).toContainText("No new XP: you've already scored this or higher.");
  await page.getByRole('link', { name: 'Back to Learning Pathways' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: scenario!.title })).toContainText('Done · 80%');
  const [entry] = await api.progress(learner.token);
  expect(entry).toMatchObject({ scenarioId: scenario!.id, completed: true, score: 80, attempts: 3 });
  expect((await api.dashboard(learner.token)).user.xp).toBe(total(0.8));
});

test('a scenario that was left is in progress and stands first', async ({ page, learner, api }) => {
  const scenario = (await api.scenarios(learner.token, 'nursing'))[2]!;
  await page.goto('/dashboard');
  const player = await Player.start(page, scenario);
  await player.answer(true);
  await expect(page.getByText('Answer recorded')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  const recent = card(page, 'Recent Progress').getByRole('listitem');
  for (const text of [scenario.title, 'Continue · question 2 of 5', '1 attempt'])
    await expect(recent).toContainText(text);
  const item = card(page, 'Continue Learning').getByRole('listitem').first();
  await expect(item).toContainText(scenario.title);
  await expect(item).toContainText('Continue · question 2 of 5');
  await expect(card(page, 'Today')).toContainText(scenario.title);
  await expect(stat(page, 'Scenarios Completed')).toHaveText('0');
  await expect(stat(page, 'Current Streak')).toHaveText('1 day');
  await card(page, 'Today').getByRole('button', { name: 'Continue · question 2 of 5' }).click();
  await expect(page).toHaveURL(`/scenarios/${scenario.id}`);
  await expect(page.getByText('Picked up where you left off.')).toBeVisible();
});

test('a new level is celebrated', async ({ page, learner, api }) => {
  const [scenario, ...others] = await api.scenarios(learner.token, 'nursing');
  const reached = async () => (await api.dashboard(learner.token)).user;
  // One case short of the next level; in small steps toward the end, since achievements give XP too.
  for (const other of others) {
    const { xp } = await reached();
    if (xp + scenario!.xpReward >= xpPerLevel) break;
    await api.complete(learner.token, [other], xp < xpPerLevel / 2 ? 100 : 20);
  }
  expect(await reached()).toMatchObject({ level: 1 });

  await page.goto('/learning-pathways');
  await (await Player.start(page, scenario!)).finish([true, true, true, true, true]);
  await expectToast(page, 'Scenario Complete!', `You scored 100% and earned ${scenario!.xpReward} XP!`);
  await expect(page.getByText('You reached level 2')).toBeVisible();
  await expect(header(page)).toContainText('Level 2');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(stat(page, 'Level')).toHaveText('2');
});

test('figures that can’t be loaded are dashes, and are asked for again', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503.*\/api\/dashboard/);
  await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 1), 0);
  const body = { message: 'Back in a moment.', code: 'unavailable' };
  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 503, json: body }));
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText("We couldn't load your stats.");
  await expect(stat(page, 'Total XP')).toHaveText('–');
  await expect(card(page, 'Continue Learning').getByRole('listitem')).toHaveCount(3);
  await page.unroute('**/api/dashboard');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(stat(page, 'Total XP')).toHaveText('50');
});
