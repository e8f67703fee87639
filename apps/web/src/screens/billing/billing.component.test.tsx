import { expect, test } from 'vitest';
import { buildSubscription } from '../../../testing/billing.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { BillingScreen } from './billing.screen.tsx';

const plan = {
  tier: 'student',
  subscriptionTier: 'student',
  source: 'subscription',
  endsAt: '2027-01-03T00:00:00.000Z',
  trialEndsAt: null,
  onTrial: false,
  simulations: false,
  mentorship: false,
  organization: false,
  noteAnalyses: null,
  generations: 50,
};
const payment = {
  method: { kind: 'card', brand: 'visa', last4: '4242', expires: { month: 3, year: 2030 } },
  credit: 10,
  next: { amount: 19, at: '2027-01-01T00:00:00.000Z' },
  overdue: null,
};
const answers = {
  'GET /api/plan': plan,
  'GET /api/plan/usage': {
    resetsAt: '2026-12-01T00:00:00.000Z',
    noteAnalyses: { used: 7, limit: null },
    generations: { used: 3, limit: 50 },
  },
  'GET /api/subscription': buildSubscription(),
  'GET /api/subscription/payment': payment,
  'GET /api/invoices': [],
  'GET /api/contact': { email: null },
  'GET /api/payments/setup': { gateway: 'stripe', publishableKey: 'pk_1' },
};

async function show(changes: Parameters<typeof fakeApi>[0] = {}) {
  signInAs({ subscriptionTier: 'student' });
  const calls = fakeApi({ ...answers, ...changes });
  return { calls, screen: await renderApp(<BillingScreen />) };
}

test('says what the plan is, what is used of it, and what is charged next', async () => {
  const { screen } = await show();
  await expect.element(screen.getByText('$29 a month')).toBeVisible();
  await expect.element(screen.getByText('Active until January 1, 2027, then it renews.')).toBeVisible();
  await expect.element(screen.getByText('3 of 50 generated scenarios and tests')).toBeVisible();
  await expect.element(screen.getByText('Note analyses: unlimited (7 used)')).toBeVisible();
  await expect.element(screen.getByText('$19 on January 1, 2027')).toBeVisible();
  await expect.element(screen.getByText('Visa •••• 4242')).toBeVisible();
  await expect.element(screen.getByText(/Expires .*03\/2030/)).toBeVisible();
  // Without test mode there is no clock to move.
  await expect.element(screen.getByText(/test clock/i)).not.toBeInTheDocument();
});

test.each([
  ['pass', "Paid once. Active until January 3, 2027, and it won't renew."],
  ['code', "Free with a code until January 3, 2027. It won't renew, and you won't be charged."],
])('a plan by a %s says how long it lasts', async (source, text) => {
  const { screen } = await show({ 'GET /api/subscription': null, 'GET /api/plan': { ...plan, source } });
  await expect.element(screen.getByText(text)).toBeVisible();
});

test.each([
  ['pass', "Paid once. Active until January 3, 2027, and it won't renew."],
  // What was paid for runs on after a dispute that was won.
  ['dispute', "Active until January 3, 2027. It won't renew."],
])('a trial beside a plan by a %s lends it neither its name nor its end', async (source, text) => {
  const trialEndsAt = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString();
  const { screen } = await show({
    'GET /api/subscription': null,
    'GET /api/plan': { ...plan, source, tier: 'professional', onTrial: true, trialEndsAt },
  });
  await expect.element(screen.getByText('Student', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByText(/^Your Professional trial also runs until/)).toBeVisible();
  await expect.element(screen.getByText('Professional', { exact: true })).not.toBeInTheDocument();
});

test('free and without invoices, it leads to the plans', async () => {
  const free = { ...plan, tier: 'free', subscriptionTier: 'free', source: null, endsAt: null };
  const { screen } = await show({ 'GET /api/subscription': null, 'GET /api/plan': free });
  await expect.element(screen.getByText('No invoices yet')).toBeVisible();
  // One way there, and no second button that says the same.
  await expect.element(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscribe');
});

test.each([false, true])('a trial has one name, and an end where it is not a demo: %s', async (isDemo) => {
  const trialEndsAt = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString();
  const { screen } = await show({
    'GET /api/subscription': null,
    'GET /api/plan': { ...plan, tier: 'professional', subscriptionTier: 'free', onTrial: true, trialEndsAt },
  });
  signInAs({ isDemo });
  const name = 'Professional trial';
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  const end = screen.getByText(/^Until .+, then Free; nothing is charged/);
  expect(end.elements()).toHaveLength(isDemo ? 0 : 1);
});

test('a demo account, which pays nothing, is told of no test cards', async () => {
  const { screen } = await show({
    'GET /api/subscription': null,
    'GET /api/payments/setup': { gateway: 'sandbox', publishableKey: null },
  });
  await expect.element(screen.getByText('Test mode', { exact: true })).toBeVisible();
  signInAs({ isDemo: true });
  await expect.element(screen.getByText(/in a demo account/)).toBeVisible();
  await expect.element(screen.getByText('Test mode', { exact: true })).not.toBeInTheDocument();
});

test('a part that fails is tried again by itself, and the others stay', async () => {
  const { screen } = await show({
    'GET /api/subscription/payment': refusal(503, 'gateway_unreachable'),
  });
  await expect.element(screen.getByText("We couldn't load your payment details.")).toBeVisible();
  await expect.element(screen.getByText('$29 a month')).toBeVisible();
});

test('a refused change says why, keeps what it showed, and changes nothing', async () => {
  const preview = {
    unused: 14.5,
    remaining: 44.5,
    creditUsed: 10,
    dueToday: 20,
    creditLeft: 0,
    next: { amount: 89, at: '2027-01-01T00:00:00.000Z' },
    price: 89,
    prorationDate: 1,
  };
  const { screen, calls } = await show({
    'POST /api/subscription/preview': preview,
    'POST /api/subscription/change': refusal(402, 'payment_refused'),
  });
  await screen.getByRole('button', { name: 'Change to Professional' }).click();
  await expect.element(screen.getByText('-$14.50')).toBeVisible();
  await expect.element(screen.getByText('-$10', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Pay $20 and change plan' }).click();
  await expect
    .element(screen.getByText('Your card was declined. Add another card and try again.'))
    .toBeVisible();
  await expect.element(screen.getByText('-$14.50')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/change'))?.body).toEqual({
    priceId: 'price_professional_plans_monthly',
    prorationDate: 1,
  });
  await screen.getByRole('button', { name: 'Use another card' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Card for your plan' })).toBeVisible();
  await expect.element(screen.getByText("We couldn't change your plan")).not.toBeInTheDocument();
});

test('a failed renewal names the amount and both ways to mend it', async () => {
  const { screen } = await show({
    'GET /api/subscription': buildSubscription({ status: 'past_due' }),
    'GET /api/subscription/payment': {
      ...payment,
      next: null,
      overdue: { amount: 29, nextTryAt: '2026-12-04T00:00:00.000Z' },
    },
  });
  await expect.element(screen.getByText(/We'll try again on December 4, 2026/)).toBeVisible();
  await expect.element(screen.getByText(/Then you're on the Free plan/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Pay $29 now' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Use another card' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Change to/ })).not.toBeInTheDocument();
});

const planByCode = {
  ...plan,
  tier: 'professional',
  subscriptionTier: 'professional',
  source: 'code',
  endsAt: '2027-11-27T00:00:00.000Z',
};

test('a code beside a plan that is paid for is said, and canceling loses nothing that it gives', async () => {
  const { screen } = await show({
    'GET /api/plan': planByCode,
  });
  const beside = 'Your code also gives you Professional for free until November 27, 2027.';
  await expect.element(screen.getByText(beside)).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(beside)).toBeVisible();
  await expect.element(dialog.getByText(/limited to 3 a month/)).not.toBeInTheDocument();
});

test('a failed renewal beside a code does not threaten with the free plan', async () => {
  const { screen } = await show({
    'GET /api/plan': planByCode,
    'GET /api/subscription': buildSubscription({ status: 'past_due' }),
  });
  const notice = screen.getByRole('alert');
  await expect
    .element(notice.getByText(/your plan ends\. Your code also gives you Professional/))
    .toBeVisible();
  await expect.element(notice.getByText(/Free plan/)).not.toBeInTheDocument();
});
