import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { PlanArrival } from './plan-arrival.tsx';

const planOf = (subscriptionTier: string) => ({ subscriptionTier, trialEndsAt: null });

test('a plan is active when the server says so, and not before', async () => {
  signInAs();
  let tier = 'free';
  fakeApi({ 'GET /api/plan': () => planOf(tier) });
  const onClose = vi.fn();
  const screen = await renderApp(
    <PlanArrival awaited={{ tier: 'student', by: 'page' }} onClose={onClose} everyMs={50} />,
  );
  await expect.element(screen.getByText('Confirming your payment…')).toBeVisible();
  tier = 'student';
  await expect.element(screen.getByText("You're on the Student plan")).toBeVisible();
  await expect.element(screen.getByText('Thank you for your purchase!')).toBeVisible();
  await screen.getByRole('button', { name: 'Close', exact: true }).first().click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a plan is called what it was bought as', async () => {
  signInAs();
  fakeApi({ 'GET /api/plan': planOf('student') });
  const screen = await renderApp(
    <PlanArrival
      awaited={{ tier: 'student', by: 'page', priceId: 'price_basic_monthly' }}
      onClose={() => undefined}
    />,
  );
  await expect.element(screen.getByText("You're on the Basic plan")).toBeVisible();
});

test('a long wait does not ask for another payment', async () => {
  signInAs();
  const calls = fakeApi({ 'GET /api/plan': planOf('free') });
  const screen = await renderApp(
    <PlanArrival
      awaited={{ tier: 'student', by: 'told' }}
      onClose={() => undefined}
      everyMs={1000}
      patienceMs={100}
    />,
  );
  await expect.element(screen.getByText(/Don't pay again/)).toBeVisible();
  const before = calls.length;
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => calls.length).toBeGreaterThan(before);
});
