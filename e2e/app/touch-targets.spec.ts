import type { Page } from '@playwright/test';
import { populateAccount, publicAddresses, signedOutAddresses } from '../support/screen-addresses.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** The height that a thumb needs. */
const least = 44;

/**
 * Standalone links that don't react to a press as far above or below their middle as a thumb may hit. A link within a
 * sentence only has the height of its line.
 */
const lowLinks = (page: Page) =>
  page.getByRole('link').evaluateAll(
    (links, reach) => {
      const isInSentence = (link: Element) => {
        const around = link.closest('p, li, label, dd')?.textContent ?? '';
        return around.length > link.textContent.length + 40;
      };
      const answers = (link: Element) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        if (width < 2 || height < 2) return true;
        const [x, y] = [left + width / 2, top + height / 2];
        return [y - reach, y + reach].every((at) => {
          const hit = document.elementFromPoint(x, at);
          // Nothing else that can be pressed is as close to the thumb.
          return hit !== null && (link.contains(hit) || hit.closest('a, button, input, label') !== null);
        });
      };
      return links
        .filter((link) => link.closest('main') && !isInSentence(link) && !answers(link))
        .map((link) => link.textContent);
    },
    least / 2 - 2,
  );

test('standalone links are as high as a thumb needs', async ({ page, request, api, learner }) => {
  test.setTimeout(120_000);
  const around = /^\/(profile$|u\/|avatar|community(?!.*leaderboard)|terms|reset-password)/;
  const places = await populateAccount(request, api, learner);
  const low: string[] = [];
  const check = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    low.push(...(await lowLinks(page)).map((name) => `${address}: ${name}`));
  };
  for (const { address } of places.filter((place) => around.test(place.address))) await check(address);
  await page.evaluate(() => localStorage.clear());
  for (const { address } of [...signedOutAddresses, ...publicAddresses].filter((place) =>
    /^\/(auth|reset-password)/.test(place.address),
  )) {
    await check(address);
  }
  expect(low.join('\n')).toBe('');
});
