import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectNoViolations } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { phone } from '../support/layout.ts';
import { cards, choosePlan, expectPlan, fillCard, payButton, payByApi } from '../support/payments.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const refused = /status of 402/;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const moveClock = (page: Page) =>
  page.getByRole('button', { name: 'Move the test clock to the next event' }).click();

async function useCard(page: Page, button: string, number: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Card for your plan' });
  await expect(dialog.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await fillCard(page, number);
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect(dialog).toHaveCount(0);
}

signedInTest(
  'a trial ends by moving the clock, leads to a plan, and the plan is renewed',
  async ({ page }) => {
    test.slow();
    await page.goto('/billing');
    await expect(region(page, 'Your plan').getByText('Professional trial', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Until .+, then Free; nothing is charged\./)).toBeVisible();
    await expect(page.getByText('No invoices yet')).toBeVisible();
    await expectAccessible(page);
    await moveClock(page);
    await expect(page.getByText(/your trial has ended/)).toBeVisible();
    await expect(page.getByText('0 of 3 generated scenarios and tests')).toBeVisible();
    await region(page, 'Your plan').getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL(/\/subscribe$/);
    await choosePlan(page, 'Student');
    await fillCard(page, cards.good);
    await payButton(page).click();
    await expectPlan(page, 'Student');

    await page.getByRole('link', { name: 'Manage in Billing' }).click();
    const plan = region(page, 'Your plan');
    await expect(plan.getByText('$29 a month')).toBeVisible();
    await expect(region(page, 'Payment').getByText('Visa •••• 4242')).toBeVisible();
    await expect(page.getByText('0 of 50 generated scenarios and tests')).toBeVisible();
    await expect(region(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
    const before = await plan.getByText(/^Active until/).textContent();
    await moveClock(page);
    await expect(page.getByText(/your plan was renewed/)).toBeVisible();
    await expect(region(page, 'Invoices').getByRole('listitem')).toHaveCount(2);
    await expect(plan.getByText(/^Active until/)).not.toHaveText(before ?? '');
    await expectAccessible(page);

    await page.goto('/subscribe');
    const professional = page.getByRole('region', { name: 'Professional' });
    await expect(professional.getByRole('button')).toHaveCount(0);
    await professional.getByRole('link', { name: 'Manage in Billing' }).click();
    await expect(page).toHaveURL(/\/billing$/);
  },
);

test('a failed renewal is reported, and fixed with another card', async ({
  page,
  api,
  learner,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(refused);
  await payByApi(api, learner, 'student');
  await page.goto('/billing');
  await useCard(page, 'Replace card', cards.failsLater);
  await expectToast(page, 'Card saved', "We'll charge it for your plan from now on.");
  await expect(region(page, 'Payment').getByText('Visa •••• 0341')).toBeVisible();
  // The trial comes first.
  await moveClock(page);
  await expect(page.getByText(/your trial has ended/)).toBeVisible();
  await moveClock(page);
  await expect(page.getByText(/a payment failed/)).toBeVisible();
  await expect(page.getByText(/trial also runs/)).toHaveCount(0);
  const alert = page.getByRole('alert').filter({ hasText: 'Your last payment failed' });
  await expect(alert).toContainText("We couldn't charge $29 for your Student plan.");
  await expect(region(page, 'Payment').getByText('$29 overdue')).toBeVisible();
  // After scrolling, sticky bars cover what is halfway behind them.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  // The dashboard says it too.
  await page.goto('/dashboard');
  await expect(alert).toContainText("We couldn't charge $29 for your Student plan.");
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Pay $29 now' }).click();
  await expect(alert).toContainText('Your card was declined.');
  await useCard(page, 'Use another card', cards.good);
  await expect(page).toHaveURL(/\/billing$/);
  await expectToast(page, 'Card saved', 'The overdue payment went through.');
  await expect(alert).toHaveCount(0);
  await expect(region(page, 'Payment').getByText('Visa •••• 4242')).toBeVisible();
  await expect(region(page, 'Invoices').getByText('Paid')).toHaveCount(2);
});

test('a plan is changed at the previewed price, line by line', async ({ page, api, learner }) => {
  await payByApi(api, learner, 'student');
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Change to Professional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change to Professional' });
  await expect(dialog.getByText('Unused time on Student')).toBeVisible();
  await expect(dialog.getByText(/^Next charge/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Pay $60 and change plan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(region(page, 'Your plan').getByText('$89 a month')).toBeVisible();
  await expect(page.getByText('Generated scenarios and tests: unlimited (0 used)')).toBeVisible();
});

test('a plan is canceled and resumed by keyboard alone, on a phone', async ({ page, api, learner }) => {
  await payByApi(api, learner, 'professional');
  await page.setViewportSize(phone);
  await page.goto('/billing');
  const cancel = page.getByRole('button', { name: 'Cancel plan' });
  await expect(cancel).toBeVisible();
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel Professional?' });
  await expect(
    dialog.getByText('Generated scenarios and tests are limited to 3 a month in total.'),
  ).toBeVisible();
  await expectNoViolations(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel plan' }));
  await page.keyboard.press('Enter');
  const plan = region(page, 'Your plan');
  await expect(plan.getByText(/It won't renew/)).toBeVisible();
  const resume = plan.getByRole('button', { name: 'Resume plan' });
  // One button becomes the other, and the focus stays on it.
  await expect(resume).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(plan.getByText(/then it renews/)).toBeVisible();
});

test('an invoice is a file that names what was paid', async ({ page, api, learner }) => {
  await payByApi(api, learner, 'student');
  await page.goto('/billing');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Download invoice/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rounds-[\w-]+\.pdf$/);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  for (const part of ['Invoice', '$29.00', 'Visa •••• 4242', learner.email, 'Test mode'])
    expect(text).toContain(part);
});
