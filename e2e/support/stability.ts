import type { Page } from '@playwright/test';

/** A phone of the middle class on a mobile network: a quarter of the speed, 150 ms, 1.6 Mbit/s. */
export async function becomeSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export interface Shift {
  /** As the browser counts it: the share of the window times the share of the way. */
  readonly value: number;
  /** What moved, and how. */
  readonly what: readonly string[];
}

/** Notes from now on, over all pages, what moves without having been asked to. Before the first `goto`. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    const shifts: { value: number; what: string[] }[] = [];
    Object.assign(window, { notedShifts: shifts });
    const inWords = ({ node, previousRect: from, currentRect: to }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const size = (rect: DOMRectReadOnly) => `${rect.y.toFixed()}+${rect.height.toFixed()}`;
      return `<${element?.tagName ?? '?'} ${element?.className ?? ''}> ${size(from)} → ${size(to)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: Source[] };
        shifts.push({ value, what: sources.map(inWords) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page began, or since this was last asked. */
export async function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { notedShifts: Shift[] }).notedShifts.splice(0));
}
