import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { desktop, expectNoOverflow, phone, smallPhone, tablet } from './layout.ts';

export interface Look {
  /** Of the window; all where none are named. */
  readonly sizes?: readonly { readonly width: number; readonly height: number }[];
}

/**
 * The page as it stands, in light and dark, at every width: nothing sticks out of the window, and axe objects to
 * nothing. It looks at the wide light page and at the narrow dark one: width and theme hardly meet.
 */
export async function expectSound(
  page: Page,
  { sizes = [smallPhone, phone, tablet, desktop] }: Look = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoOverflow(page);
      const looks = sizes.length === 1 || size === (colorScheme === 'light' ? desktop : phone);
      if (looks) await expectNoViolations(page);
    }
  }
}
