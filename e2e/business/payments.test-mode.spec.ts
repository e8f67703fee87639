import type { Page } from '@playwright/test';
import { expectPlan, payButton } from '../support/payments.ts';
import {
  answerSecureCheck,
  fillPaymentElement,
  fromStripe,
  payOnHostedPage,
  testCards,
} from '../support/stripe-pages.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

/* Runs only against Stripe's test mode: see CONTRIBUTING. */
test.slow();
test.beforeEach(({ learner, expectedErrors }) => {
  expect(learner.token).toBeTruthy();
  expectedErrors.push(fromStripe);
});

async function choosePlan(page: Page): Promise<void> {
  await page.goto('/subscribe');
  await page
    .getByRole('checkbox', { name: /I accept/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Choose Student' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for Student' })).toBeVisible();
}

test('Stripe: a plan is paid in the Payment Element, and canceled', async ({ page }) => {
  await choosePlan(page);
  await fillPaymentElement(page, testCards.good);
  await payButton(page).click();
  await expectToast(page, 'Payment Successful', 'Thank you for your purchase!');
  await expectPlan(page, 'Student');
  await page.goto('/billing');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel Student?' })
    .getByRole('button', { name: 'Cancel plan' })
    .click();
  await expect(page.getByText(/It won't renew/)).toBeVisible();
});

test('Stripe: a declined card is reported in the form, and another one pays', async ({ page }) => {
  await choosePlan(page);
  await fillPaymentElement(page, testCards.declined);
  await payButton(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Payment Failed' });
  await expect(failure).toContainText('declined', { timeout: 30_000 });
  await fillPaymentElement(page, testCards.good);
  await payButton(page).click();
  await expectPlan(page, 'Student');
});

test('Stripe: a card that requires 3-D Secure pays after confirmation', async ({ page }) => {
  await choosePlan(page);
  await fillPaymentElement(page, testCards.asks);
  await payButton(page).click();
  await answerSecureCheck(page, 'Fail');
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toBeVisible({
    timeout: 30_000,
  });
  await fillPaymentElement(page, testCards.asks);
  await payButton(page).click();
  await answerSecureCheck(page, 'Complete');
  await expectPlan(page, 'Student');
});

test('Stripe: the hosted page is left without paying, then pays', async ({ page, learner }) => {
  await page.goto('/pricing');
  await page
    .getByRole('checkbox', { name: /I accept/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Get Basic' }).click();
  await expect(page).toHaveURL(/^https:\/\/checkout\.stripe\.com\//, { timeout: 30_000 });
  await page.getByTestId('business-link').click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page
    .getByRole('checkbox', { name: /I accept/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Get Basic' }).click();
  await payOnHostedPage(page, learner.email);
  await expectPlan(page, 'Basic');
});
