import { expect, type Locator, type Page } from '@playwright/test';
import type { Api, Learner } from './api.ts';

/** Test mode's cards. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002760003184',
  failsLater: '4000000000000341',
} as const;

/** Fills in a card, wherever its form is. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expiration date' }).fill('12/30');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
}

/** From the plans to the payment form for one of them. */
export async function choosePlan(page: Page, plan: 'Student' | 'Professional'): Promise<void> {
  await page.goto('/subscribe');
  await page
    .getByRole('checkbox', { name: /I accept/ })
    .first()
    .check();
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pay for ${plan}` })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay/ });

/** Expects the plan to be active according to the server, rather than the browser, which may hear of it late. */
export async function expectPlan(page: Page, plan: 'Basic' | 'Student' | 'Professional'): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(`You're on the ${plan} plan`)).toBeVisible({ timeout: 30_000 });
}

/** Pays for a plan without the page, confirmed by the server. */
export async function payByApi(
  { call }: Api,
  { token }: Learner,
  plan: 'student' | 'professional',
  number: string = cards.good,
): Promise<void> {
  const { clientSecret } = await call<{ clientSecret: string }>(
    'POST',
    '/api/get-or-create-subscription',
    token,
    { plan },
  );
  const card = { number, expMonth: 12, expYear: 2030, cvc: '123' };
  await call('POST', '/api/sandbox/confirm', undefined, { clientSecret, card });
  await expect
    .poll(
      async () => (await call<{ subscriptionTier: string }>('GET', '/api/plan', token)).subscriptionTier,
      {
        timeout: 90_000,
      },
    )
    .toBe(plan);
}
