import type { Page } from '@playwright/test';
import { desktop, phone } from '../support/layout.ts';
import { expect, test, signedInTest } from '../support/test.ts';
import { holdIdleWork, finishLoading } from '../support/idle-work.ts';
import { weigh } from '../support/weight.ts';

/*
 * What a first visit loads: JavaScript and CSS in bytes as they are sent. `first` is loaded for what is on screen, `rest`
 * after it, when the browser is idle. The budgets are what was reached, and 3 %: who raises one says why in the commit.
 */
interface Budget {
  readonly first: number;
  readonly rest: number;
}

async function expectWithin(page: Page, address: string, { first, rest }: Budget): Promise<void> {
  await holdIdleWork(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const onScreen = await weigh(page);
  await finishLoading(page);
  const whole = await weigh(page);
  const later = whole.code - onScreen.code;
  const report = `${onScreen.code} first, ${later} later, strings ${onScreen.strings}\n${whole.files.join('\n')}`;
  test.info().annotations.push({ type: 'weight', description: report });
  expect(onScreen.code, report).toBeLessThanOrEqual(first);
  expect(later, report).toBeLessThanOrEqual(rest);
  // A server that compresses nothing, or a page that loads nothing, would be no measurement.
  expect(onScreen.code, report).toBeGreaterThan(first * 0.8);
}

test('the weight of the sign-in screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await expectWithin(page, '/auth', { first: 125_000, rest: 12_000 });
});

signedInTest('the weight of the dashboard on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await expectWithin(page, '/dashboard', { first: 150_000, rest: 70_000 });
});

signedInTest('the weight of the dashboard on a wide screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await expectWithin(page, '/dashboard', { first: 153_600, rest: 65_000 });
});

for (const [name, viewport] of [
  ['a phone', phone],
  ['a wide screen', desktop],
] as const) {
  test(`the weight of the dashboard of a learner who returns, on ${name}`, async ({ page, learner, api }) => {
    const scenarios = await api.scenarios(learner.token, 'nursing');
    await api.complete(learner.token, scenarios.slice(0, 3), 80);
    await page.setViewportSize(viewport);
    await expectWithin(page, '/dashboard', { first: 153_600, rest: 76_500 });
  });
}

test('the weight of the landing page', async ({ page }) => {
  await page.setViewportSize(phone);
  await expectWithin(page, '/', { first: 120_500, rest: 21_500 });
});
