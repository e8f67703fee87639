import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Requests of each page that are on their way; streams, which never end, left out. */
const underWay = new WeakMap<Page, Set<object>>();

/** Holds back what the page does when it is idle, until `loadTheRest` is called. Before the first `goto`. */
export async function holdIdleWork(page: Page): Promise<void> {
  const requests = new Set<object>();
  underWay.set(page, requests);
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

/** What has come until now is run and drawn: what a press does at once is there by then, or it does nothing. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });
}

/** Lets the idle work go on, and what it asks for in its turn, until there is none and nothing is on its way. */
export async function loadTheRest(page: Page): Promise<void> {
  const goOn = () =>
    page.evaluate(() => {
      const { heldIdleWork } = window as unknown as { heldIdleWork: IdleRequestCallback[] };
      const held = heldIdleWork.splice(0);
      for (const run of held) run({ didTimeout: false, timeRemaining: () => 10 });
      return held.length;
    });
  let quietRounds = 0;
  await expect
    .poll(async () => {
      const begun = await goOn();
      await drawn(page);
      const isQuiet = begun === 0 && underWay.get(page)?.size === 0;
      quietRounds = isQuiet ? quietRounds + 1 : 0;
      return quietRounds;
    })
    .toBeGreaterThan(2);
}
