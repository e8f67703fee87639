import type { Page } from '@playwright/test';

/** Bytes over the network, compressed, bodies alone. 1 kB is 1000 of them. */
export interface Weight {
  readonly code: number;
  readonly strings: number;
  /** One line for each file, for the report. */
  readonly files: readonly string[];
}

/** Holds back what the page does when it is idle, until `loadTheRest` is called. Before the first `goto`. */
export async function holdIdleWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => held.push(run);
    window.cancelIdleCallback = () => undefined;
    Object.assign(window, { heldIdleWork: held });
  });
}

/** Lets the idle work go on, and what it asks for in its turn. */
export async function loadTheRest(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => {
      const { heldIdleWork } = window as unknown as { heldIdleWork: IdleRequestCallback[] };
      for (const run of heldIdleWork.splice(0)) run({ didTimeout: false, timeRemaining: () => 10 });
    });
    await page.waitForTimeout(300);
    await page.waitForLoadState('networkidle');
  }
}

/** What has been loaded so far: code is scripts and stylesheets. */
export async function weigh(page: Page): Promise<Weight> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({
        name: name.split('/assets/')[1] ?? '',
        bytes: encodedBodySize,
      })),
  );
  const sum = (kind: RegExp) =>
    entries.filter(({ name }) => kind.test(name)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    code: sum(/\.(js|css)$/),
    strings: sum(/\.json$/),
    files: entries
      .filter(({ name }) => /\.(js|css|json)$/.test(name))
      .map(({ name, bytes }) => `${String(bytes).padStart(7)} ${name}`),
  };
}
