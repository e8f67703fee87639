import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { NewRecoveryCodes } from './two-factor-proof.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

const recoveryCodes = ['aaaa-1111', 'bbbb-2222'];

function TwoFactor({ Action }: { readonly Action: typeof TwoFactorSetup }) {
  const [open, setOpen] = useState(true);
  return <Action open={open} onClose={() => setOpen(false)} />;
}

describe('two-factor authentication', () => {
  test('leads from the password to the code, and on to recovery codes that cannot be closed by accident', async () => {
    signInAs();
    let code = refusal(403, 'wrong_code', 'code');
    const calls = fakeApi({
      'POST /api/user/two-factor/setup': { secret: 'ABCDEFGH', uri: 'otpauth://totp/Rounds:ada' },
      'POST /api/user/two-factor/confirm': () => code,
    });
    const screen = await renderApp(<TwoFactor Action={TwoFactorSetup} />);
    await screen.getByLabelText('Current password', { exact: true }).fill('correct horse');
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('ABCD EFGH')).toBeVisible();

    const field = screen.getByRole('textbox', { name: 'Code' });
    await field.fill('123456');
    await screen.getByRole('button', { name: 'Turn on' }).click();
    await expect.element(field).toBeInvalid();
    // The same secret: the app has it by now.
    await expect.element(screen.getByText('ABCD EFGH')).toBeVisible();
    code = Response.json({ recoveryCodes });
    await field.fill('654321');
    await screen.getByRole('button', { name: 'Turn on' }).click();

    const codes = screen.getByRole('dialog', { name: 'Your recovery codes' });
    await expect.element(codes.getByText('bbbb-2222')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const done = codes.getByRole('button', { name: 'Done' });
    await expect.element(done).toBeDisabled();
    await codes.getByRole('checkbox').click();
    await done.click();
    await expect.element(screen.getByText('Two-factor authentication is on')).toBeVisible();
    await expect.element(codes).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { password: 'correct horse' },
      { code: '123456' },
      { code: '654321' },
    ]);
  });

  test('says that new codes could not be copied, and still shows them', async () => {
    signInAs();
    fakeApi({ 'POST /api/user/two-factor/recovery-codes': { recoveryCodes } });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const screen = await renderApp(<TwoFactor Action={NewRecoveryCodes} />);
    await screen.getByLabelText('Current password', { exact: true }).fill('correct horse');
    await screen.getByRole('textbox', { name: 'Code' }).fill('123456');
    await screen.getByRole('button', { name: 'Create new codes' }).click();
    await screen.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.element(screen.getByText('Please copy the codes manually.')).toBeVisible();
    await expect.element(screen.getByText('aaaa-1111')).toBeVisible();
  });
});
