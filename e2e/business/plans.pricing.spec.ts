import { cards, expectPlan, fillCard, payButton } from '../support/payments.ts';
import { expectNoViolations } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';
import { expectFailure, expectToast } from '../support/toast.ts';

/** The setting of the server that the journeys run against. */
const freeAccess = 'JOURNEYS-FREE-YEAR';

signedInTest('a plan of the pricing screen is paid on the hosted page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 402/);
  await page.goto('/pricing');
  await page
    .getByRole('checkbox', { name: /I accept/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Get Basic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rounds Basic' })).toBeVisible();
  await expect(page.getByText('Test mode')).toBeVisible();
  await expectAccessible(page);
  await fillCard(page, cards.declined);
  await payButton(page).click();
  await expectFailure(page, 'Payment Failed', 'Your card was declined. Try another card.');
  await fillCard(page, cards.good);
  const address = page.url();
  await payButton(page).click();
  await expectToast(page, 'Payment Successful', 'Thank you for your purchase!');
  await expectPlan(page, 'Basic');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This has already been paid' })).toBeVisible();
});

signedInTest(
  'a code is checked, and one for free access opens a year without a card',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of (404|422)/);
    await page.goto('/pricing');
    const code = page.getByRole('textbox', { name: 'Discount code' });
    await code.fill('nonsense');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText("This code isn't valid.")).toBeVisible();
    await expect(code).toHaveValue('nonsense');
    await code.fill(freeAccess.toLowerCase());
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Free unlimited access code applied!')).toBeVisible();
    const card = page.getByRole('region', { name: 'Professional' });
    await expect(card.getByText('FREE', { exact: true })).toBeVisible();
    await expect(card.getByText('1 Year Free Access')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Basic' }).getByText('$20', { exact: true })).toBeVisible();
    await page
      .getByRole('checkbox', { name: /I accept/ })
      .first()
      .check();
    await card.getByRole('button', { name: 'Get Professional' }).click();
    await expectPlan(page, 'Professional');
    await expect(page.getByText(/You have a year of Professional/)).toBeVisible();
  },
);

test('a purchase that its code is refused for says so at the code, and goes on without it', async ({
  page,
  learner,
  expectedErrors,
}) => {
  expect(learner.token).toBeTruthy();
  expectedErrors.push(/status of 404/);
  await page.goto('/pricing');
  const code = page.getByRole('textbox', { name: 'Discount code' });
  await code.fill('NONSENSE');
  await page
    .getByRole('checkbox', { name: /I accept/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Get Basic' }).click();
  await expect(code).toBeFocused();
  await expect(page.getByText("This code isn't valid.")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expect(code).toHaveValue('NONSENSE');
  await page.getByRole('button', { name: 'Continue without a code' }).click();
  await expect(page.getByText("This code isn't valid.")).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Get Basic' })).toBeFocused();
});

test('a visitor sees the prices, signs in, and comes back with the code', async ({ page, api }) => {
  const learner = await api.register();
  await page.goto('/pricing');
  await expect(page.getByText('No credit card required.')).toBeVisible();
  await expect(page.getByText(/You pay the price shown where you buy/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Discount code' }).fill('SPRING');
  await page
    .getByRole('checkbox', { name: /I accept/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Get Professional' }).click();
  await expectToast(page, 'Authentication Required', 'Please log in to subscribe to a plan.');
  await signIn(page, learner);
  await expect(page).toHaveURL(/\/pricing\?code=SPRING$/);
  await expect(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue('SPRING');
});

test('an invitation is remembered until its visitor has an account', async ({
  page,
  api,
  expectedErrors,
}) => {
  const inviter = await api.register();
  const stats = () => api.call<{ totalReferrals: number }>('GET', '/api/referrals/stats', inviter.token);
  const invited = await api.register();
  const { referralCode } = await api.call<{ referralCode: string }>(
    'GET',
    '/api/referrals/stats',
    inviter.token,
  );
  expectedErrors.push(/status of 409/);
  await page.goto(`/pricing?ref=${referralCode}`);
  await expect(page.getByText(`You were invited with the code ${referralCode}.`)).toBeVisible();
  await page.goto('/auth');
  await signIn(page, invited);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(async () => (await stats()).totalReferrals).toBe(1);
});

signedInTest('the checkout asks for the terms, and pays once', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 409/);
  await page.goto('/payment-info');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Options' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByText('$19.99')).toBeVisible();
  await fillCard(page, cards.good);
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'Security code' }).press('Enter');
  await expectToast(
    page,
    'Terms Required',
    'Please accept the Terms of Service and Privacy Policy to continue',
  );
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expectToast(page, 'Payment Successful', 'Thank you for your purchase!');
  await expectPlan(page, 'Student');
  await page.goto('/checkout');
  await expect(page.getByText('You already have a plan that covers this.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  await expectAccessible(page);
});

signedInTest('without a payment provider, the checkout says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await page.route('**/api/create-payment-intent', (route) =>
    route.fulfill({ status: 503, json: { code: 'payments_off', message: 'Payments are off.' } }),
  );
  await page.goto('/checkout');
  await expect(page.getByText('Payment system is not available.')).toBeVisible();
  await expectToast(
    page,
    'Payment System Unavailable',
    "The payment provider isn't configured. Please contact support.",
  );
});
