import type { Page } from '@playwright/test';

/** Emulates a mid-range phone on a mobile network: a quarter of the CPU speed, 150 ms latency, 1.6 Mbit/s. */
export async function emulateSlowPhone(page: Page): Promise<void> {
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
  /** As browsers define it: the share of the window times the share of the distance. */
  readonly value: number;
  /** What moved, and how. */
  readonly what: readonly string[];
}

/** Records unexpected layout shifts on every page from now on. Call it before the first `goto`. */
export async function recordShifts(page: Page): Promise<void> {
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

/** The shifts since the page loaded, or since the last call. */
export async function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { notedShifts: Shift[] }).notedShifts.splice(0));
}
