import { expect, test, signedInTest } from '../support/test.ts';

const addresses = ['/', '/giveaway-rules', '/payment-info', '/pricing', '/privacy', '/terms'];
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test('public pages show the same to visitors with and without scripts', async ({ page, request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed.sort()).toEqual(addresses);
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    expect(content(html, 'og:title')).toBe(title);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title ?? '');
  }
});

test('the picture for links exists, in the size that the page states', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const picture = await request.get(content(html, 'og:image'));
  expect(picture.headers()['content-type']).toBe(content(html, 'og:image:type'));
  const bytes = await picture.body();
  expect(bytes.length).toBeLessThan(200_000);
  const size = await page.evaluate(async (base64) => {
    const { width, height } = await createImageBitmap(
      await (await fetch(`data:image/jpeg;base64,${base64}`)).blob(),
    );
    return [width, height].map(String);
  }, bytes.toString('base64'));
  expect(size).toEqual([content(html, 'og:image:width'), content(html, 'og:image:height')]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  signedInTest('what is for machines still comes from the server', async ({ page, expectedErrors }) => {
    // The browser has its own styles for displaying text files and images, which the policy blocks.
    expectedErrors.push(/Applying inline style violates/);
    await page.goto('/dashboard');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const [address, type] of [
      ['/robots.txt', 'text/plain'],
      ['/sitemap.xml', 'application/xml'],
      ['/share.jpg', 'image/jpeg'],
    ] as const) {
      const reply = await page.goto(address);
      expect(reply?.headers()['content-type'], address).toContain(type);
    }
    // As it doesn't for a screen.
    const screen = await page.goto('/privacy');
    expect(screen?.fromServiceWorker()).toBe(true);
  });
});
