import type { Page } from '@playwright/test';
import { newNames, password } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

function signUpForm(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Sign Up' });
  return {
    panel,
    username: panel.getByRole('textbox', { name: 'Username' }),
    email: panel.getByRole('textbox', { name: 'Email' }),
    password: panel.getByLabel('Password', { exact: true }),
    about: panel.getByRole('button', { name: /^About you \(optional\)/ }),
    role: panel.getByRole('combobox', { name: 'Role' }),
    careerPath: panel.getByRole('combobox', { name: 'Career path' }),
    learningStyle: panel.getByRole('combobox', { name: 'Learning style' }),
    terms: panel.getByRole('checkbox'),
    submit: panel.getByRole('button', { name: 'Create Account' }),
  };
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test.describe('registration', () => {
  test('creates an account and opens the dashboard', async ({ page, api }) => {
    const { username, email } = newNames();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).click();
    const form = signUpForm(page);
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    await form.username.fill(username);
    await form.email.fill(email);
    await form.password.fill(password);
    await form.about.click();
    await form.role.selectOption('Professional');
    await form.careerPath.selectOption('Pharmacy');
    await form.learningStyle.selectOption('Reading/Writing');
    await expect(form.submit).toBeDisabled();
    await form.terms.check();
    await form.submit.click();

    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${username}!`);
    await expect(page.getByText('Ready to advance your pharmacy skills today?')).toBeVisible();
    const token = (await tokenOf(page)) ?? '';
    const { user } = await api.dashboard(token);
    const chosen = {
      username,
      email,
      role: 'professional',
      careerPath: 'pharmacy',
      learningStyle: 'reading',
    };
    expect(user).toMatchObject(chosen);
    const kept = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(kept ?? '')).toMatchObject({ id: user.id, username });
  });

  test('says what is missing, waits for the terms and keeps what was typed', async ({ page }) => {
    const { username } = newNames();
    await page.goto('/auth?tab=sign-up');
    const form = signUpForm(page);
    await form.username.fill(username);
    await form.password.fill('short');
    await form.password.press('Enter');
    await expectToast(page, 'Missing information', 'Please fill in all required fields');
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.password).toHaveAccessibleDescription(/Use at least 8 characters/);
    await expect(form.panel.getByText('Required', { exact: true })).toHaveCount(2);
    await form.email.fill('nobody@journeys.example');
    await expect(form.email).not.toHaveAttribute('aria-invalid');
    await form.password.fill('long enough now');
    // It is announced as disabled, and says why when pressed.
    await form.submit.click({ force: true });
    const termsText = 'Please accept the Terms of Service and Privacy Policy to continue';
    await expectToast(page, 'Terms Required', termsText);
    await expect(form.terms).toBeFocused();
    await expect(form.terms).toHaveAccessibleDescription(/Required$/);

    const terms = page.context().waitForEvent('page');
    await form.panel.getByRole('link', { name: 'Terms of Service', exact: true }).click();
    await expect((await terms).getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await (await terms).close();
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(form.username).toHaveValue(username);
    await expect(form.email).toHaveValue('nobody@journeys.example');
    await expect(form.password).toHaveValue('long enough now');
    expect(await tokenOf(page)).toBeNull();
  });

  test('shows the server’s errors next to their fields', async ({ page, api, expectedErrors }) => {
    expectedErrors.push(/status of (409|422).*\/api\/auth\/register/);
    const taken = await api.register();
    const own = newNames();
    await page.goto('/auth?tab=sign-up');
    const form = signUpForm(page);
    await form.username.fill(own.username);
    await form.email.fill(taken.email.toUpperCase());
    await form.password.fill('password1');
    await form.about.click();
    await form.learningStyle.selectOption('Auditory');
    await form.terms.check();
    await form.submit.click();
    await expect(form.password).toHaveAttribute('aria-invalid', 'true');
    await expect(form.password).toBeFocused();

    await form.password.fill(password);
    await form.submit.click();
    await expect(form.email).toHaveAccessibleDescription('That email is already registered. Sign in instead');

    await form.email.fill(own.email);
    await form.username.fill(taken.user.username);
    await form.submit.click();
    await expect(form.username).toHaveAccessibleDescription(/That username is taken\.$/);
    await expect(form.password).toHaveValue(password);
    await expect(form.terms).toBeChecked();

    await form.username.fill(own.username);
    await form.submit.click();
    await expect(page).toHaveURL('/dashboard');
  });
});
