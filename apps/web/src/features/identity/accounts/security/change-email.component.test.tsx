import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { buildUser, renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { getSession } from '../../../../session/session.ts';
import { ChangeEmailDialog } from './change-email.tsx';
import { PendingEmail } from './pending-email.tsx';

const put = 'PUT /api/user/profile';
const pendingEmail = 'ada@new.example';

function Email() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ChangeEmailDialog open={open} onClose={() => setOpen(false)} />
      <PendingEmail />
    </>
  );
}

async function openDialog(answers: Parameters<typeof fakeApi>[0] = {}) {
  signInAs();
  const calls = fakeApi(answers);
  const screen = await renderApp(<Email />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  return {
    calls,
    screen,
    open,
    dialog: screen.getByRole('dialog', { name: 'Change email' }),
    email: screen.getByRole('textbox', { name: 'New email' }),
    password: screen.getByLabelText('Current password', { exact: true }),
    send: screen.getByRole('button', { name: 'Send link' }),
  };
}

describe('changing the email address', () => {
  test('leads to what is missing or cannot be an address, and sends nothing', async () => {
    const { calls, email, password, send } = await openDialog();
    await send.click();
    await expect.element(email).toHaveFocus();
    await expect.element(password).toBeInvalid();
    await email.fill('ada at example');
    await password.fill('correct horse');
    await send.click();
    await expect.element(email).toHaveAccessibleDescription(/Enter a valid email address/);
    await expect.element(password).toBeValid();
    expect(calls).toEqual([]);
  });

  test('is sent once with Enter, says where the link went, and returns the focus', async () => {
    const answer = Promise.withResolvers<object>();
    const { calls, screen, open, dialog, email, password } = await openDialog({
      [put]: () => answer.promise,
    });
    await email.fill(` ${pendingEmail} `);
    await password.fill('correct horse');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    answer.resolve({ user: buildUser({ pendingEmail }) });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText('Check your email')).toBeVisible();
    await expect.element(screen.getByText('Confirm your new email')).toBeVisible();
    await expect.element(open).toHaveFocus();
    expect(calls.map(({ body }) => body)).toEqual([
      { email: pendingEmail, currentPassword: 'correct horse' },
    ]);
    expect(getSession().user).toMatchObject({ email: 'ada@example.org', pendingEmail });
    await open.click();
    await expect.element(email).toHaveValue('');
  });

  test.each([
    ['email_taken', 409, 'email', /already registered/],
    ['wrong_password', 403, 'currentPassword', /not your current password/],
  ])('shows %s beside its field, which takes the focus, and keeps what was typed', async (...row) => {
    const [code, status, field, why] = row;
    const { email, password, send } = await openDialog({ [put]: () => refusal(status, code, field) });
    await email.fill(pendingEmail);
    await password.fill('correct horse');
    await send.click();
    const [refused, fine] = field === 'email' ? [email, password] : [password, email];
    await expect.element(refused).toHaveAccessibleDescription(why);
    await expect.element(refused).toHaveFocus();
    await expect.element(fine).toBeValid();
    await expect.element(email).toHaveValue(pendingEmail);
    await expect.element(password).toHaveValue('correct horse');
  });

  test('says that there is no network; closed then, it keeps the address and discards the password', async () => {
    const { dialog, open, email, password, send } = await openDialog({
      [put]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await email.fill(pendingEmail);
    await password.fill('correct horse');
    await send.click();
    await expect.element(dialog.getByText(/^No connection/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(open).toHaveFocus();
    await open.click();
    await expect.element(email).toHaveValue(pendingEmail);
    await expect.element(password).toHaveValue('');
  });
});

describe('a changed address that waits for its link', () => {
  const resend = 'POST /api/user/pending-email/resend';

  test('says why the link could not be sent again, and is sent at the next press', async () => {
    signInAs({ pendingEmail });
    let fails = true;
    fakeApi({ [resend]: () => (fails ? refusal(503, 'unavailable') : { ok: true }) });
    const screen = await renderApp(<PendingEmail />);
    const again = screen.getByRole('button', { name: 'Send again' });
    await again.click();
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    fails = false;
    await again.click();
    await expect.element(screen.getByText('Sent again')).toBeVisible();
    await expect.element(screen.getByText(`We sent a link to ${pendingEmail}.`)).toBeVisible();
  });

  test('is gone once the current one is kept, and only then', async () => {
    signInAs({ pendingEmail });
    let answer: object = refusal(503, 'unavailable');
    fakeApi({ 'DELETE /api/user/pending-email': () => answer });
    const screen = await renderApp(<PendingEmail />);
    const keep = screen.getByRole('button', { name: 'Keep my current email' });
    await keep.click();
    await expect.element(screen.getByText('Something went wrong', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Confirm your new email')).toBeVisible();
    answer = { user: buildUser() };
    await keep.click();
    await expect.element(screen.getByText('Confirm your new email')).not.toBeInTheDocument();
    await expect.element(screen.getByText("Your email hasn't changed")).toBeVisible();
  });
});
