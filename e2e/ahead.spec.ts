import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/*
 * What the first script asks for ahead of the page's code (`app/ahead.ts`) is what the first screen wants: it travels beside
 * that code, each file and each answer once, and none for nothing.
 */

interface Ahead {
  readonly address: string;
  /** The first data, and files by a part of their names. */
  readonly data: readonly string[];
  readonly files: readonly RegExp[];
}

const addressOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

async function expectAhead(page: Page, { address, data, files }: Ahead): Promise<void> {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(addressOf(request.url())));
  page.on('console', (message) => {
    if (message.text().includes('preload')) complaints.push(message.text());
  });
  const code = Promise.withResolvers<undefined>();
  await page.route(/\/vendor-/, async (route) => {
    await code.promise;
    await route.continue();
  });

  const visit = page.goto(address);
  for (const one of data) await expect.poll(() => asked).toContain(one);
  for (const file of files) await expect.poll(() => asked.join('\n')).toMatch(file);
  const hinted = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=preload]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );
  code.resolve(undefined);
  await visit;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const twice = [...data, ...hinted].filter((one) => asked.filter((other) => other === one).length !== 1);
  expect(twice, 'asked for more than once').toEqual([]);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded).toEqual(expect.arrayContaining(hinted));
  // Chromium says a few seconds after the page has loaded which hints nobody has used.
  await page.waitForTimeout(4000);
  expect(complaints).toEqual([]);
}

test('the sign-in screen is asked for ahead', async ({ page }) => {
  await expectAhead(page, {
    address: '/auth',
    data: ['/api/installation'],
    files: [/\/auth\.screen-/, /\/en\/accounts\.json/, /\/en\/shell\.json/],
  });
});

test('the dashboard is asked for ahead', async ({ page, learner }) => {
  expect(learner.token).toBeTruthy();
  await expectAhead(page, {
    address: '/dashboard',
    data: ['/api/dashboard', '/api/scenarios?careerPath=nursing'],
    files: [/\/dashboard\.screen-/, /\/learner-/, /\/query-/, /\/en\/dashboard\.json/],
  });
});

test('Learning Pathways are asked for ahead, in the language of the learner', async ({ page, learner }) => {
  expect(learner.token).toBeTruthy();
  await page.addInitScript(() => localStorage.setItem('rounds.language', 'ar'));
  await expectAhead(page, {
    address: '/learning-pathways',
    data: ['/api/scenarios', '/api/progress?limit=200'],
    files: [/\/learning-pathways\.screen-/, /\/ar\/scenarios\.json/],
  });
});
