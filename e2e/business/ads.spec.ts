import type { Page } from '@playwright/test';
import type { Advertisement } from '@rounds/contract/business/ads';
import { drawing, shownPictures } from '../support/elements.ts';
import { expectAccessible, expectAccessibleInLanguage, speak } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';

const sidebarAd = (page: Page) =>
  page.getByRole('region', { name: '20% off equipment for your first rotation' });
const contentAd = (page: Page) => page.getByRole('region', { name: 'Spend a day in the simulation center' });

const bannerAd = (page: Page) =>
  page.getByRole('region', { name: 'Your first two years on the ward, a conference' });

/** The titles of the advertisements that the page reports as seen, as they come. */
function impressionsOf(page: Page): number[] {
  const seen: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ads/impression'))
      seen.push((request.postDataJSON() as { advertisementId: number }).advertisementId);
  });
  return seen;
}

/** Stands in for the advertiser's site, which no journey calls. */
async function standIn(page: Page): Promise<void> {
  await page.context().route('https://example.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>The advertiser</title><link rel="icon" href="data:,">',
    }),
  );
}

signedInTest(
  'what stands in the sidebar is marked, counted when it is seen, and once',
  async ({ page, network }) => {
    const seen = impressionsOf(page);
    const asked = page.waitForRequest((request) => request.url().includes('/api/ads?'));
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/dashboard');
    expect(new URL((await asked).url()).search).toBe('?placement=dashboard&adType=sidebar&limit=2');
    const ad = sidebarAd(page);
    await expect(ad).toContainText('Sponsored');
    await expect(ad).toContainText('Sample Instruments');
    await expect(ad.getByRole('button')).toHaveCount(0);
    await network.settled();
    expect(seen).toEqual([]);
    await ad.scrollIntoViewIfNeeded();
    await expect.poll(() => seen.length).toBeGreaterThanOrEqual(1);
    for (let round = 0; round < 2; round += 1) {
      await page.mouse.wheel(0, -5000);
      await expect(ad).not.toBeInViewport();
      await ad.scrollIntoViewIfNeeded();
      await expect(ad).toBeInViewport();
    }
    await network.settled();
    expect(seen).toEqual([...new Set(seen)]);
  },
);

signedInTest(
  'a click opens the advertiser in a new tab, though nothing can be counted',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/A request to another site: https:\/\/example\.com/, /status of 500|was not counted/);
    await standIn(page);
    const failure = { status: 500, json: { message: 'Something broke.', code: 'internal' } };
    await page.route('**/api/ads/{click,impression}', (route) => route.fulfill(failure));
    await page.goto('/dashboard');
    const clicked = page.waitForRequest('**/api/ads/click');
    const opened = page.waitForEvent('popup');
    await sidebarAd(page).getByRole('link').click();
    const tab = await opened;
    await expect(tab).toHaveURL('https://example.com/?sample=equipment');
    expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
    expect((await clicked).postDataJSON()).toMatchObject({ placement: 'dashboard' });
    await expect(page).toHaveURL('/dashboard');
  },
);

test('among scenarios there is at most one in nine, and it can be hidden', async ({
  page,
  learner,
  api,
  network,
}) => {
  const { length } = await api.scenarios(learner.token);
  await page.goto('/learning-pathways?path=all');
  const tiles = page.getByRole('region', { name: 'Scenarios' }).getByRole('listitem');
  await expect(contentAd(page)).toBeVisible();
  await expect(tiles.filter({ hasText: 'Sponsored' })).toHaveCount(1);
  await expect(tiles.nth(8)).toContainText('Sponsored');
  // The whole card is the link; the button above it is not.
  const hide = contentAd(page).getByRole('button', { name: 'Hide this ad' });
  await hide.click();
  await expect(contentAd(page)).toHaveCount(0);
  await expect(tiles).toHaveCount(length);
  await page.reload();
  await expect(tiles).toHaveCount(length);
  await network.settled();
  await expect(contentAd(page)).toHaveCount(0);
  // What is hidden in one tab is not hidden in another.
  const other = await page.context().newPage();
  await other.goto('/learning-pathways?path=all');
  await expect(contentAd(other)).toBeVisible();
});

signedInTest('what comes late waits until it moves nothing that is on screen', async ({ page, network }) => {
  const waiting = Promise.withResolvers<undefined>();
  await page.route('**/api/ads?**', async (route) => {
    await waiting.promise;
    await route.fallback();
  });
  await page.goto('/learning-pathways?path=all');
  const tiles = page.getByRole('region', { name: 'Scenarios' }).getByRole('listitem');
  await tiles.nth(8).scrollIntoViewIfNeeded();
  const place = await tiles.nth(8).boundingBox();
  const answered = page.waitForResponse('**/api/ads?**');
  waiting.resolve(undefined);
  await (await answered).finished();
  await network.settled();
  expect(await tiles.nth(8).boundingBox()).toEqual(place);
  await expect(contentAd(page)).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(contentAd(page)).toBeVisible();
});

signedInTest('few scenarios stand without an advertisement', async ({ page }) => {
  await page.goto('/learning-pathways');
  await expect(contentAd(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Career path' }).selectOption('nursing');
  await expect(contentAd(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('beginner');
  await expect(contentAd(page)).toHaveCount(0);
});

test('if they cannot be fetched, nothing is shown and nothing is missing', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  const { length } = await api.scenarios(learner.token);
  expectedErrors.push(/status of 503/);
  const asked = page.waitForResponse('**/api/ads?**');
  await page.route('**/api/ads?**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/dashboard');
  await asked;
  await expect(page.getByText('Quick Actions')).toBeVisible();
  await expect(page.getByText('Sponsored')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/learning-pathways?path=all');
  await expect(page.getByRole('region', { name: 'Scenarios' }).getByRole('listitem')).toHaveCount(length);
  await expect(page.getByText('Sponsored')).toHaveCount(0);
});

signedInTest('a picture that does not load gives way to a drawing', async ({ page, expectedErrors }) => {
  // The server's policy names only the sites of its own content, which don't include this one.
  expectedErrors.push(/pictures\.example/);
  await page.route('**/api/ads?**', async (route) => {
    const ads = (await (await route.fetch()).json()) as Advertisement[];
    await route.fulfill({ json: ads.map((ad) => ({ ...ad, imageUrl: 'https://pictures.example/a.png' })) });
  });
  await page.goto('/dashboard');
  await sidebarAd(page).scrollIntoViewIfNeeded();
  await expect(drawing(sidebarAd(page)).first()).toBeVisible();
  await expect(shownPictures(sidebarAd(page))).toHaveCount(0);
});

signedInTest('they fit and can be read, in light and dark and in Arabic', async ({ page }) => {
  test.slow();
  const places = [
    ['/dashboard', sidebarAd(page)],
    ['/learning-pathways', contentAd(page)],
    ['/community', bannerAd(page)],
  ] as const;
  for (const [address, ad] of places) {
    await page.goto(address);
    await expect(ad).toContainText('Sponsored');
    await expectAccessible(page);
    await speak(page, 'ar');
    await expect(ad).toContainText('محتوى مموَّل');
    await expectAccessibleInLanguage(page);
    await speak(page, 'en');
  }
  await bannerAd(page).getByRole('button').click();
  await expect(bannerAd(page)).toHaveCount(0);
});
