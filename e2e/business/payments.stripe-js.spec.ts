import type { Page } from '@playwright/test';
import { paymentMethods } from '@rounds/contract/business/payments.rules';
import { cards, expectPlan, payButton, payByApi } from '../support/payments.ts';
import { expectAccessible } from '../support/accessible.ts';
import { cardField, fakeStripeJs, stripeCalls } from '../support/stripe-js.ts';
import { expect, test } from '../support/test.ts';
import { expectFailure, expectToast } from '../support/toast.ts';

// Pages of a server without Stripe's keys forbid its script. `headers.test.ts` tests those of a server with keys.
test.use({ bypassCSP: true });

const toStripe = /A request to another site: https:\/\/js\.stripe\.com\//;
const refused = /status of 402/;

async function choosePlan(page: Page): Promise<void> {
  await page.goto('/subscribe');
  await page
    .getByRole('checkbox', { name: /I accept/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Choose Student' }).click();
}

test('Stripe’s form gets the secret, shows refusals, and leads on after payment', async ({
  page,
  learner,
  expectedErrors,
}) => {
  expect(learner.token).toBeTruthy();
  expectedErrors.push(toStripe, refused);
  await fakeStripeJs(page);
  const begun = page.waitForResponse('**/api/get-or-create-subscription');
  await choosePlan(page);
  const { clientSecret } = (await (await begun).json()) as { clientSecret: string };
  await cardField(page).fill(cards.declined);
  const calls = await stripeCalls(page);
  expect(calls).toMatchObject({ key: 'pk_test_journeys', elements: { clientSecret, locale: 'en' } });
  expect(calls.element.paymentMethodOrder).toEqual(paymentMethods);
  await expect(page.getByRole('textbox', { name: 'Security code' })).toHaveCount(0);
  await payButton(page).click();
  await expectFailure(page, 'Payment Failed', 'Stripe says: declined.');
  await expect(cardField(page)).toHaveValue(cards.declined);
  await expect(page).toHaveURL(/\/subscribe/);
  await expectAccessible(page);

  await cardField(page).fill(cards.good);
  await payButton(page).click();
  await expectToast(page, 'Payment Successful', 'Thank you for your purchase!');
  const { confirmed } = await stripeCalls(page);
  const returnUrl = new URL('/dashboard?plan=student', page.url()).href;
  expect(confirmed).toEqual([
    { kind: 'payment', returnUrl },
    { kind: 'payment', returnUrl },
  ]);
  await expectPlan(page, 'Student');
});

test('Stripe’s form saves another card for a plan', async ({ page, api, learner, expectedErrors }) => {
  test.slow();
  expectedErrors.push(toStripe);
  await payByApi(api, learner, 'student');
  await fakeStripeJs(page);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Replace card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card for your plan' });
  await cardField(page).fill('5555555555554444');
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expectToast(page, 'Card saved', "We'll charge it for your plan from now on.");
  const returnUrl = new URL('/billing', page.url()).href;
  expect((await stripeCalls(page)).confirmed).toEqual([{ kind: 'setup', returnUrl }]);
  await expect(page.getByText('Mastercard •••• 4444')).toBeVisible();
});

test('if Stripe’s script does not load, the page says so, and the second try works', async ({
  page,
  learner,
  expectedErrors,
}) => {
  expect(learner.token).toBeTruthy();
  expectedErrors.push(toStripe, /net::ERR_FAILED/);
  await fakeStripeJs(page);
  const blocked = 'https://js.stripe.com/**';
  await page.route(blocked, (route) => route.abort());
  await choosePlan(page);
  await expect(page.getByRole('alert').getByText("We couldn't load the payment form.")).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.unroute(blocked);
  await fakeStripeJs(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await cardField(page).fill(cards.good);
  await payButton(page).click();
  await expectPlan(page, 'Student');
});
