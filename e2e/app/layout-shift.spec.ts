import type { Page } from '@playwright/test';
import {
  declaredAddresses,
  populateAccount,
  publicAddresses,
  signedOutAddresses,
} from '../support/screen-addresses.ts';
import { recordShifts, takeShifts } from '../support/stability.ts';
import { expect, test } from '../support/test.ts';
import { findOverflow } from '../support/layout.ts';

/** On Google's scale, on which 0.1 still counts as good. */
const most = 0.02;

/** Counts the page's unanswered requests, except streams, which never end. */
async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { underWay: 0, last: 0 };
    Object.assign(window, { requestState: state });
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.endsWith('/events')) return send(input, init);
      state.underWay += 1;
      try {
        // Long enough for the skeleton to be drawn before what replaces it.
        await new Promise((resolve) => setTimeout(resolve, 60));
        return await send(input, init);
      } finally {
        state.underWay -= 1;
        state.last = performance.now();
      }
    };
  });
}

/** Once the screen is there, no requests are in flight and the idle work is done. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
  await page.waitForFunction(() => {
    const { requestState } = window as unknown as { requestState: { underWay: number; last: number } };
    const now = performance.now();
    return requestState.underWay === 0 && now - requestState.last > 250 && now > 500;
  });
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 60), { timeout: 500 })),
  );
}

/** A description of what moved too much at each of these addresses. */
async function findShifts(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settle(page);
    const shifts = await takeShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const what = shifts.map((shift) => `  ${shift.value.toFixed(4)} ${shift.what.join('; ')}`);
    found.push(...(await findOverflow(page)).map((what) => `${address} sticks out: ${what}`));
    if (sum > most) found.push([`${address} ${sum.toFixed(4)}`, ...what].join('\n'));
  }
  return found;
}

const addressesOf = (places: readonly { readonly address: string }[]) => places.map(({ address }) => address);

/** Records shifts and requests on every page from now on, in a window of this size. */
async function prepare(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await recordShifts(page);
  await countRequests(page);
}

for (const size of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`every screen of a learner stands still while it loads, ${size[0]} px wide`, async ({
    page,
    request,
    api,
    learner,
    expectedErrors,
  }) => {
    test.setTimeout(240_000);
    // Another learner's session, shared as a link: it isn't among the learner's own.
    expectedErrors.push(/404.*\/api\/practice\//);
    // An unsubscribe link is signed, so one made up by a test would be refused.
    expectedErrors.push(/404.*\/api\/unsubscribe/);
    await prepare(page, size);
    const places = await populateAccount(request, api, learner);
    // A learner who has worked on this device: otherwise they would count as a newcomer until the server has answered.
    const { user } = await api.dashboard(learner.token);
    await page.goto('/terms');
    await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user));

    const visited = new Set([...places, ...signedOutAddresses].map(({ screen }) => screen));
    expect(
      [...declaredAddresses].toSorted(),
      'a screen that is not visited: give its feature an .addresses.ts',
    ).toEqual([...visited].filter((screen) => screen !== '*').toSorted());
    expect((await findShifts(page, addressesOf(places))).join('\n')).toBe('');
  });

  test(`every screen of a visitor stands still while it loads, ${size[0]} px wide`, async ({
    page,
    expectedErrors,
  }) => {
    test.setTimeout(120_000);
    expectedErrors.push(/404.*\/api\/unsubscribe/);
    await prepare(page, size);
    const found = await findShifts(page, addressesOf([...signedOutAddresses, ...publicAddresses]));
    expect(found.join('\n')).toBe('');
  });
}
