import type { Page } from '@playwright/test';
import { pointsForXp, xpPerLevel, xpToNextLevel } from '@rounds/contract/learning/progress.rules';
import { definitionOf, ownEntry } from '../support/elements.ts';
import { outcomeOf, Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

/** A figure on the dashboard, by its name. */
const stat = (page: Page, name: string) => definitionOf(page.getByRole('main'), name);

const header = (page: Page) => page.getByRole('list', { name: 'Your progress' });

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('a newcomer is led to a first case, and sees no zeros', async ({ page, learner, api }) => {
  const scenarios = await api.scenarios(learner.token, 'nursing');
  const firstCase = scenarios.find(({ difficulty }) => difficulty === 'beginner')!;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${learner.user.username}!`);
  await expect(page.getByText('Ready to advance your nursing skills today?')).toBeVisible();
  // The career path takes one line, and can be changed.
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Nursing', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused();
  const leading = page.getByRole('region', { name: 'Your first case · 5 min' });
  await expect(leading).toContainText(firstCase.title);

  // A single case to start with.
  await expect(page.getByRole('main').getByRole('button', { name: /Start/ })).toHaveCount(1);
  await expect(card(page, 'Quick Actions').getByRole('link', { name: 'Browse Scenarios' })).toBeVisible();
  for (const title of [
    'Continue Learning',
    'Leaderboard',
    'Weekly Giveaway',
    'Today',
    'Recent Progress',
    'Level Progress',
    'Scores over time',
  ])
    await expect(card(page, title)).toBeHidden();
  await expect(stat(page, 'Total XP')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Update Learning Style' })).toBeHidden();

  await leading.getByRole('button', { name: 'Start your first case' }).click();
  await expect(page).toHaveURL(`/scenarios/${firstCase.id}`);
  await new Player(page, firstCase).finish();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${learner.user.username}!`);
  await expect(stat(page, 'Scenarios Completed')).toHaveText('1');
  await expect(page.getByRole('link', { name: 'Update Learning Style' })).toBeVisible();
});

test('a newcomer without a career path chooses one, and gets a case from it', async ({
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

/** XP for the first completed scenario, on top of its own. */
const firstBadgeXp = 50;

test('a completed scenario counts once, and a better result adds the difference', async ({
  page,
  learner,
  api,
}) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  const wrong = (count: number) => outcomeOf(scenario!, count);
  const total = (count: number) => wrong(count).xp + firstBadgeXp;
  await page.goto('/dashboard');
  // A learner who hasn't earned anything is not ranked.
  await expect(card(page, 'Leaderboard')).toBeHidden();

  const player = await Player.start(page, scenario!);
  await player.finish([true, false, true, false]);
  await expectToast(page, 'Scenario Complete!', wrong(2).earned);
  const result = page.getByRole('main');
  await expect(result).toContainText(wrong(2).correct);
  await expect(result).toContainText(`+${wrong(2).xp} XP`);
  // These include the badge's.
  await expect(result).toContainText(`+${pointsForXp(wrong(2).xp) + firstBadgeXp / 2} points`);
  await expect(result).toContainText('1-day streak');
  await expect(page.getByRole('heading', { name: /questions correct/ })).toBeFocused();
  await expect(header(page)).toContainText(`${total(2)} XP`);
  await expect(header(page)).toContainText(`${pointsForXp(wrong(2).xp) + firstBadgeXp / 2} points`);

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(stat(page, 'Total XP')).toHaveText(String(total(2)));
  await expect(stat(page, 'Scenarios Completed')).toHaveText('1');
  await expect(stat(page, 'Current Streak')).toHaveText('1 day');
  await expect(card(page, 'Level Progress')).toContainText(`${xpToNextLevel(total(2))} XP to next level`);
  const week = card(page, 'Today').getByRole('list', { name: 'The last seven days' });
  await expect(week.getByRole('listitem').last()).toContainText(': practiced');
  const recent = card(page, 'Recent Progress').getByRole('listitem');
  await expect(recent).toHaveCount(1);
  for (const text of [scenario!.title, `Scenario #${scenario!.id}`, 'now', wrong(2).percent, '1 attempt'])
    await expect(recent).toContainText(text);
  await expect(ownEntry(card(page, 'Leaderboard'))).toContainText(learner.user.username);
  await expect(ownEntry(card(page, 'Leaderboard'))).toContainText(`${total(2)} XP`);
  // Completed cases make room for new ones.
  await expect(card(page, 'Continue Learning')).not.toContainText(scenario!.title);

  await page.goto('/learning-pathways');
  await expect(page.getByRole('listitem').filter({ hasText: scenario!.title })).toContainText(wrong(2).state);
  const second = await Player.start(page, scenario!);
  await second.finish([true, true, false]);
  await expectToast(
    page,
    'Scenario Complete!',
    `You scored ${wrong(1).percent} and earned ${wrong(1).xp - wrong(2).xp} XP!`,
  );
  await expect(header(page)).toContainText(`${total(1)} XP`);

  await page.getByRole('button', { name: 'Try again' }).click();
  await new Player(page, scenario!).finish([false, false, false, false]);
  await expectToast(page, 'Scenario Complete!', `You scored ${wrong(4).percent} and earned 0 XP!`);
  await expect(result).toContainText("No new XP: you've already scored this or higher.");
  await page.getByRole('link', { name: 'Back to Learning Pathways' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: scenario!.title })).toContainText(wrong(1).state);
  const [entry] = await api.progress(learner.token);
  expect(entry).toMatchObject({
    scenarioId: scenario!.id,
    completed: true,
    score: wrong(1).score,
    attempts: 3,
  });
  expect((await api.dashboard(learner.token)).user.xp).toBe(total(1));
});

test('an unfinished scenario is shown as in progress, and first', async ({ page, learner, api }) => {
  const scenario = (await api.scenarios(learner.token, 'nursing'))[0]!;
  await page.goto('/dashboard');
  const player = await Player.start(page, scenario);
  await player.answer(true);
  await expect(page.getByText('Answer recorded')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  const recent = card(page, 'Recent Progress').getByRole('listitem');
  for (const text of [scenario.title, `Continue · question 1 of ${outcomeOf(scenario).count}`, '1 attempt'])
    await expect(recent).toContainText(text);
  await expect(card(page, 'Today')).toContainText(scenario.title);
  // Offered once.
  await expect(card(page, 'Continue Learning').getByRole('listitem')).toHaveCount(3);
  await expect(card(page, 'Continue Learning')).not.toContainText(scenario.title);
  await expect(stat(page, 'Scenarios Completed')).toHaveText('0');
  await expect(stat(page, 'Current Streak')).toHaveText('1 day');
  await card(page, 'Today')
    .getByRole('button', { name: `Continue · question 1 of ${outcomeOf(scenario).count}` })
    .click();
  await expect(page).toHaveURL(`/scenarios/${scenario.id}`);
  await expect(page.getByText('Picked up where you left off.')).toBeVisible();
  // Where it was left: at the explanation of that question.
  await expect(player.explanation).toBeVisible();
});

test('a case left after its last answer leads to its result', async ({ page, learner, api }) => {
  const scenario = (await api.scenarios(learner.token, 'nursing'))[0]!;
  const { count, correct } = outcomeOf(scenario);
  await page.goto('/dashboard');
  const player = await Player.start(page, scenario);
  await player.work(Array.from({ length: count - 1 }, () => true));
  await player.answer(true);
  await expect(page.getByText('Answer recorded')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Today')).toContainText('Your result is ready.');
  await expect(card(page, 'Recent Progress').getByRole('listitem')).toContainText('See your result');
  await card(page, 'Today').getByRole('button', { name: 'See your result' }).click();
  await expect(page.getByRole('main')).toContainText(correct);
  await expect
    .poll(async () => (await api.progress(learner.token))[0])
    .toMatchObject({ score: 100, attempts: 1, open: null });
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
  await (await Player.start(page, scenario!)).finish();
  await expectToast(page, 'Scenario Complete!', `You scored 100% and earned ${scenario!.xpReward} XP!`);
  await expect(page.getByText('You reached level 2')).toBeVisible();
  await expect(header(page)).toContainText('Level 2');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(stat(page, 'Level')).toHaveText('2');
});

test('figures that cannot be loaded are dashes, and can be requested again', async ({
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
