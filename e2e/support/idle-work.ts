import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Each page's requests in flight, without event streams, which never end. */
const pendingRequests = new WeakMap<Page, Set<object>>();

/** Holds back what the page does when it is idle, until `finishLoading` is called. Before the first `goto`. */
export async function holdIdleWork(page: Page): Promise<void> {
  const requests = new Set<object>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => {
    if (!request.url().endsWith('/events')) requests.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => requests.delete(request));
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => held.push(run);
    window.cancelIdleCallback = () => undefined;
    Object.assign(window, { heldIdleWork: held });
  });
}

/** Waits until everything received so far has run and been painted, such as the immediate effect of a press. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });
}

/** Runs the held idle work and whatever it schedules in turn, until none is left and no request is in flight. */
export async function finishLoading(page: Page): Promise<void> {
  const goOn = () =>
    page.evaluate(() => {
      const { heldIdleWork } = window as unknown as { heldIdleWork: IdleRequestCallback[] };
      const held = heldIdleWork.splice(0);
      for (const run of held) run({ didTimeout: false, timeRemaining: () => 10 });
      return held.length;
    });
  let quietRounds = 0;
  const nextRound = async () => {
    const begun = await goOn();
    await waitForPaint(page);
    const isQuiet = begun === 0 && pendingRequests.get(page)?.size === 0;
    quietRounds = isQuiet ? quietRounds + 1 : 0;
    return quietRounds;
  };
  // On a slow connection, what is copied for later takes its time.
  await expect.poll(nextRound, { timeout: 30_000 }).toBeGreaterThan(2);
}
