import type { Page } from '@playwright/test';
import { phone } from '../support/layout.ts';
import { Player } from '../support/player.ts';
import { holdIdleWork, finishLoading } from '../support/idle-work.ts';
import { emulateSlowPhone, recordShifts, takeShifts } from '../support/stability.ts';
import { type Network, expect as expectSoon, test } from '../support/test.ts';

/** A slow phone on a busy machine takes time. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** On Google's scale, on which 0.1 still counts as good. */
const most = 0.02;

async function expectStill(page: Page, network: Network): Promise<void> {
  await network.quiet();
  await finishLoading(page);
  const shifts = await takeShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const report = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what.join('; ')}`).join('\n');
  expect(sum, report).toBeLessThanOrEqual(most);
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  await recordShifts(page);
  await holdIdleWork(page);
});

test('the sign-in screen does not shift while it loads', async ({ page, network }) => {
  await emulateSlowPhone(page);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStill(page, network);
});

// layout-shift.spec.ts measures every screen in English; German is longer, and its strings come later.
for (const address of ['/dashboard', '/learning-pathways']) {
  test(`${address} stands still while it loads on a slow phone, in German`, async ({
    page,
    learner,
    api,
    network,
  }) => {
    const scenarios = await api.scenarios(learner.token, 'nursing');
    await api.complete(learner.token, scenarios.slice(0, 6), 80);
    await page.addInitScript(() => localStorage.setItem('rounds.language', 'de'));
    await emulateSlowPhone(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page, network);
  });
}

test('the demo does not shift below its banner, or in a case without it', async ({ page, api, network }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Try the Demo Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await network.quiet();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const [scenario] = await api.scenarios(token, 'nursing');
  await emulateSlowPhone(page);
  for (const address of ['/dashboard', `/scenarios/${scenario!.id}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page, network);
  }
});

test('the player does not shift while it opens', async ({ page, learner, api, network }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await emulateSlowPhone(page);
  await page.goto('/learning-pathways');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await network.quiet();
  await takeShifts(page);
  await Player.start(page, scenario!);
  await expectStill(page, network);
});

test('the dashboard does not shift when a practice session was left open', async ({
  page,
  learner,
  api,
  network,
}) => {
  await api.beginPractice(learner.token, { count: 5, filters: {} });
  await emulateSlowPhone(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /question 1 of 5/ })).toBeVisible();
  await expectStill(page, network);
});

test('the End key leads to the end of the dashboard, whatever is in its second column', async ({
  page,
  learner,
  api,
  network,
}) => {
  await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 3), 80);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await network.quiet();
  await finishLoading(page);
  await expect(
    page.getByRole('heading', { name: '20% off equipment for your first rotation' }),
  ).toBeAttached();
  await takeShifts(page);
  await page.keyboard.press('End');
  const left = () => document.documentElement.scrollHeight - Math.round(scrollY + innerHeight);
  await expect.poll(() => page.evaluate(left)).toBe(0);
  await expectStill(page, network);
});
