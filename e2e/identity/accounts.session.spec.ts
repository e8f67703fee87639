import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import { newNames, password } from '../support/api.ts';
import { expectNoViolations } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectFailure, expectToast } from '../support/toast.ts';

test.describe('sign-in', () => {
  test('asks for what is missing', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Missing information', 'Please enter your email and password');
  });

  test('shows the server’s message for a wrong password, and accepts the right one', async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401.*\/api\/auth\/login/);
    const learner = await api.register();
    await page.goto('/auth');
    await signIn(page, { email: learner.email, password: 'not the password' });
    await expectFailure(page, 'Sign in failed', 'Invalid email or password');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(learner.email);
    await signIn(page, { email: 'nobody@journeys.example', password });
    await expectFailure(page, 'Sign in failed', 'Invalid email or password');
    await signIn(page, { email: learner.email.toUpperCase(), password });
    await expect(page).toHaveURL('/dashboard');
  });

  test('opens a private copy of the demo with one press, which can be kept', async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409.*keep-progress/);
    const taken = await api.register();
    const { username, email } = newNames();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Try the Demo Account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome!');
    await expect(page.getByText('Your private demo copy is erased after 24 hours.')).toBeVisible();
    await expect(page.getByText(/^You left this case open/)).toBeVisible();

    await page.getByRole('button', { name: 'Keep my progress' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keep my progress' });
    // It is announced as disabled until the terms are accepted, and says so when pressed.
    await dialog.getByRole('button', { name: 'Create Account' }).click({ force: true });
    await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(/Required$/);
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Username' }).fill(taken.user.username);
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('checkbox').check();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveAttribute('aria-invalid', 'true');
    // What was typed is kept.
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Your progress is yours', "We've sent a link to confirm your email.");
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${username}!`);
    await expect(page.getByText('Your private demo copy is erased after 24 hours.')).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^You left this case open/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await signIn(page, { email, password });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${username}!`);
  });

  test('opens the shared demo account with its password', async ({ page }) => {
    await page.goto('/auth');
    await signIn(page, demoAccount);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, demo!');
    await expect(page.getByText("You're using the shared demo account.")).toBeVisible();
  });

  test('leads back to where the visitor was going, and never to another site', async ({ page, api }) => {
    const learner = await api.register();
    await page.goto('/learning-pathways');
    await expect(page).toHaveURL('/auth?next=%2Flearning-pathways');
    await signIn(page, learner);
    await expect(page).toHaveURL('/learning-pathways');

    const foreign = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/\t/evil.example',
    ];
    for (const next of foreign) {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await expect(page, `signed in already, next=${next}`).toHaveURL('/dashboard');
    }
    await page.getByRole('button', { name: 'Sign Out' }).click();
    for (const next of foreign.slice(0, 3)) {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await signIn(page, learner);
      await expect(page, `signing in, next=${next}`).toHaveURL('/dashboard');
      await page.getByRole('button', { name: 'Sign Out' }).click();
    }
  });
});

test.describe('session', () => {
  test('is restored on load, by its token alone if need be', async ({ page, learner }) => {
    const heading = page.getByRole('heading', { level: 1, name: `Welcome, ${learner.user.username}!` });
    await page.goto('/');
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.reload();
    await expect(heading).toBeVisible();
    await page.evaluate(() => localStorage.setItem('user', '{broken'));
    await page.reload();
    await expect(heading).toBeVisible();
  });

  test('ends with Sign Out, here, on the server and in other tabs', async ({
    page,
    network,
    context,
    learner,
    api,
  }) => {
    await page.goto('/learning-pathways');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome, ');
    // Requests still in flight would be refused.
    await network.settled();

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Your session has ended')).toBeHidden();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
    await expect.poll(() => api.statusOf('/api/dashboard', learner.token)).toBe(401);
    await expect(other.getByText('You signed out in another tab')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('that ended on the server leads to sign-in with a notice, and back', async ({
    page,
    network,
    learner,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/);
    // A page that makes no requests by itself, and a press without hovering, which would prefetch.
    await page.goto('/terms');
    const link = page.getByRole('banner').getByRole('link', { name: 'Learning Pathways' });
    await expect(link).toBeVisible();
    await network.settled();
    await api.endSession(learner.token);
    await link.dispatchEvent('click');
    await expect(page).toHaveURL('/auth?next=%2Flearning-pathways');
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await expect(page.getByText("Sign in again and we'll take you back to where you were.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page, learner);
    await expect(page).toHaveURL('/learning-pathways');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning Pathways');
  });
});
