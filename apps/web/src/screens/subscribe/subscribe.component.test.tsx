import { afterEach, expect, test } from 'vitest';
import { buildSubscription } from '../../../testing/billing.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { isOwnAccountAsked, clearOwnAccountRequest } from '../../session/own-account.ts';
import { SubscribeScreen } from './subscribe.screen.tsx';

const answers = {
  'GET /api/plan': { subscriptionTier: 'free', trialEndsAt: null, onTrial: false, source: null },
  'GET /api/referrals/stats': {
    referralCode: 'ADA',
    totalReferrals: 0,
    totalEarnings: 0,
    recentReferrals: [],
  },
  'GET /api/payments/setup': { gateway: 'sandbox', publishableKey: null },
};

afterEach(() => history.replaceState(null, '', '/'));

function show(changes: Parameters<typeof fakeApi>[0] = {}) {
  history.replaceState(null, '', '/subscribe');
  signInAs();
  fakeApi({ ...answers, ...changes });
  return renderApp(<SubscribeScreen />);
}

test('where nothing can be paid, it says so before anything is pressed, and a press leads nowhere', async () => {
  const screen = await show({ 'GET /api/payments/setup': { gateway: 'off', publishableKey: null } });
  await expect.element(screen.getByText('Payment system is not available.')).toBeVisible();
  const why = "The payment provider isn't configured. Please contact support.";
  const choose = screen.getByRole('button', { name: 'Choose Professional' });
  await expect.element(choose).toHaveAttribute('aria-disabled', 'true');
  await expect.element(choose).toHaveAccessibleDescription(why);
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  await choose.click({ force: true });
  await expect.element(screen.getByText('Payment System Unavailable')).toBeVisible();
  expect(location.search).toBe('');
});

test('in a demo account there is nothing to accept, and each button says what it needs', async () => {
  const screen = await show();
  signInAs({ isDemo: true });
  const choose = screen.getByRole('button', { name: 'Choose Student' });
  await expect.element(choose).toHaveAccessibleDescription('Needs an account of your own');
  expect(screen.getByText('Needs an account of your own').elements()).toHaveLength(2);
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  await choose.click({ force: true });
  expect(isOwnAccountAsked()).toBe(true);
  clearOwnAccountRequest();
});

test('whoever is on a trial reads when it ends', async () => {
  const screen = await show({
    'GET /api/plan': { ...answers['GET /api/plan'], onTrial: true, trialEndsAt: '2026-12-12T12:00:00.000Z' },
  });
  await expect.element(screen.getByText(/Yours runs until December 12, 2026/)).toBeVisible();
});

test('accepting the terms moves nothing', async () => {
  const screen = await show();
  const table = screen.getByRole('heading', { name: 'Compare plans' });
  const choose = screen.getByRole('button', { name: 'Choose Student' });
  await expect.element(choose).toHaveAccessibleDescription('Accept the terms to continue');
  const before = table.element().getBoundingClientRect().top;
  await screen.getByRole('checkbox').first().click();
  await expect.element(choose).not.toHaveAttribute('aria-disabled');
  expect(table.element().getBoundingClientRect().top).toBe(before);
});

test('the form charges what is left after the credit, and says what that pays', async () => {
  const screen = await show({
    'POST /api/get-or-create-subscription': { clientSecret: 'pi_1_secret_1', dueToday: 19 },
  });
  await screen.getByRole('checkbox').first().click();
  await screen.getByRole('button', { name: 'Choose Student' }).click();
  await expect.element(screen.getByRole('button', { name: 'Pay $19', exact: true })).toBeVisible();
  await expect.element(screen.getByText('$19 today, then $29 each month until you cancel.')).toBeVisible();
  const lines = screen.getByRole('definition');
  await expect
    .poll(() => lines.elements().map(({ textContent }) => textContent))
    .toEqual(['$29', '-$10', '$19']);
});

test.each([
  ['price_student_plans_monthly', 'Student', ['Student']],
  ['price_basic_monthly', 'Basic', []],
] as const)(
  'the plan that is paid for is marked where its price stands: %s',
  async (priceId, name, marked) => {
    const screen = await show({
      'GET /api/plan': { ...answers['GET /api/plan'], subscriptionTier: 'student', source: 'subscription' },
      'GET /api/subscription': buildSubscription({ priceId }),
    });
    await expect.element(screen.getByText(`You're on the ${name} plan`)).toBeVisible();
    for (const plan of marked)
      await expect.element(screen.getByRole('region', { name: plan }).getByText('Your plan')).toBeVisible();
    expect(screen.getByText('Your plan', { exact: true }).elements()).toHaveLength(marked.length);
    // Nothing is sold any more.
    await expect.element(screen.getByText('Most popular')).not.toBeInTheDocument();
  },
);
