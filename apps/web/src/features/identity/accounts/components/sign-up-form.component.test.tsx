import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { buildUser, renderApp } from '../../../../../testing/render-app.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** A toast disappears after five seconds. */
const sooner = { timeout: 2000 };
const session = { token: 't', user: buildUser() };

async function fillIn() {
  const onSession = vi.fn();
  const onSignIn = vi.fn();
  const screen = await renderApp(<SignUpForm onSession={onSession} onSignIn={onSignIn} />);
  await screen.getByRole('textbox', { name: 'Username' }).fill('ada');
  await screen.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await screen.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  return {
    screen,
    onSession,
    onSignIn,
    terms: screen.getByRole('checkbox', { name: /18 or older/ }),
    submit: screen.getByRole('button', { name: 'Create Account' }),
  };
}

describe('signing up', () => {
  test('says that the terms are missing when it is pressed, or with Enter, and leads to them', async () => {
    const calls = fakeApi({});
    const { screen, terms, submit } = await fillIn();
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    await submit.click({ force: true });
    await expect.element(terms).toBeInvalid();
    await expect.element(terms).toHaveAccessibleDescription(/Required$/);
    await expect.element(terms).toHaveFocus();
    const toasts = screen.getByRole('region', { name: 'Notifications (F8)' });
    await expect.element(toasts.getByText('Terms Required')).toBeVisible();
    await terms.click();
    await expect.element(terms).toBeValid();
    await expect.element(toasts.getByText('Terms Required'), sooner).not.toBeInTheDocument();
    await terms.click();
    screen.getByRole('textbox', { name: 'Email' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(terms).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('says at each field, and only there, that it is missing, and leads to the first', async () => {
    const calls = fakeApi({});
    const screen = await renderApp(<SignUpForm onSession={vi.fn()} onSignIn={vi.fn()} />);
    await screen.getByRole('button', { name: 'Create Account' }).click({ force: true });
    const email = screen.getByRole('textbox', { name: 'Email' });
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription('Required');
    await expect.element(screen.getByText('Required', { exact: true })).toHaveLength(4);
    await expect.element(screen.getByText('Please fill in all required fields')).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  test.each([360, 1366])('folds the optional fields, in %i px', async (width) => {
    await page.viewport(width, 768);
    fakeApi({});
    const screen = await renderApp(<SignUpForm onSession={vi.fn()} onSignIn={vi.fn()} />);
    const path = screen.getByRole('combobox', { name: 'Career path' });
    await expect.element(path).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /^About you \(optional\)/ }).click();
    const optional = screen.getByRole('group', { name: 'About you (optional)' });
    for (const name of ['Role', 'Career path', 'Learning style'])
      await expect.element(optional.getByRole('combobox', { name })).toBeVisible();
    await path.selectOptions('Pharmacy');
    await expect.element(path).toHaveValue('pharmacy');
    await page.viewport(1280, 800);
  });

  test('sends what was chosen and passes on the session', async () => {
    const calls = fakeApi({ 'POST /api/auth/register': session });
    const { screen, terms, submit, onSession } = await fillIn();
    await screen.getByRole('button', { name: /^About you/ }).click();
    await screen.getByRole('combobox', { name: 'Career path' }).selectOptions('Pharmacy');
    await terms.click();
    await submit.click();
    await expect.poll(() => onSession.mock.calls).toEqual([[session]]);
    expect(calls[0]?.body).toMatchObject({
      username: 'ada',
      careerPath: 'pharmacy',
      role: 'student',
      learningStyle: 'unknown',
    });
  });

  test('checks the fields here before it asks the server', async () => {
    const calls = fakeApi({});
    const { screen, terms, submit } = await fillIn();
    await screen.getByRole('textbox', { name: 'Username' }).fill('a b');
    await screen.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await screen.getByLabelText('Password', { exact: true }).fill('short');
    await terms.click();
    await submit.click();
    await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    await expect.element(screen.getByLabelText('Password', { exact: true })).toBeInvalid();
    expect(calls).toEqual([]);
  });

  test('shows a taken email beside its field, and clears that at the next keystroke', async () => {
    fakeApi({ 'POST /api/auth/register': () => refusal(409, 'email_taken', 'email') });
    const { screen, terms, submit, onSession, onSignIn } = await fillIn();
    await terms.click();
    await submit.click();
    const email = screen.getByRole('textbox', { name: 'Email' });
    await expect.element(email).toBeInvalid();
    await expect.element(email).toHaveFocus();
    await expect.element(screen.getByText('Registration failed')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Sign in instead' }).click();
    expect(onSignIn).toHaveBeenCalledWith('ada@example.org');
    await email.click();
    await userEvent.keyboard('{End}.uk');
    await expect.element(email).toBeValid();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveValue('ada@example.org.uk');
    await expect.element(screen.getByText('Registration failed')).not.toBeInTheDocument();
    expect(onSession).not.toHaveBeenCalled();
  });

  test('says that a fault of the server is not the learner’s', async () => {
    fakeApi({ 'POST /api/auth/register': () => refusal(500, 'internal') });
    const { screen, terms, submit } = await fillIn();
    await terms.click();
    await submit.click();
    await expect.element(screen.getByRole('alert').getByText(/Something\swent\swrong/)).toBeVisible();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
  });
});
