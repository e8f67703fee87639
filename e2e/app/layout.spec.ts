import type { Locator, Page } from '@playwright/test';
import { desktop, smallPhone } from '../support/layout.ts';
import { expect, signedInTest, test } from '../support/test.ts';
import { speak } from '../support/accessible.ts';

/** Before the page loads. */
const begin = (page: Page, language: string) =>
  page.addInitScript((code) => localStorage.setItem('rounds.language', code), language);

async function rightEdgeOf(locator: Locator): Promise<number> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  return box ? box.x + box.width : 0;
}

test('English text in an Arabic page is aligned with its heading', async ({ page }) => {
  await page.setViewportSize(desktop);
  await begin(page, 'ar');
  await page.goto('/giveaway-rules');
  const main = page.getByRole('main');
  const heading = await rightEdgeOf(main.getByRole('heading', { level: 1 }));
  expect(Math.abs((await rightEdgeOf(main.getByRole('article'))) - heading)).toBeLessThan(2);
});

for (const [language, name] of [
  ['en', 'Create Account'],
  ['de', 'Konto erstellen'],
] as const) {
  test(`an account can be created without scrolling on a laptop, in ${language}`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await begin(page, language);
    await page.goto('/auth?tab=sign-up');
    await expect(page.getByRole('tabpanel').getByRole('button', { name, exact: true })).toBeInViewport({
      ratio: 1,
    });
  });
}

signedInTest('selects show their longest choice whole on the smallest phone', async ({ page }) => {
  const cut: string[] = [];
  for (const address of ['/community', '/community?tab=study-groups', '/learning-pathways']) {
    await page.goto(address);
    const selects = page.getByRole('main').getByRole('combobox');
    await expect(selects.first()).toBeVisible();
    for (const language of ['en', 'de', 'fr', 'pt']) {
      await speak(page, language);
      await page.setViewportSize(smallPhone);
      const found = await selects.evaluateAll((all) =>
        all.flatMap((select) => {
          if (!(select instanceof HTMLSelectElement)) return [];
          const style = getComputedStyle(select);
          const pen = document.createElement('canvas').getContext('2d')!;
          pen.font = style.font;
          const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
          return [...select.options]
            .filter(({ text }) => pen.measureText(text).width > room + 1)
            .map(({ text }) => text);
        }),
      );
      cut.push(...found.map((text) => `${address}: ${text}`));
    }
  }
  expect(cut).toEqual([]);
});
