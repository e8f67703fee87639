import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { watchTraffic } from './traffic.ts';

const traffics = new WeakMap<Page, ReturnType<typeof watchTraffic>>();

/** Holds back the page's idle work until `finishLoading` is called. Call it before the first `goto`. */
export async function holdIdleWork(page: Page): Promise<void> {
  traffics.set(page, watchTraffic(page.context()));
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
  const runHeldWork = () =>
    page.evaluate(() => {
      const { heldIdleWork } = window as unknown as { heldIdleWork: IdleRequestCallback[] };
      const held = heldIdleWork.splice(0);
      for (const run of held) run({ didTimeout: false, timeRemaining: () => 10 });
      return held.length;
    });
  /** Well below two seconds: that is when a page copies all cases for offline use, which changes nothing on screen. */
  const wanted = 5;
  let quietRounds = 0;
  const nextRound = async () => {
    const begun = await runHeldWork();
    await waitForPaint(page);
    const pending = traffics.get(page)?.pending() ?? [];
    const isQuiet = begun === 0 && pending.length === 0;
    quietRounds = isQuiet ? quietRounds + 1 : 0;
    return quietRounds >= wanted
      ? []
      : [`${begun} begun, ${quietRounds} rounds quiet, in flight:`, ...pending];
  };
  await expect.poll(nextRound, { intervals: [200], timeout: 60_000 }).toEqual([]);
}
