import { describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { buildUser, renderApp } from '../../../../../testing/render-app.tsx';
import { TwoFactorStep } from './two-factor-step.tsx';

const session = { token: 't', user: buildUser() };

async function renderStep() {
  const onSession = vi.fn();
  const onBack = vi.fn();
  const screen = await renderApp(<TwoFactorStep challenge="c" onSession={onSession} onBack={onBack} />);
  return { screen, onSession, onBack };
}

describe('the second step of signing in', () => {
  test('starts in the code field and rejects what cannot be a code', async () => {
    const calls = fakeApi({});
    const { screen } = await renderStep();
    const code = screen.getByRole('textbox');
    await expect.element(code).toHaveFocus();
    await code.fill('12345');
    code.element().closest('form')?.requestSubmit();
    await expect.element(code).toBeInvalid();
    expect(calls).toEqual([]);
  });

  test('passes on the session for a code', async () => {
    const calls = fakeApi({ 'POST /api/auth/two-factor': session });
    const { screen, onSession } = await renderStep();
    const code = screen.getByRole('textbox');
    await code.fill('123456');
    code.element().closest('form')?.requestSubmit();
    await expect.poll(() => onSession.mock.calls).toEqual([[session]]);
    expect(calls[0]?.body).toMatchObject({ challenge: 'c', code: '123456' });
  });

  test('goes back with a reason once the server no longer waits', async () => {
    fakeApi({ 'POST /api/auth/two-factor': () => refusal(401, 'challenge_expired') });
    const { screen, onBack } = await renderStep();
    const code = screen.getByRole('textbox');
    await code.fill('123456');
    code.element().closest('form')?.requestSubmit();
    await expect.poll(() => onBack.mock.calls.length).toBe(1);
    expect(onBack.mock.calls[0]?.[0]).toBeTruthy();
  });

  test('accepts a recovery code instead of the app’s, in a field of its own', async () => {
    const { screen } = await renderStep();
    await screen.getByRole('textbox').fill('123');
    await screen.getByRole('button', { name: /recovery code/i }).click();
    const recovery = screen.getByRole('textbox', { name: 'Recovery code' });
    await expect.element(recovery).toHaveFocus();
    await expect.element(recovery).toHaveValue('');
  });
});
