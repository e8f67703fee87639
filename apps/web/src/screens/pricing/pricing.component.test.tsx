import { expect, test } from 'vitest';
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
  await screen.getByRole('checkbox').click();
  await expect.element(get('Professional')).not.toHaveAttribute('aria-disabled');
  await expect.element(get('Basic')).toHaveAttribute('aria-disabled', 'true');
});

test('who pays for a plan already is led to Billing, which changes it', async () => {
  signInAs({ subscriptionTier: 'student' });
  fakeApi({
    ...answers,
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
  await expect.element(screen.getByRole('button', { name: /^Get / })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
});
