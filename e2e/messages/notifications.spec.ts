import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { desktop, expectNoOverflow, phone, smallPhone, tablet } from '../support/layout.ts';
import { serveNotifications, someNotifications } from '../support/notifications.ts';
import { expect, test, signedInTest } from '../support/test.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('group', { name: /^Notifications/ });
const items = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

test.describe('the bell', () => {
  signedInTest('of a new learner has nothing to tell, by the server itself', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await bell(page).click();
    await expect(panel(page).getByText('Nothing new yet')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });

  signedInTest('tells by mouse what is new, leads there, and forgets nothing', async ({ page }) => {
    await serveNotifications(page, someNotifications());
    await page.goto('/learning-pathways');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    await bell(page).click();
    await expect(items(page)).toHaveCount(3);
    await expect(items(page).nth(0)).toContainText('You won the giveaway Week 10. Your prize: A pen light');
    await expect(items(page).nth(0)).toContainText('2 minutes ago');
    await expect(items(page).nth(0).getByRole('time')).toHaveAttribute('title', /\d{4}/);
    await expect(items(page).filter({ hasText: 'Unread' })).toHaveCount(2);

    await items(page).nth(0).getByRole('link').click();
    await expect(page).toHaveURL('/dashboard');
    await expect(panel(page)).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

    await bell(page).click();
    await expect(items(page).filter({ hasText: 'Unread' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(items(page).filter({ hasText: 'Unread' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel(page)).toBeHidden();
  });

  signedInTest('is worked by keyboard alone', async ({ page }) => {
    await serveNotifications(page, someNotifications());
    await page.goto('/dashboard');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    await tabTo(page, bell(page));
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveCount(3);
    await expect(bell(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(items(page).nth(0).getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveCount(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();
  });

  signedInTest('hears of what comes later when the page is come back to', async ({ page, network }) => {
    await page.goto('/dashboard');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await network.settled();
    await serveNotifications(page, someNotifications());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  });

  signedInTest('says when it has failed, and tries again', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    const failure = { status: 500, json: { message: 'Something broke.', code: 'internal' } };
    await page.route('**/api/notifications?**', (route) => route.fulfill(failure));
    await page.goto('/dashboard');
    await bell(page).click();
    await expect(panel(page).getByRole('alert')).toContainText("We couldn't load your notifications.");
    await expectNoViolations(page);
    await serveNotifications(page, someNotifications());
    await panel(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(items(page)).toHaveCount(3);
  });

  signedInTest('opens a sheet on a phone, which gives the focus back', async ({ page }) => {
    await serveNotifications(page, someNotifications());
    await page.setViewportSize(phone);
    await page.goto('/dashboard');
    await bell(page).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expect(items(page)).toHaveCount(3);
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(bell(page)).toBeFocused();
    await bell(page).click();
    await items(page).nth(0).getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  for (const [language, name] of [
    ['en', 'Notifications, 2 unread'],
    ['ar', 'الإشعارات غير المقروءة: 2'],
  ] as const) {
    signedInTest(`fits at every width, in light and dark, in ${language}`, async ({ page }) => {
      await serveNotifications(page, someNotifications());
      await page.addInitScript((code) => localStorage.setItem('rounds.language', code), language);
      await page.goto('/dashboard');
      const button = page.getByRole('banner').getByRole('button', { name });
      await expect(button).toContainText('2');
      const list = page.getByRole('list', { name: name.split(/[,\s]/)[0]! });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const size of [smallPhone, phone, tablet, desktop]) {
          await page.setViewportSize(size);
          await expectNoOverflow(page);
        }
        await button.click();
        await expect(list.getByRole('listitem')).toHaveCount(3);
        await expectNoOverflow(page);
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
        await expect(list.getByRole('listitem')).toHaveCount(0);
      }
    });
  }
});
