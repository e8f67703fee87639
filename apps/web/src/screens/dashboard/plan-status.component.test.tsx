import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { User } from '@rounds/contract/identity/accounts';
import { buildSubscription, overduePayment } from '../../../testing/billing.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import { stopAwaiting } from '../../features/business/plans/awaited-plan.ts';
import { PlanStatus } from './plan-status.tsx';

afterEach(() => {
  stopAwaiting();
  history.replaceState(null, '', '/');
});

function Host({ user }: { readonly user: User }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Dashboard
      </h1>
      <PlanStatus user={user} onGone={() => heading.current?.focus()} />
    </>
  );
}

const show = (user: User) => renderApp(<Host user={user} />);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a payment that failed elsewhere is told once, and leads back to the same plan', async () => {
  const user = signInAs();
  const calls = fakeApi({});
  history.replaceState(null, '', '/dashboard?plan=professional&redirect_status=failed');
  const screen = await show(user);
  const failed = screen.getByText("Your payment didn't go through, and you haven't been charged.");
  await expect.element(failed).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Try Again' }))
    .toHaveAttribute('href', '/subscribe?plan=professional');
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus();
  // A reload doesn't tell of it again.
  expect(location.search).toBe('');
  await screen.unmount();
  const again = await show(user);
  await expect.element(again.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.element(again.getByText(/haven't been charged/)).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a payment made elsewhere is waited for through a reload, until the server has the plan', async () => {
  const user = signInAs();
  let tier = 'free';
  fakeApi({ 'GET /api/plan': () => ({ subscriptionTier: tier, trialEndsAt: null }) });
  history.replaceState(null, '', '/dashboard?plan=student&redirect_status=succeeded');
  const screen = await show(user);
  await expect.element(screen.getByText('Confirming your payment…')).toBeVisible();
  await expect.poll(() => location.search).toBe('');
  await screen.unmount();

  tier = 'student';
  const reloaded = await show(user);
  const active = reloaded.getByText("You're on the Student plan");
  await expect.element(active).toBeVisible();
  await reloaded.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect.element(active).not.toBeInTheDocument();
  await expect.element(reloaded.getByRole('heading', { name: 'Dashboard' })).toHaveFocus();
  await reloaded.unmount();

  const later = await show(user);
  await expect.element(later.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.element(later.getByText("You're on the Student plan")).not.toBeInTheDocument();
});

test("a trial's end that was closed stays closed for that learner alone, and its being over is said once more", async () => {
  const user = signInAs({ trialEndsAt: inDays(2) });
  fakeApi({});
  const screen = await show(user);
  const ending = 'Your Professional trial ends in 2 days';
  await expect.element(screen.getByText(ending)).toBeVisible();
  await screen.getByRole('button', { name: 'Got it' }).click();
  await expect.element(screen.getByText(ending)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus();
  await screen.unmount();

  const other = await show(buildUser({ id: 8, trialEndsAt: inDays(2) }));
  await expect.element(other.getByText(ending)).toBeVisible();
  await other.unmount();

  const again = await show(user);
  await expect.element(again.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.element(again.getByText(ending)).not.toBeInTheDocument();
  await again.unmount();

  const over = await show({ ...user, trialEndsAt: inDays(-1) });
  await expect.element(over.getByText('Your Professional trial has ended')).toBeVisible();
});

test('a demo account, whose copy is gone before it, is told of no trial', async () => {
  const user = signInAs({ isDemo: true, trialEndsAt: inDays(2) });
  fakeApi({});
  const screen = await show(user);
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.element(screen.getByText(/trial ends in/)).not.toBeInTheDocument();
});

test('what is overdue is paid from here, and the focus goes to the heading', async () => {
  const user = signInAs({ subscriptionTier: 'student' });
  let status: 'active' | 'past_due' = 'past_due';
  fakeApi({
    'GET /api/subscription': () => buildSubscription({ status }),
    'GET /api/subscription/payment': overduePayment,
    'POST /api/subscription/pay': () => {
      status = 'active';
      return { clientSecret: null };
    },
  });
  const screen = await show(user);
  const pay = screen.getByRole('button', { name: 'Pay $19 now' });
  await pay.click();
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus();
});
