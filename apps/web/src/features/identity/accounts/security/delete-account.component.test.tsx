import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { getSession } from '../../../../session/session.ts';
import { DeleteAccountDialog } from './delete-account.tsx';

const path = 'DELETE /api/user';
const off = { enabled: false, recoveryCodesLeft: 0, emailConfirmed: true };
const on = { enabled: true, recoveryCodesLeft: 8, emailConfirmed: true };

function Deletion() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function openDialog(twoFactor: object, answer: Parameters<typeof fakeApi>[0][string]) {
  signInAs();
  const calls = fakeApi({ 'GET /api/user/two-factor': twoFactor, [path]: answer });
  const screen = await renderApp(<Deletion />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  return {
    screen,
    open,
    sent: () => calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body),
    dialog: screen.getByRole('dialog', { name: 'Delete account' }),
    password: screen.getByLabelText('Current password', { exact: true }),
    code: screen.getByRole('textbox', { name: 'Code' }),
    submit: screen.getByRole('button', { name: 'Delete account' }),
  };
}

describe('deleting the account', () => {
  test('requires the password, is sent once, and signs out here', async () => {
    const answer = Promise.withResolvers<object>();
    const { sent, dialog, password, code, submit } = await openDialog(off, () => answer.promise);
    await submit.click();
    await expect.element(password).toHaveFocus();
    await expect.element(password).toBeInvalid();
    expect(sent()).toEqual([]);
    await password.fill('correct horse');
    await expect.element(code).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('button', { name: 'Deleting…' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(getSession().signedIn).toBe(true);
    answer.resolve({ ok: true });
    await expect.poll(() => getSession()).toMatchObject({ signedIn: false, endedBy: 'deleted' });
    expect(sent()).toEqual([{ password: 'correct horse' }]);
  });

  test('requires a code as well if signing in does, and says which of the two was wrong', async () => {
    let refused = refusal(403, 'wrong_password', 'password');
    const { sent, password, code, submit } = await openDialog(on, () => refused);
    await password.fill('wrong horse');
    await code.fill('12345');
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription(/Enter the 6-digit code/);
    expect(sent()).toEqual([]);
    await code.fill('123456');
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription("That's not your current password.");
    await expect.element(password).toHaveFocus();
    await expect.element(code).toHaveValue('123456');
    refused = refusal(403, 'wrong_code', 'code');
    await password.fill('correct horse');
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription(/wrong or was already used/);
    await expect.element(code).toHaveFocus();
    await expect.element(password).toHaveValue('correct horse');
    expect(getSession().signedIn).toBe(true);
  });

  test('keeps asking for a code that only the server knew of until it is typed', async () => {
    const { sent, password, code, submit } = await openDialog(off, ({ body }) =>
      (body as { code?: string }).code ? { ok: true } : refusal(403, 'wrong_code', 'code'),
    );
    await password.fill('correct horse');
    await submit.click();
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('123456');
    await expect.element(code).toHaveValue('123456');
    await submit.click();
    await expect.poll(() => getSession().signedIn).toBe(false);
    expect(sent()).toEqual([{ password: 'correct horse' }, { password: 'correct horse', code: '123456' }]);
  });

  test('deletes nothing without a network, says so, and discards the password when it is closed', async () => {
    const { open, dialog, password, submit } = await openDialog(off, () => {
      throw new TypeError('Failed to fetch');
    });
    await password.fill('correct horse');
    await submit.click();
    await expect.element(dialog.getByText(/^No connection/)).toBeVisible();
    await expect.element(password).toHaveValue('correct horse');
    await userEvent.keyboard('{Escape}');
    await expect.element(open).toHaveFocus();
    expect(getSession().signedIn).toBe(true);
    await open.click();
    await expect.element(password).toHaveValue('');
  });
});
