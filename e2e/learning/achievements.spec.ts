import type { Page } from '@playwright/test';
import { definitionOf, documentRoot } from '../support/elements.ts';
import { tabTo } from '../support/keyboard.ts';
import { desktop } from '../support/layout.ts';
import { outcomeOf, Player } from '../support/player.ts';
import { expectAccessible, expectAccessibleInLanguage } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';
import { expectToast, notifications } from '../support/toast.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const figure = (page: Page, name: string) => definitionOf(page.getByRole('main'), name).first();
const closeToast = (page: Page) => notifications(page).getByRole('button', { name: 'Close' }).click();

test('the first badge: a scenario, a celebration, and its card', async ({ page, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.setViewportSize(desktop);
  await page.goto('/achievements');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Achievement Badges');
  await expect(page).toHaveTitle('Achievement Badges · Rounds');
  await expect(figure(page, 'Achievements unlocked')).toHaveText('0/27');
  await expect(figure(page, 'Completion')).toHaveText('0%');
  await expect(figure(page, 'XP from achievements')).toHaveText('0');
  await expect(cards(page)).toHaveCount(27);
  await tab(page, 'Unlocked (0)').click();
  await expect(page.getByRole('tabpanel')).toContainText('No Achievements Yet');
  await expect(page.getByRole('tabpanel')).toContainText(
    'Start learning to unlock your first achievement badges!',
  );
  await page.getByRole('link', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/learning-pathways');

  const checked = page.waitForResponse('**/api/achievements/check');
  const { earned, xp } = outcomeOf(scenario!, 2);
  const total = xp + 50;
  await (await Player.start(page, scenario!)).finish([false, false]);
  await expectToast(page, 'Scenario Complete!', earned);
  await expect(page.getByRole('region', { name: 'New badge unlocked' })).toContainText('First Rounds');
  // The result names it; a notification doesn't repeat it.
  expect(await (await checked).json()).toHaveLength(1);
  await closeToast(page);
  await expect(notifications(page).getByRole('paragraph')).toHaveCount(0);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Achievements' }).click();
  await expect(figure(page, 'Achievements unlocked')).toHaveText('1/27');
  await expect(figure(page, 'Completion')).toHaveText('4%');
  await expect(figure(page, 'XP from achievements')).toHaveText('50');
  const first = cards(page).first();
  for (const text of ['First Rounds', 'Unlocked', '+50 XP', 'now']) await expect(first).toContainText(text);
  await expect(first.getByRole('time')).toHaveAttribute('title', /\d{4}/);
  // The first badge's XP and the scenario's, one scenario and one day; those with the most progress come first.
  await tab(page, 'In Progress').click();
  await expect(cards(page).first()).toContainText('Three in a Row');
  for (const text of [`${total} of 500 XP · ${Math.floor(total / 5)}%`, 'Reward: 25 XP'])
    await expect(card(page, 'Warming Up')).toContainText(text);
  await expect(card(page, 'Settling In')).toContainText('1 of 5 scenarios · 20%');
  await expect(card(page, 'A Full Week')).toContainText('1 of 7 days');
  await expect(card(page, 'On Target')).toHaveCount(0);
  await tab(page, 'Unlocked (1)').click();
  await expect(cards(page)).toHaveCount(1);

  // It was announced, and isn't announced again.
  await page.getByRole('button', { name: 'Check for New Achievements' }).click();
  await expect(page.getByText('Nothing new since last time.')).toBeVisible();
  await expect(notifications(page).getByRole('paragraph')).toHaveCount(0);
});

test('the check reports what was unlocked elsewhere, and says when it fails', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500.*achievements\/check/);
  await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 5), 100);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/achievements');
  await expect(tab(page, 'Unlocked (3)')).toBeVisible();
  await page.route('**/api/achievements/check', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Check for New Achievements' }).click();
  await expect(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
  release();
  await expectToast(page, '🎉 New Achievement Unlocked!', 'You earned 3 new achievements!');
  await page.unroute('**/api/achievements/check');
  await page.getByRole('button', { name: 'Check for New Achievements' }).click();
  await expect(page.getByText('Nothing new since last time.')).toBeVisible();

  const failure = { status: 500, json: { message: 'Something broke.', code: 'internal' } };
  await page.route('**/api/achievements/check', (route) => route.fulfill(failure));
  await page.getByRole('button', { name: 'Check for New Achievements' }).click();
  await expectToast(page, 'Error', 'Failed to check achievements');
});

test('what was earned offline is celebrated when it arrives', async ({ page, network, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto('/dashboard');
  const player = await Player.start(page, scenario!);
  await network.goOffline();
  await player.finish();
  await expectToast(
    page,
    'Saved on this device',
    'Your result is sent by itself as soon as our server can be reached.',
  );
  // On a screen other than the result, which would name them itself.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await network.goOnline();
  await expectToast(page, 'Saved results sent', '1 saved scenario has been counted. You earned 100 XP!');
  await closeToast(page);
  await expectToast(page, '🎉 New Achievement Unlocked!', 'You earned 2 new achievements!');
});

test('the tabs by keyboard', async ({ page, learner, api }) => {
  await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 1), 50);
  await page.goto('/achievements');
  await expect(cards(page)).toHaveCount(27);
  await tabTo(page, tab(page, 'All Achievements'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Unlocked (1)')).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(tab(page, 'In Progress')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(cards(page)).toHaveCount(27);
});

signedInTest('achievements that can’t be loaded are asked for again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503.*achievements/);
  const fail = { status: 503, json: { message: 'Back in a moment.', code: 'unavailable' } };
  await page.route('**/api/achievements/user?*', (route) => route.fulfill(fail));
  await page.goto('/achievements');
  await expect(page.getByRole('alert')).toContainText("We couldn't load your achievements.");
  await page.unroute('**/api/achievements/user?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page)).toHaveCount(27);
});

test('accessible at every width, in light and dark, and in Arabic', async ({ page, learner, api }) => {
  test.slow();
  await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 5), 100);
  await page.goto('/achievements');
  await expect(cards(page)).toHaveCount(27);
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('combobox').selectOption('ar');
  await expect(documentRoot(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شارات الإنجازات');
  await expect(page.getByText('أسماء الشارات وأوصافها باللغة الإنجليزية.')).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toHaveAttribute('lang', 'en');
  await expectAccessibleInLanguage(page);
});
