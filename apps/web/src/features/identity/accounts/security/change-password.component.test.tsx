import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { getSession } from '../../../../session/session.ts';
import { ChangePasswordDialog } from './change-password.tsx';

function Password() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ChangePasswordDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function openDialog() {
  const user = signInAs();
  const screen = await renderApp(<Password />);
  await screen.getByRole('button', { name: 'Open' }).click();
  return {
    user,
    screen,
    current: screen.getByLabelText('Current password', { exact: true }),
    next: screen.getByLabelText('New password', { exact: true }),
    save: screen.getByRole('button', { name: 'Save password' }),
  };
}

describe('changing the password', () => {
  test('continues with the answer’s session', async () => {
    const { user, screen, current, next, save } = await openDialog();
    fakeApi({ 'POST /api/user/change-password': { token: 'new-token', user } });
    await current.fill('correct horse');
    await next.fill('battery staple');
    await save.click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(getSession().token).toBe('new-token');
  });

  test('shows a wrong password beside its field', async () => {
    const { current, next, save } = await openDialog();
    const refused = Response.json(
      {
        code: 'wrong_password',
        message: 'That is not your current password.',
        issues: [{ path: 'currentPassword', message: 'That is not your current password.' }],
      },
      { status: 400 },
    );
    fakeApi({ 'POST /api/user/change-password': () => refused });
    await current.fill('wrong horse');
    await next.fill('battery staple');
    await save.click();
    await expect.element(current).toBeInvalid();
    await expect.element(next).toBeValid();
  });

  test('discards passwords but nothing else when it is closed', async () => {
    const { screen, current, next } = await openDialog();
    fakeApi({ 'POST /api/user/change-password': () => refusal(500, 'internal') });
    await current.fill('correct horse');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(current).toHaveValue('');
    await expect.element(next).toHaveValue('');
  });
});
