import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { awaitedPlan } from '../../features/business/plans/awaited-plan.ts';
import { authorizePage, type Redirect } from '../../features/business/payments/purchase.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { SandboxAuthorizeScreen } from './sandbox-authorize.screen.tsx';

const path = 'POST /api/sandbox/authorize';
const redirect: Redirect = {
  clientSecret: 'pi_1_secret',
  purchase: { cents: 8900, renews: true },
  tier: 'professional',
  method: 'apple_pay',
  from: '/checkout/professional',
};
const here = location.href;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', here);
});

async function openPage(answers: Parameters<typeof fakeApi>[0] = {}, state: Redirect | null = redirect) {
  history.replaceState(state, '', authorizePage);
  signInAs();
  const calls = fakeApi(answers);
  const screen = await renderApp(<SandboxAuthorizeScreen />);
  return {
    calls,
    screen,
    approve: screen.getByRole('button', { name: 'Authorize test payment' }),
    refuse: screen.getByRole('button', { name: 'Fail test payment' }),
  };
}

describe('the page that approves a test payment', () => {
  test('says what is approved, sends it once, and leads on to the plan', async () => {
    const answer = Promise.withResolvers<object>();
    const { calls, screen, approve, refuse } = await openPage({ [path]: () => answer.promise });
    await expect.element(screen.getByText(/Apple Pay .* approve a payment of \$89 to Rounds/)).toBeVisible();
    await approve.click();
    await approve.click({ force: true });
    await expect.element(approve).toHaveAttribute('aria-busy', 'true');
    await refuse.click();
    answer.resolve({ status: 'succeeded' });
    await expect.element(screen.getByText('Payment Successful')).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
    expect(awaitedPlan()).toEqual({ tier: 'professional', by: 'told' });
    expect(calls.map(({ body }) => body)).toEqual([
      { clientSecret: 'pi_1_secret', method: 'apple_pay', approved: true },
    ]);
  });

  test.each([
    ['refused', false, () => refusal(402, 'payment_not_authorized'), /wasn't authorized/],
    ['no longer open', true, () => refusal(409, 'payment_closed'), /already been completed/],
    [
      'out of reach',
      true,
      () => {
        throw new TypeError('Failed to fetch');
      },
      /^No connection/,
    ],
  ])('where it is %s, leads back to the form and says why', async (_, approved, answer, why) => {
    const { calls, screen, approve, refuse } = await openPage({ [path]: answer });
    await (approved ? approve : refuse).click();
    await expect.element(screen.getByText('Payment Failed')).toBeVisible();
    await expect.element(screen.getByText(why)).toBeVisible();
    expect(location.pathname).toBe('/checkout/professional');
    expect(history.state).toEqual({ refused: true });
    expect(calls.map(({ body }) => body)).toMatchObject([{ approved }]);
    expect(awaitedPlan()).toBeNull();
  });

  test('canceled, leads back without a word', async () => {
    const { calls, screen } = await openPage();
    await screen.getByRole('button', { name: 'Cancel and go back' }).click();
    expect(location.pathname).toBe('/checkout/professional');
    expect(history.state).toEqual({ refused: false });
    expect(calls).toEqual([]);
  });

  test('opened by its address alone, leads to the plans', async () => {
    const { screen } = await openPage({}, null);
    await expect.element(screen.getByText("There's no payment to approve")).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Back to pricing' }))
      .toHaveAttribute('href', '/subscribe');
  });
});
