import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildSubscription } from '../../../testing/billing.ts';
import { fakeApi, refusal, type FakeCall } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { PricingScreen } from './pricing.screen.tsx';

const answers = {
  'GET /api/plan': { subscriptionTier: 'free', trialEndsAt: null, onTrial: false, source: null },
  'GET /api/contact': { email: null },
  'GET /api/payments/setup': { gateway: 'off', publishableKey: null },
  'POST /api/discount-codes/check': ({ body }: FakeCall) =>
    (body as { priceId: string }).priceId === 'price_professional_monthly'
      ? { discountType: 'free_access', discountValue: 100, originalAmount: 35, finalAmount: 0 }
      : refusal(422, 'code_other_plan'),
};

test('where nothing can be paid, it says so at once, and a year for free can be had all the same', async () => {
  signInAs();
  fakeApi(answers);
  const screen = await renderApp(<PricingScreen />);
  await expect.element(screen.getByText('Payment system is not available.')).toBeVisible();
  const get = (plan: string) => screen.getByRole('button', { name: `Get ${plan}` });
  for (const plan of ['Basic', 'Professional'])
    await expect
      .element(get(plan))
      .toHaveAccessibleDescription("The payment provider isn't configured. Please contact support.");
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();

  await screen.getByRole('textbox', { name: 'Discount code' }).fill('YEAR');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByText('FREE', { exact: true })).toBeVisible();
  const box = screen.getByRole('checkbox');
  await get('Professional').click({ force: true });
  await expect.element(box).toHaveFocus();
  await box.click();
  await expect.element(get('Professional')).not.toHaveAttribute('aria-disabled');
  await expect.element(get('Basic')).toHaveAttribute('aria-disabled', 'true');
});

test('each plan asks for the terms above its own button, and whoever is on a trial reads when it ends', async () => {
  signInAs();
  fakeApi({
    ...answers,
    'GET /api/payments/setup': { gateway: 'sandbox', publishableKey: null },
    'GET /api/plan': { ...answers['GET /api/plan'], onTrial: true, trialEndsAt: '2026-12-12T12:00:00.000Z' },
  });
  const screen = await renderApp(<PricingScreen />);
  await expect.element(screen.getByText(/^Yours runs until December 12, 2026/)).toBeVisible();
  const professional = screen.getByRole('region', { name: 'Professional' });
  const box = professional.getByRole('checkbox', { name: /^I accept/ });
  const get = professional.getByRole('button', { name: 'Get Professional' });
  await expect.element(get).toHaveAttribute('aria-disabled', 'true');
  await get.click({ force: true });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription(/Accept the terms to continue/);
  const basic = screen.getByRole('region', { name: 'Basic' }).getByRole('checkbox');
  await expect.element(basic).not.toHaveAttribute('aria-invalid');
  await box.click();
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await expect.element(get).not.toHaveAttribute('aria-disabled');
  await expect.element(basic).toBeChecked();
});

test('a code that the purchase is refused for is told of at its field, and the way on leads back', async () => {
  await page.viewport(390, 740);
  signInAs();
  const calls = fakeApi({
    ...answers,
    'GET /api/payments/setup': { gateway: 'sandbox', publishableKey: null },
    'POST /api/create-subscription': refusal(404, 'code_not_found'),
  });
  const tries = () => calls.filter(({ path }) => path === '/api/create-subscription').length;
  const screen = await renderApp(<PricingScreen />);
  const code = screen.getByRole('textbox', { name: 'Discount code' });
  const get = screen.getByRole('button', { name: 'Get Basic' });
  const why = screen.getByText("This code isn't valid.");
  await code.fill('NONSENSE');
  await screen.getByRole('checkbox').first().click();
  await get.click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription("This code isn't valid.");
  await expect.element(code).toHaveValue('NONSENSE');
  await expect.element(screen.getByText('Subscription Failed')).not.toBeInTheDocument();
  // It isn't sent again.
  await get.click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toBeInViewport();
  await expect.element(why).toBeInViewport({ ratio: 1 });
  expect(tries()).toBe(1);
  await screen.getByRole('button', { name: 'Continue without a code' }).click();
  await expect.element(why).not.toBeInTheDocument();
  await expect.element(code).toHaveValue('');
  await expect.element(get).toHaveFocus();
  await expect.element(get).toBeInViewport();
});

test('a purchase that failed for another reason is told of above the plans', async () => {
  signInAs();
  fakeApi({
    ...answers,
    'GET /api/payments/setup': { gateway: 'sandbox', publishableKey: null },
    'POST /api/create-subscription': refusal(500, 'internal_error'),
  });
  const screen = await renderApp(<PricingScreen />);
  await screen.getByRole('checkbox').first().click();
  await screen.getByRole('button', { name: 'Get Basic' }).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Subscription Failed' })).toHaveFocus();
});

test.each([
  ['price_basic_monthly', 'Basic'],
  // Sold on the other screen, at another price.
  ['price_student_plans_monthly', null],
] as const)('who pays for a plan already is led to Billing, which changes it: %s', async (priceId, own) => {
  signInAs({ subscriptionTier: 'student' });
  fakeApi({
    ...answers,
    'GET /api/subscription': buildSubscription({ priceId }),
    'GET /api/payments/setup': { gateway: 'sandbox', publishableKey: null },
    'GET /api/plan': {
      subscriptionTier: 'student',
      trialEndsAt: null,
      onTrial: false,
      source: 'subscription',
    },
  });
  const screen = await renderApp(<PricingScreen />);
  const links = screen.getByRole('link', { name: 'Manage in Billing' });
  await expect.poll(() => links.elements().length).toBe(3);
  await expect.element(screen.getByText(`You're on the ${own ?? 'Student'} plan`)).toBeVisible();
  const marks = screen.getByText('Your plan', { exact: true });
  if (own === null) await expect.element(marks).not.toBeInTheDocument();
  else await expect.element(screen.getByRole('region', { name: own }).getByText('Your plan')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Get / })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
});
