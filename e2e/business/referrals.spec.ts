import { cards, expectPlan, fillCard, payButton } from '../support/payments.ts';
import { tabTo } from '../support/keyboard.ts';
import { phone } from '../support/layout.ts';
import { signIn } from '../support/sign-in.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test('a link copied by keyboard earns credit once its visitor has paid', async ({
  page,
  learner,
  api,
  browser,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = learner.user.username.toUpperCase();
  await page.goto('/referrals');
  await expect(page.getByRole('heading', { level: 1, name: 'Referral program' })).toBeVisible();
  await expect(page.getByText('No referrals yet')).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await tabTo(page, page.getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Link Copied!', 'Your referral link is on the clipboard.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe(`?ref=${code}`);
  await tabTo(page, page.getByRole('button', { name: 'Copy code' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Code Copied!', 'Your referral code is on the clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  const referred = await api.register();
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(`You were invited with the code ${code}.`)).toBeVisible();
  await visitor.goto('/auth');
  await signIn(visitor, referred);
  await expect(visitor).toHaveURL(/\/dashboard$/);
  const entry = page.getByRole('listitem').filter({ hasText: referred.user.username });
  /** It is separate from signing in and from the payment. */
  const expectEntry = (text: string) =>
    expect(async () => {
      await page.reload();
      await expect(entry).toContainText(text, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  await expectEntry('No payment yet');

  await visitor.goto('/pricing');
  await visitor
    .getByRole('checkbox', { name: /I accept/ })
    .first()
    .check();
  await visitor.getByRole('button', { name: 'Get Basic' }).click();
  await fillCard(visitor, cards.good);
  await payButton(visitor).click();
  await expectPlan(visitor, 'Basic');
  await other.close();

  await expectEntry('Credit earned');
  await expect(entry).toContainText('$10');
  await expectAccessible(page);
});

test('the plans state the referral reward next to their commission', async ({ page, learner }) => {
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'Earn 30% commission' })).toBeVisible();
  await expect(page.getByText('You get $10 in credit toward your plan')).toBeVisible();
  await page.getByRole('link', { name: /Share your referral code/ }).click();
  await expect(page).toHaveURL(/\/referrals$/);
  await expect(page.getByText(learner.user.username.toUpperCase(), { exact: true })).toBeVisible();
});
