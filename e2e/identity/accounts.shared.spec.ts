import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import { signIn } from '../support/sign-in.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { expectFailure } from '../support/toast.ts';

test('the shared demo account offers none of it', async ({ page }) => {
  await page.goto('/auth');
  await signIn(page, demoAccount);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile?tab=settings');
  await expect(
    page.getByText("You can't change a demo account's email, password or two-factor authentication"),
  ).toBeVisible();
  for (const name of ['Change email', 'Change password', 'Turn on', 'Delete account']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(
    page.getByText('In a demo account you can change only your language and daily goal.'),
  ).toHaveCount(1);
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await expect(page.getByRole('main').getByLabel('Language', { exact: true })).toBeEnabled();
  await expectAccessible(page);
});

test('a lockout says how long it lasts', async ({ page, api, request, expectedErrors }) => {
  expectedErrors.push(/status of 401.*login/, /status of 429.*login/);
  const { email } = await api.register();
  await page.goto('/auth');
  const data = { email, password: 'not the password' };
  for (let n = 0; n < 10; n += 1) await request.post('/api/auth/login', { data });
  await signIn(page, data);
  await expectFailure(page, 'Sign in failed', 'Too many attempts. Try again in 15 minutes.');
});
