import { test as base, expect, type BrowserContext } from '@playwright/test';
import { createApi, type Api, type Learner } from './api.ts';
import { watchTraffic } from './traffic.ts';

/** This browser's connection. */
export interface Network {
  /** Resolves once there have been no requests for a while, ignoring event streams. */
  readonly quiet: () => Promise<void>;
  /** The same, including the page's idle work. */
  readonly settled: () => Promise<void>;
  /** Goes offline once everything is settled and fetched. From then on, console errors are expected. */
  readonly goOffline: () => Promise<void>;
  readonly goOnline: () => Promise<void>;
}

/** Milliseconds. */
const quietEnough = 400;

/** Keeps the page from copying every string of the language for offline use: only the worker reads the copies. */
const withoutCopies = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (typeof Cache === 'function') Cache.prototype.put = () => Promise.resolve();
  });

interface Fixtures {
  readonly api: Api;
  /** A newly registered learner on the nursing path; this browser is signed in as them. */
  readonly learner: Learner;
  /**
   * Console errors that a journey provokes. Any other error fails it, as does a violation of the content security
   * policy or a request to another site.
   */
  readonly expectedErrors: RegExp[];
  readonly network: Network;
}

export const test = base.extend<Fixtures>({
  api: async ({ request }, use) => {
    await use(createApi(request));
  },
  context: async ({ context, serviceWorkers }, use) => {
    if (serviceWorkers === 'block') await withoutCopies(context);
    await use(context);
  },
  learner: async ({ api, context, baseURL }, use) => {
    const learner = await api.register();
    const localStorage = [
      { name: 'token', value: learner.token },
      { name: 'user', value: JSON.stringify(learner.user) },
    ];
    await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
    await use(learner);
  },
  expectedErrors: [
    async ({ context, baseURL }, use) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('request', (request) => {
        const { origin, href } = new URL(request.url());
        if (origin !== baseURL && /^https?:/.test(href)) errors.push(`A request to another site: ${href}`);
      });
      await use(expected);
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  network: async ({ context, expectedErrors }, use) => {
    const traffic = watchTraffic(context);
    const quiet = async () => {
      const noise = () =>
        traffic.quietFor() > quietEnough ? [] : ['a request lately', ...traffic.pending()];
      await expect.poll(noise, { intervals: [100], timeout: 30_000 }).toEqual([]);
    };
    const settled = async () => {
      await quiet();
      // On a busy machine, idle work may not have begun yet.
      for (const page of context.pages()) {
        await page.evaluate(() => new Promise((next) => requestIdleCallback(next, { timeout: 2000 })));
      }
      await quiet();
    };
    await use({
      quiet,
      settled,
      goOffline: async () => {
        await settled();
        expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
        await context.setOffline(true);
      },
      goOnline: () => context.setOffline(false),
    });
  },
});

/** For journeys of a signed-in learner that don't need to know who it is. */
export const signedInTest = test.extend<{ readonly signedIn: Learner }>({
  signedIn: [({ learner }, use) => use(learner), { auto: true }],
});

export { expect };
