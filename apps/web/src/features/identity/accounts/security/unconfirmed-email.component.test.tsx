import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';

const state = 'GET /api/user/two-factor';
const resend = 'POST /api/user/email/verification';
const unconfirmed = { enabled: false, recoveryCodesLeft: 0, emailConfirmed: false };

describe('an unconfirmed address', () => {
  test('has its link sent again, and says where to', async () => {
    signInAs({ email: 'ada@example.org' });
    const calls = fakeApi({ [state]: unconfirmed, [resend]: { ok: true } });
    const screen = await renderApp(<UnconfirmedEmail />);
    await screen.getByRole('button', { name: 'Send again' }).dblClick();
    await expect.element(screen.getByText('We sent a link to ada@example.org.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('is no longer mentioned once it was confirmed in another tab', async () => {
    signInAs();
    let confirmed = false;
    fakeApi({
      [state]: () => ({ ...unconfirmed, emailConfirmed: confirmed }),
      [resend]: () => {
        confirmed = true;
        return refusal(409, 'email_confirmed');
      },
    });
    const screen = await renderApp(<UnconfirmedEmail />);
    await screen.getByRole('button', { name: 'Send again' }).click();
    await expect.element(screen.getByText('Please confirm your email')).not.toBeInTheDocument();
  });

  test('is not mentioned while another one is pending', async () => {
    signInAs({ pendingEmail: 'new@example.org' });
    fakeApi({ [state]: unconfirmed });
    const screen = await renderApp(<UnconfirmedEmail />);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(screen.getByText('Please confirm your email')).not.toBeInTheDocument();
  });
});
