import type { Page } from '@playwright/test';
import type { WonGiveaway } from '@rounds/contract/business/giveaways';
import { Player } from '../support/player.ts';
import { expectAccessible, expectAccessibleInLanguage } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Weekly Giveaway' });

test('one answer enters a learner, and the card says so', async ({ page, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto('/dashboard');
  // A newcomer has other things to do first.
  await expect(page.getByRole('heading', { name: 'Your first case' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  const player = await Player.start(page, scenario!);
  await player.answer(false);
  await expect(page.getByText('Answer recorded')).toBeAttached();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(card(page)).toContainText('Sample giveaway');
  await expect(card(page)).toContainText('Prize: bragging rights (this is a sample)');
  await expect(card(page)).toContainText("You're entered");
  await page.reload();
  await expect(card(page)).toContainText("You're entered");
  await expectAccessible(page);
  await card(page).getByText('Weekly Giveaway').click();
  await expectAccessible(page);
  await card(page).getByRole('link', { name: 'Giveaway Rules' }).click();
  await expect(page).toHaveURL('/giveaway-rules');
  await expect(page.getByRole('heading', { level: 1, name: 'Giveaway Rules' })).toBeVisible();
});

signedInTest(
  'in a week without one there is no card, and a failure takes nothing else away',
  async ({ page, learner, api, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await api.complete(learner.token, (await api.scenarios(learner.token)).slice(0, 1), 100);
    await page.route('**/api/giveaways/current', (route) => route.fulfill({ json: null }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Recent Progress' })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await page.route('**/api/giveaways/current', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Recent Progress' })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  },
);

test('the rules are public, in every language around the English text', async ({ page }) => {
  await page.goto('/giveaway-rules');
  await expect(page.getByRole('heading', { level: 1, name: 'Giveaway Rules' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Each entry has the same odds.');
  await expect(page.getByRole('main')).toContainText('No purchase is necessary');
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('rounds.language', 'ar'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'قواعد السحب' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveAttribute('dir', 'ltr');
  await expectAccessibleInLanguage(page);
});

test('a winner learns on the rules page how to get the prize', async ({ page, learner, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await page.route('**/api/giveaways/won*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/giveaway-rules');
  await expect(page.getByRole('alert')).toContainText("We couldn't check whether you've won.");
  const won: WonGiveaway = {
    id: 1,
    title: 'A pocket ECG ruler',
    description: 'For the first twelve-lead of your shift.',
    prize: 'One steel ruler',
    provider: 'The skills laboratory',
    weekStart: '2026-11-16T00:00:00.000Z',
    weekEnd: '2026-11-23T00:00:00.000Z',
    drawnAt: '2026-11-23T00:05:00.000Z',
    contact: 'lab@example.org',
    claimUntil: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const lapsed = { ...won, id: 2, title: 'Long ago', claimUntil: '2026-01-01T00:00:00.000Z' };
  await page.route('**/api/giveaways/won*', (route) => route.fulfill({ json: [won, lapsed] }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('You won: A pocket ECG ruler');
  await expect(main).toContainText('Prize: One steel ruler');
  await expect(main).toContainText(learner.email);
  await expect(main.getByRole('link', { name: 'lab@example.org' })).toHaveAttribute(
    'href',
    'mailto:lab@example.org',
  );
  await expect(main).not.toContainText('Long ago');
  await expectAccessible(page);
});

test('the demo account is told that it does not take part', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Try the Demo Account' }).click();
  await expect(card(page)).toContainText('Create your own account to enter.');
});
