import { newNames } from '../support/api.ts';
import { linkFromMail } from '../support/mail.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectFailure } from '../support/toast.ts';

test.describe('links from mails', () => {
  test('a forgotten password is reset, once, and every session ends', async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401.*login/, /status of 422.*reset-password/);
    const learner = await api.register();
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(learner.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

    const link = await linkFromMail(learner.email, 1, '/reset-password?token=');
    expect(new URL(link).origin).toBe(new URL(page.url()).origin);
    await page.goto(link);
    const newPassword = page.getByLabel('New password');
    await newPassword.fill('qwerty12');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(newPassword).toHaveAttribute('aria-invalid', 'true');
    await newPassword.fill('another-quiet-harbour');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    expect(await api.statusOf('/api/dashboard', learner.token)).toBe(401);

    await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click();
    await signIn(page, learner);
    await expectFailure(page, 'Sign in failed', 'Invalid email or password');
    await signIn(page, { ...learner, password: 'another-quiet-harbour' });
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await page.getByLabel('New password').fill('yet-another-harbour');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('button', { name: 'Request a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  });

  test('an unknown address gets the same answer as a known one', async ({ page }) => {
    await page.goto('/reset-password');
    await page.getByRole('textbox', { name: 'Email' }).fill(newNames().email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  test('a changed email counts once its link has been followed', async ({
    page,
    learner,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422.*confirm-email/);
    const { email } = newNames();
    await api.changeEmail(learner.token, email);
    const link = await linkFromMail(email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await expect(page.getByText(`From now on, sign in with ${email}.`)).toBeVisible();
    expect((await api.dashboard(learner.token)).user).toMatchObject({ email, pendingEmail: null });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.goto('/confirm-email');
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
  });
});
