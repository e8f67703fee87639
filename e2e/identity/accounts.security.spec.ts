import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { type Learner, newNames, password } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { desktop } from '../support/layout.ts';
import { linkFromMail } from '../support/mail.ts';
import { signIn } from '../support/sign-in.ts';
import { expectAccessible, expectAccessibleInLanguage } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { totp } from '../support/totp.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A second browser, in which the learner signs in by hand. */
async function elsewhere(browser: Browser, learner: Learner): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/auth');
  await signIn(page, learner);
  await expect(page).toHaveURL('/dashboard');
  return page;
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/profile?tab=settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
}

test('a learner’s data is exported as a readable file', async ({ page, learner, api }) => {
  await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 1), 80);
  await openAccount(page);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export')]);
  expect(download.suggestedFilename()).toMatch(/^rounds-export-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.data.account.users[0]).toMatchObject({ email: learner.email, username: learner.user.username });
  expect(file.data.progress.user_progress).toHaveLength(1);
  expect(JSON.stringify(file)).not.toContain('argon2');
  await expectToast(page, 'Data exported', 'The file is in your downloads.');
});

test('a changed password signs out the other browser but not this one', async ({
  page,
  learner,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403.*change-password/, /status of 422.*change-password/);
  const other = await elsewhere(browser, learner);
  await openAccount(page);
  await press(page, 'Change password');
  await dialog(page).getByRole('button', { name: 'Save password' }).click();
  await expect(dialog(page).getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'Required',
  );

  await dialog(page).getByLabel('Current password').fill('not the password');
  await dialog(page).getByLabel('New password').fill('a-quieter-harbour-42');
  await dialog(page).getByRole('button', { name: 'Save password' }).click();
  await expect(dialog(page).getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  // Typed values stay, even if the dialog is closed meanwhile, except the password that confirms the change.
  await page.keyboard.press('Escape');
  await press(page, 'Change password');
  await expect(dialog(page).getByLabel('Current password')).toHaveValue('');
  await expect(dialog(page).getByLabel('New password')).toHaveValue('a-quieter-harbour-42');
  await expectAccessible(page);

  await dialog(page).getByLabel('Current password').fill(password);
  await dialog(page).getByLabel('New password').press('Enter');
  await expectToast(page, 'Password changed', "You're signed out everywhere else.");
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();

  await other.getByRole('link', { name: 'Learning Pathways' }).click();
  await expect(other.getByText('Your session has ended')).toBeVisible();
  await signIn(other, { ...learner, password: 'a-quieter-harbour-42' });
  await expect(other).toHaveURL('/learning-pathways');
  await other.context().close();
});

test('sessions are listed and ended, one and all', async ({ page, learner, browser, api }) => {
  const other = await elsewhere(browser, learner);
  const token = (await other.evaluate(() => localStorage.getItem('token'))) ?? '';
  await openAccount(page);
  await expect(page.getByRole('listitem').filter({ hasText: /Chrome on/ })).not.toHaveCount(0);
  await page.getByRole('button', { name: /^Sign out: Chrome on/ }).click();
  await expectToast(page, 'Signed out', 'That device is signed out.');
  expect(await api.statusOf('/api/dashboard', token)).toBe(401);
  await expect(page.getByRole('button', { name: /^Sign out:/ })).toHaveCount(0);

  const third = await elsewhere(browser, learner);
  const last = (await third.evaluate(() => localStorage.getItem('token'))) ?? '';
  await page.reload();
  await press(page, 'Sign out everywhere else');
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
  expect(await api.statusOf('/api/dashboard', last)).toBe(401);
  expect(await api.statusOf('/api/dashboard', learner.token)).toBe(200);
  await other.context().close();
  await third.context().close();
});

test('two-factor is set up, required, passed with a recovery code, and turned off', async ({
  page,
  learner,
  context,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/status of 403.*two-factor/, /status of 401.*two-factor/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAccount(page);
  // Not before the address is confirmed.
  await expect(page.getByText('Please confirm your email')).toBeVisible();
  await expect(page.getByText('Confirm your email address first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on' })).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'Send again');
  await expectToast(page, 'Sent again', `We sent a link to ${learner.email}.`);
  await page.goto(await linkFromMail(learner.email, 2));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await openAccount(page);
  await press(page, 'Turn on');
  await dialog(page).getByLabel('Current password').fill(password);
  await press(page, 'Next');
  await expect(dialog(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog(page).getByRole('code').innerText()).replaceAll(' ', '');
  await dialog(page).getByLabel('Code', { exact: true }).fill('000000');
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog(page).getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog(page).getByLabel('Code', { exact: true }).fill(totp(secret));
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();

  await expect(dialog(page)).toContainText('Your recovery codes');
  const codes = await dialog(page).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await press(page, 'Copy');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${codes.join('\n')}\n`);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
  expect(await readFile(await download.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog(page).getByRole('checkbox').check();
  await press(page, 'Done');
  await expectToast(page, 'Two-factor authentication is on', "From now on, you'll need a code to sign in.");
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  // Signing in: first the code of the next half minute, since the current one is used up; then a recovery code.
  await page.setViewportSize(desktop);
  await press(page, 'Sign Out');
  await signIn(page, learner);
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await field.fill('000000');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const code = totp(secret, 1);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await field.fill('');
  await field.press('ControlOrMeta+v');
  await press(page, 'Confirm');
  await expect(page).toHaveURL('/dashboard');

  await press(page, 'Sign Out');
  await signIn(page, learner);
  await press(page, 'Use a recovery code');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]!.toUpperCase());
  await press(page, 'Confirm');
  await expect(page).toHaveURL('/dashboard');

  await openAccount(page);
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await press(page, 'Turn off');
  await dialog(page).getByLabel('Current password').fill(password);
  await dialog(page).getByLabel('Code', { exact: true }).fill(codes[1]!);
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, 'Two-factor authentication is off', 'You no longer need a code to sign in.');
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('a changed email waits for its link, which can be sent again or canceled', async ({
  page,
  learner,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409.*profile/);
  const { email } = newNames();
  await openAccount(page);
  await press(page, 'Change email');
  await dialog(page).getByLabel('New email').fill('demo@rounds.example');
  await dialog(page).getByLabel('Current password').fill(password);
  await press(page, 'Send link');
  await expect(dialog(page).getByLabel('New email')).toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByLabel('New email').fill(email);
  await press(page, 'Send link');
  await expectToast(page, 'Check your email', `We sent a link to ${email}.`);
  const notice = page.getByRole('status').filter({ hasText: 'Confirm your new email' });
  await expect(notice).toContainText(email);
  await linkFromMail(email);
  await press(page, 'Send again');
  await expectToast(page, 'Sent again', `We sent a link to ${email}.`);
  const link = await linkFromMail(email, 2);
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByText(`From now on, sign in with ${email}.`)).toBeVisible();
  await openAccount(page);
  await expect(page.getByRole('main').getByText(email)).toBeVisible();

  await press(page, 'Change email');
  await dialog(page).getByLabel('New email').fill(learner.email);
  await dialog(page).getByLabel('Current password').fill(password);
  await press(page, 'Send link');
  await press(page, 'Keep my current email');
  await expectToast(page, "Your email hasn't changed", 'The link to the new address no longer works.');
  await expect(notice).toHaveCount(0);
});

test('a deleted account is gone at once, and restored by signing in', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403.*\/api\/user/);
  await openAccount(page);
  await press(page, 'Delete account');
  await dialog(page).getByLabel('Current password').fill('not the password');
  await dialog(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog(page).getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog(page).getByLabel('Current password').fill(password);
  await dialog(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Your account will be erased')).toBeVisible();
  await expect(page.getByText('sign in within 30 days')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await api.statusOf('/api/dashboard', learner.token)).toBe(401);

  await signIn(page, learner);
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Welcome back', 'Your account is restored, with everything as you left it.');
});

signedInTest('the account is accessible in light and dark, in Arabic, and by keyboard', async ({ page }) => {
  test.slow();
  await openAccount(page);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Change password' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, dialog(page).getByLabel('New password'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();

  await page.evaluate(() => localStorage.setItem('rounds.language', 'ar'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'الملف الشخصي' })).toBeVisible();
  await expect(page.getByText('هذا الجهاز', { exact: true })).toBeVisible();
  await expectAccessibleInLanguage(page);
});

signedInTest('what could not be loaded says so and is tried again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const failure = { status: 500, json: { message: 'Something broke.', code: 'internal' } };
  await page.route('**/api/user/sessions', (route) => route.fulfill(failure));
  await page.goto('/profile?tab=settings');
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/user/sessions');
  await press(page, 'Try Again');
  await expect(page.getByText('This device')).toBeVisible();
});
