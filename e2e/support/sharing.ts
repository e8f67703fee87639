import type { Page } from '@playwright/test';
import { type SharedBadge, shareFirstBadge } from './badges.ts';
import { expect, test as base } from './test.ts';
import { notifications } from './toast.ts';

/** A learner with a badge that has a public page, looking at it. */
export const test = base.extend<{ readonly badge: SharedBadge }>({
  badge: async ({ page, request, api, learner }, use) => {
    const badge = await shareFirstBadge(request, api, learner);
    await page.goto(`/b/${badge.token}`);
    await expect(page.getByRole('heading', { name: 'This is your badge' })).toBeVisible();
    await use(badge);
  },
});

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Your Achievement' });

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More ways to share' }).click();
  await expect(dialog(page)).toBeVisible();
}

export const toastTexts = (page: Page) => notifications(page).getByRole('paragraph', { includeHidden: true });
