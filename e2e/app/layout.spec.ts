import type { Page } from '@playwright/test';
import { furnish } from '../support/places.ts';
import { desktop, smallPhone } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const speak = (page: Page, language: string) =>
  page.addInitScript((code) => localStorage.setItem('rounds.language', code), language);

test('an English text in an Arabic page stands under its heading', async ({ page }) => {
  await page.setViewportSize(desktop);
  await speak(page, 'ar');
  await page.goto('/giveaway-rules');
  const rightOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ? box.x + box.width : 0;
  };
  await expect(page.locator('main article')).toBeVisible();
  expect(Math.abs((await rightOf('main article')) - (await rightOf('main header')))).toBeLessThan(2);
});

for (const language of ['en', 'de']) {
  test(`an account can be created without scrolling on a laptop, in ${language}`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await speak(page, language);
    await page.goto('/auth?tab=sign-up');
    await expect(page.getByRole('tabpanel').locator('button[type=submit]')).toBeInViewport({ ratio: 1 });
  });
}

for (const language of ['en', 'de', 'fr', 'pt']) {
  test(`selects show their longest choice whole on the smallest phone, in ${language}`, async ({
    page,
    request,
    api,
    learner,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(smallPhone);
    await speak(page, language);
    const places = await furnish(request, api, learner);
    const cut: string[] = [];
    for (const { address } of places.filter(({ screen }) =>
      /^\/(community|learning-pathways)$/.test(screen),
    )) {
      await page.goto(address);
      await expect(page.getByRole('main').locator('select:visible').first()).toBeVisible();
      const found = await page
        .getByRole('main')
        .locator('select:visible')
        .evaluateAll((selects) =>
          selects.flatMap((select) => {
            const style = getComputedStyle(select);
            const pen = document.createElement('canvas').getContext('2d')!;
            pen.font = style.font;
            const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            return [...(select as HTMLSelectElement).options]
              .filter(({ text }) => pen.measureText(text).width > room + 1)
              .map(({ text }) => text);
          }),
        );
      cut.push(...found.map((text) => `${address}: ${text}`));
    }
    expect(cut.join('\n')).toBe('');
  });
}
