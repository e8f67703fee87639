import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { buildUser, renderApp } from '../../../../../testing/render-app.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** A toast disappears after five seconds. */
const sooner = { timeout: 2000 };
const session = { token: 't', user: buildUser() };

async function renderForm() {
  const onSession = vi.fn();
  const screen = await renderApp(<SignInForm onSession={onSession} />);
  return {
    screen,
    onSession,
    email: screen.getByRole('textbox', { name: 'Email' }),
    password: screen.getByLabelText('Password', { exact: true }),
  };
}

describe('signing in', () => {
  test('asks for both fields, and leads to the first', async () => {
    const calls = fakeApi({});
    const { screen, email, password } = await renderForm();
    await screen.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(email).toHaveFocus();
    await expect.element(password).toBeInvalid();
    await expect.element(screen.getByText('Required', { exact: true })).toHaveLength(2);
    await email.fill('ada@example.org');
    await expect.element(email).toBeValid();
    await expect.element(screen.getByText('Missing information')).toBeVisible();
    await password.fill('correct horse');
    await expect.element(screen.getByText('Missing information'), sooner).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('passes on the session, with Enter', async () => {
    const calls = fakeApi({ 'POST /api/auth/login': session });
    const { email, password, onSession } = await renderForm();
    await email.fill(' ada@example.org ');
    await password.fill('correct horse');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSession.mock.calls).toEqual([[session]]);
    expect(calls[0]?.body).toMatchObject({ email: 'ada@example.org', password: 'correct horse' });
  });

  test('says that it failed and keeps the fields', async () => {
    fakeApi({ 'POST /api/auth/login': () => refusal(401, 'bad_credentials') });
    const { screen, email, password, onSession } = await renderForm();
    await email.fill('ada@example.org');
    await password.fill('wrong');
    await screen.getByRole('button', { name: 'Sign In' }).click();
    const failure = screen.getByRole('alert').filter({ hasText: 'Sign in failed' });
    await expect.element(failure).toHaveFocus();
    expect(screen.getByText('Sign in failed').elements()).toHaveLength(1);
    await expect.element(email).toHaveValue('ada@example.org');
    await expect.element(password).toHaveValue('wrong');
    expect(onSession).not.toHaveBeenCalled();
  });

  test('continues with the second step if the account requires a code', async () => {
    fakeApi({ 'POST /api/auth/login': { challenge: 'c', expiresAt: '2026-11-23T09:00:00Z' } });
    const { screen, email, password, onSession } = await renderForm();
    await email.fill('ada@example.org');
    await password.fill('correct horse');
    await screen.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
    await expect.element(email).not.toBeInTheDocument();
    expect(onSession).not.toHaveBeenCalled();
  });
});
