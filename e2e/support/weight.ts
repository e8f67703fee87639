import type { Page } from '@playwright/test';

/** Bytes over the network, compressed, bodies only. 1 kB is 1000 bytes. */
export interface Weight {
  readonly code: number;
  readonly strings: number;
  /** One line per file, for the report. */
  readonly files: readonly string[];
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
