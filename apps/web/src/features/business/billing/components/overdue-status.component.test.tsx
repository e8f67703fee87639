import { expect, test, vi } from 'vitest';
import { buildSubscription, overduePayment } from '../../../../../testing/billing.ts';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import type { Question } from './overdue-notice.tsx';
import { OverdueStatus } from './overdue-status.tsx';

const Never: Question = () => null;

test('a failed renewal says what it means, and one press pays it', async () => {
  signInAs();
  let status: 'active' | 'past_due' = 'past_due';
  fakeApi({
    'GET /api/subscription': () => buildSubscription({ status }),
    'GET /api/subscription/payment': overduePayment,
    'POST /api/subscription/pay': () => {
      status = 'active';
      return { clientSecret: null };
    },
  });
  const onPaid = vi.fn();
  const screen = await renderApp(
    <OverdueStatus Question={Never} afterwards="You keep the rest." onPaid={onPaid} />,
  );
  await expect.element(screen.getByText(/We couldn't charge \$19 for your Student plan/)).toBeVisible();
  await expect.element(screen.getByText(/your plan ends\. You keep the rest\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Pay $19 now' }).click();
  await expect.poll(() => onPaid.mock.calls.length).toBe(1);
  await expect.element(screen.getByText('Your last payment failed')).not.toBeInTheDocument();
});

test('a confirmation requested by the bank is given, and the payment continues', async () => {
  signInAs();
  const isPaid = [false, true];
  fakeApi({
    'GET /api/subscription': buildSubscription({ status: 'past_due' }),
    'GET /api/subscription/payment': overduePayment,
    'POST /api/subscription/pay': () => ({ clientSecret: isPaid.shift() ? null : 'pi_1_secret_2' }),
  });
  const onPaid = vi.fn();
  const Ask: Question = ({ clientSecret, cents, onPassed, onFailed }) => (
    <>
      <button onClick={() => onFailed('The check failed.')}>Fail</button>
      <button onClick={onPassed}>
        Pass {clientSecret} for {cents}
      </button>
    </>
  );
  const screen = await renderApp(<OverdueStatus Question={Ask} afterwards={null} onPaid={onPaid} />);
  const pay = screen.getByRole('button', { name: 'Pay $19 now' });
  await pay.click();
  await screen.getByRole('button', { name: 'Fail' }).click();
  await expect.element(screen.getByText('The check failed.')).toBeVisible();
  isPaid.unshift(false);
  await pay.click();
  await expect.element(screen.getByText('The check failed.')).not.toBeInTheDocument();
  expect(onPaid).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Pass pi_1_secret_2 for 1900' }).click();
  await expect.poll(() => onPaid.mock.calls.length).toBe(1);
});

test('a paid plan shows nothing', async () => {
  signInAs();
  const calls = fakeApi({ 'GET /api/subscription': buildSubscription() });
  const screen = await renderApp(
    <OverdueStatus Question={Never} afterwards="You keep the rest." onPaid={() => undefined} />,
  );
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
