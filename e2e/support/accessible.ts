import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { documentRoot } from './elements.ts';
import { expectTooltips } from './tooltips.ts';
import { waitForPaint } from './idle-work.ts';
import { desktop, expectNoOverflow, phone, smallPhone, tablet } from './layout.ts';

export interface AccessibleOptions {
  /** Widths of the window; all if none are given. */
  readonly sizes?: readonly { readonly width: number; readonly height: number }[];
}

/**
 * Checks the page in its current state: nothing overflows the window at any width, axe reports nothing, and every
 * icon-only control has a tooltip. Axe checks the wide light page and the narrow dark one, since width and theme hardly
 * affect each other. The window is left wide.
 */
export async function expectAccessible(
  page: Page,
  { sizes = [smallPhone, phone, tablet, desktop] }: AccessibleOptions = {},
): Promise<void> {
  const narrow = sizes.includes(phone) ? phone : (sizes[0] ?? phone);
  await inTheme(page, 'dark');
  await expectFits(page, narrow);
  await expectNoViolationsFromTop(page);
  await inTheme(page, 'light');
  for (const size of sizes.filter((size) => size !== narrow)) await expectFits(page, size);
  await expectNoViolationsFromTop(page);
}

/**
 * Checks the same page in another language. Theme and width hardly depend on the language, so nothing may overflow at
 * any width, but axe checks only the phone, which has the least room. The window is left narrow.
 */
export async function expectAccessibleInLanguage(page: Page): Promise<void> {
  await inTheme(page, 'light');
  for (const size of [smallPhone, tablet, desktop]) await expectFits(page, size);
  await expectFits(page, phone);
  await expectNoViolationsFromTop(page);
}

/** Chooses a language in the header, in a wide window. The current page is rendered again. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
  await expect(documentRoot(page)).toHaveAttribute('lang', language);
  await waitForPaint(page);
}

/**
 * Checks the page in English with `expectAccessible`, and in Arabic with `expectAccessibleInLanguage`. It is left in English,
 * in a wide window.
 */
export async function expectAccessibleInArabicToo(page: Page): Promise<void> {
  await expectAccessible(page);
  await speak(page, 'ar');
  await expectAccessibleInLanguage(page);
  await speak(page, 'en');
}

async function expectFits(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await expectNoOverflow(page);
  await expectTooltips(page);
}

/**
 * Starts at the top, since elements scrolled halfway under the header would count as too small to touch. Waits until
 * everything that depends on the width is drawn, since the header's links may overlap until then.
 */
async function expectNoViolationsFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await waitForPaint(page);
  await expectNoViolations(page);
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(documentRoot(page)).toHaveAttribute('data-theme', colorScheme);
}
