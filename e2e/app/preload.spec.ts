import type { Page } from '@playwright/test';
import { type Network, expect, test, signedInTest } from '../support/test.ts';

/*
 * The server names the code and strings of an address's screen in the response header, so that they load along with
 * the page's own code instead of after it: each once, and none in vain.
 */

const unused = '/favicon.svg?unused';

async function expectPreloaded(page: Page, network: Network, address: string, screen: RegExp): Promise<void> {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (message.text().includes('preload')) complaints.push(message.text());
  });
  const entry = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await entry.promise;
    await route.continue();
  });
  await page.addInitScript((href) => {
    document.addEventListener('DOMContentLoaded', () => {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href });
      document.head.append(link);
    });
  }, unused);
  const visit = page.goto(address);
  await expect.poll(() => asked.join('\n')).toMatch(screen);
  entry.resolve(undefined);
  await visit;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await network.quiet();

  const code = asked.filter((path) => path.endsWith('.js'));
  expect(code.filter((path, index) => code.indexOf(path) !== index)).toEqual([]);
  // A few seconds after the page has loaded, Chromium reports unused preloads: one of ours is named on purpose.
  await expect.poll(() => complaints.join('\n'), { timeout: 15_000 }).toContain(unused);
  expect(complaints.filter((text) => !text.includes(unused))).toEqual([]);
}

test('the code and strings of the landing page load along with the code of the page', async ({
  page,
  network,
}) => {
  await expectPreloaded(page, network, '/', /\/landing\.screen-[\s\S]*\/en\/screen\/landing\.json/);
});

test('the code of the sign-in screen loads along with the code of the page', async ({ page, network }) => {
  await expectPreloaded(page, network, '/auth', /\/auth\.screen-/);
});

signedInTest('the code of the dashboard comes beside the code of the page', async ({ page, network }) => {
  await expectPreloaded(page, network, '/dashboard', /\/dashboard\.screen-/);
});

test('so does that of an address with a name in it', async ({ page, learner, network }) => {
  await expectPreloaded(page, network, `/u/${learner.user.username}`, /\/public-profile\.screen-/);
});
