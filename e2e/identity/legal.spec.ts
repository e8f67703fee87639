import { linksTo } from '../support/elements.ts';
import { expectNoOverflow, phone } from '../support/layout.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test.describe('the legal texts', () => {
  // West of Greenwich, where a date in UTC falls on the day before.
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('link back home, and from their contents to each section', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/terms');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const sections = page.getByRole('article').getByRole('heading', { level: 2 });
    // `count` doesn't wait for the text to load.
    await expect(sections.first()).toBeVisible();
    await expect(contents.getByRole('link')).toHaveCount(await sections.count());
    await contents.getByRole('link', { name: 'Refunds' }).click();
    const text = page.getByRole('article');
    await expect(text.getByRole('heading', { name: 'Refunds' })).toBeInViewport();
    await expect(text.getByText('ask us within 30 days of the payment')).toBeInViewport();
    await expect(text.getByText('contact the people who run this installation').first()).toBeVisible();
    await expect(page.getByText('Effective November 27, 2026')).toBeVisible();
    await text.getByRole('link', { name: 'full rules' }).click();
    await expect(page).toHaveURL('/giveaway-rules');
    await page.goBack();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('say where to write to, and open a draft', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: { email: 'help@example.org' } }));
    for (const [address, subject] of [
      ['/terms', 'Rounds%3A%20Refunds'],
      ['/privacy', 'Rounds%3A%20Your%20rights'],
    ] as const) {
      await page.goto(address);
      const mail = linksTo(page.getByRole('article'), `mailto:help@example.org?subject=${subject}`);
      await expect(mail.first()).toHaveText('help@example.org');
      await expect(page.getByText('contact the people who run')).toHaveCount(0);
    }
  });

  test('are in Arabic for Arabic readers, and say which version is binding', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/terms');
    await page.evaluate(() => localStorage.setItem('rounds.language', 'ar'));
    for (const [address, title] of [
      ['/terms', 'شروط الخدمة'],
      ['/privacy', 'سياسة الخصوصية'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const text = page.getByRole('article');
      await expect(text).not.toHaveAttribute('lang');
      await expect(text.getByRole('heading').first()).toHaveCSS('direction', 'rtl');
      await expect(page.getByRole('main').getByText('النسخة الإنجليزية هي الملزمة').first()).toBeVisible();
      await expect(text).not.toContainText('{{');
      await expectNoOverflow(page);
      await expectAccessible(page, { sizes: [phone] });
    }
  });

  test('are printed without what is only for screens', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeVisible();
  });
});
