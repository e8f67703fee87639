import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';

const get = 'GET /api/user/two-factor';
const path = 'DELETE /api/user/two-factor';
const on = { enabled: true, recoveryCodesLeft: 8, emailConfirmed: true };
const off = { enabled: false, recoveryCodesLeft: 0, emailConfirmed: true };

async function openDialog(answers: Parameters<typeof fakeApi>[0]) {
  signInAs();
  const calls = fakeApi({ [get]: on, ...answers });
  const screen = await renderApp(<TwoFactorRow />);
  const open = screen.getByRole('button', { name: 'Turn off' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Two-factor authentication' });
  return {
    screen,
    dialog,
    sent: () => calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body),
    password: dialog.getByLabelText('Current password', { exact: true }),
    code: dialog.getByRole('textbox', { name: 'Code' }),
    submit: dialog.getByRole('button', { name: 'Turn off' }),
  };
}

describe('turning two-factor authentication off', () => {
  test('requires the password and a code, is sent once, and says so', async () => {
    let state = on;
    const answer = Promise.withResolvers<object>();
    const { screen, sent, dialog, password, code, submit } = await openDialog({
      [get]: () => state,
      [path]: () => answer.promise,
    });
    await submit.click();
    await expect.element(password).toHaveFocus();
    await expect.element(code).toBeInvalid();
    await password.fill('correct horse');
    await code.fill('12 34');
    await submit.click();
    await expect.element(code).toHaveFocus();
    await expect.element(password).toBeValid();
    expect(sent()).toEqual([]);
    await code.fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    state = off;
    answer.resolve({ ok: true });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText('Two-factor authentication is off')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Turn on' })).toHaveFocus();
    expect(sent()).toEqual([{ password: 'correct horse', code: '123456' }]);
  });

  test('says which of the two was wrong, and keeps both', async () => {
    let refused = refusal(403, 'wrong_password', 'password');
    const { password, code, submit } = await openDialog({ [path]: () => refused });
    await password.fill('wrong horse');
    await code.fill('123456');
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription("That's not your current password.");
    await expect.element(password).toHaveFocus();
    refused = refusal(403, 'wrong_code', 'code');
    await password.fill('correct horse');
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription(/wrong or was already used/);
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveValue('123456');
    await expect.element(password).toHaveValue('correct horse');
  });

  test.each([
    ['already off', () => refusal(409, 'two_factor_off'), /already off/],
    [
      'without a network',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /^No connection/,
    ],
    [
      'after too many attempts',
      () => Response.json({ code: 'too_many_requests' }, { status: 429, headers: { 'Retry-After': '120' } }),
      /Try again in 2 minutes/,
    ],
  ])('%s, says so and stays open', async (_, answer, why) => {
    const { dialog, password, code, submit } = await openDialog({ [path]: answer });
    await password.fill('correct horse');
    await code.fill('123456');
    await submit.click();
    await expect.element(dialog.getByText(why)).toBeVisible();
    await expect.element(code).toHaveValue('123456');
    await expect.element(code).toBeValid();
  });
});

describe('the state of two-factor authentication', () => {
  test('can be requested again, and waits for a confirmed address', async () => {
    signInAs();
    let fails = true;
    fakeApi({
      [get]: () => (fails ? refusal(503, 'unavailable') : { ...off, emailConfirmed: false }),
    });
    const screen = await renderApp(<TwoFactorRow />);
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText(/Confirm your email address first/)).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});
