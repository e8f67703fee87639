import type { Page } from '@playwright/test';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { summaries } from '../support/elements.ts';
import { desktop, phone } from '../support/layout.ts';
import { outcomeOf, Player } from '../support/player.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test.describe('for visitors', () => {
  test('sign-in', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Try the Demo Account' })).toBeVisible();
    await expectAccessible(page);
  });

  test('sign-in with errors', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  test('sign-up, with errors', async ({ page }) => {
    await page.goto('/auth?tab=sign-up');
    const form = page.getByRole('tabpanel');
    await form.getByRole('textbox', { name: 'Username' }).fill('a b');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(form.getByRole('textbox', { name: 'Username' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  test('reset-password, both forms', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(heading(page, 'Reset your password')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/reset-password?token=abc');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  test('confirm-email', async ({ page }) => {
    await page.goto('/confirm-email');
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await expectAccessible(page);
  });

  for (const [address, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    test(title, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('the phone menu', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, { sizes: [phone] });
  });
});

test.describe('for learners', () => {
  test('dashboard without progress', async ({ page, learner, network }) => {
    await page.goto('/dashboard');
    await expect(heading(page, `Welcome, ${learner.user.username}!`)).toBeVisible();
    await expect(heading(page, 'Your first case · 5 min')).toBeVisible();
    await network.settled();
    await expectAccessible(page);
  });

  test('dashboard with progress', async ({ page, learner, api, network }) => {
    const scenarios = await api.scenarios(learner.token, 'nursing');
    await api.complete(learner.token, scenarios.slice(0, 3), 66.7);
    await api.complete(learner.token, scenarios.slice(3, 6), 100);
    await page.goto('/dashboard');
    await expect(page.getByText('Scenario #').first()).toBeVisible();
    await network.settled();
    await expectAccessible(page);
  });

  test('learning pathways, full and empty', async ({ page, learner, api }) => {
    await api.complete(learner.token, (await api.scenarios(learner.token, 'doctor')).slice(0, 2), 80);
    await page.goto('/learning-pathways');
    await page.getByRole('button', { name: 'Medical Doctor' }).click();
    await expect(page.getByText('Done · 80%')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByPlaceholder('Search scenarios...').fill('no such words');
    await expect(page.getByText('No scenarios found')).toBeVisible();
    await expectAccessible(page);
  });

  signedInTest('not found', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(heading(page, '404 Page Not Found')).toBeVisible();
    await expectAccessible(page);
  });

  signedInTest('the learning-style quiz, and its result', async ({ page }) => {
    await page.goto('/learning-style-assessment');
    await page.getByRole('radio').first().check();
    await expectAccessible(page);
    for (const onward of ['Next', 'Next', 'Next', 'Next', 'Get My Results']) {
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: onward }).click();
    }
    await expect(heading(page, / Learner$/)).toBeVisible();
    await expectAccessible(page);
  });

  signedInTest('the terms test', async ({ page }) => {
    await page.goto('/test-terms');
    await expect(page.getByRole('checkbox')).toBeVisible();
    await expectAccessible(page);
  });

  signedInTest('the list of shortcuts', async ({ page }) => {
    await page.goto('/learning-pathways');
    await expect(heading(page, 'Learning Pathways')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('the menus of the header and the phone', async ({ page, learner }) => {
    await page.goto('/dashboard');
    await expect(heading(page, `Welcome, ${learner.user.username}!`)).toBeVisible();
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('banner').getByRole('radio')).toHaveCount(3);
    await expectAccessible(page, { sizes: [desktop] });
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, { sizes: [phone] });
  });
});

test.describe('a scenario', () => {
  /** One with everything that a case can have. */
  const isRich = ({ scenario: { vitals, labs, questions } }: Scenario) =>
    vitals !== undefined && labs !== undefined && questions[1]?.update !== undefined;

  test('before and after the answer, in mid-case, and its result', async ({ page, learner, api }) => {
    test.slow();
    const scenario = (await api.scenarios(learner.token)).find(isRich);
    await page.goto('/learning-pathways');
    const player = await Player.start(page, scenario!);
    await expectAccessible(page);
    await player.answer(false);
    await expect(page.getByText('Answer recorded')).toBeAttached();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await player.goOn();
    await player.choose(true);
    await expectAccessible(page);
    await player.finish([true, false]);
    await expect(page.getByText(outcomeOf(scenario!, 2).correct)).toBeVisible();
    await summaries(page.getByRole('main')).first().click();
    await expectAccessible(page);
  });

  test('the case on a phone, and when the time is up', async ({ page, learner, api }) => {
    const scenario = (await api.scenarios(learner.token)).find(isRich);
    await page.clock.install();
    await page.setViewportSize(phone);
    await page.goto('/learning-pathways');
    await Player.start(page, scenario!);
    await page.getByRole('button', { name: 'Show the case' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, { sizes: [phone] });
    await page.keyboard.press('Escape');
    await page.clock.fastForward('05:01');
    await expect(page.getByRole('dialog', { name: "Time's up" })).toBeVisible();
    await expectAccessible(page);
  });

  test('without a connection', async ({ page, network, learner, api }) => {
    const [scenario] = await api.scenarios(learner.token, 'nursing');
    await page.goto('/dashboard');
    const player = await Player.start(page, scenario!);
    await network.goOffline();
    await player.answer(true);
    await expect(player.card).toContainText('Saved on this device');
    await expect(page.getByText('1 result is saved on this device.')).toBeVisible();
    await expectAccessible(page);
  });
});
