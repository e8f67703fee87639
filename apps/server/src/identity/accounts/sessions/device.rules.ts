import type { Browser, System } from '@rounds/contract/identity/accounts.security.rules';

/** What a session shows its owner, so that they can recognize it. */
export interface Device {
  readonly browser: Browser | null;
  readonly system: System | null;
}

/** The first match wins: most browsers also call themselves Chrome or Safari. */
const browserMarks: readonly (readonly [Browser, string])[] = [
  ['edge', 'Edg'],
  ['opera', 'OPR/'],
  ['samsung', 'SamsungBrowser/'],
  ['firefox', 'Firefox/'],
  ['firefox', 'FxiOS/'],
  ['chrome', 'CriOS/'],
  ['chrome', 'Chrome/'],
  ['safari', 'Safari/'],
];

const systemMarks: readonly (readonly [System, string])[] = [
  ['ios', 'iPhone'],
  ['ios', 'iPad'],
  ['android', 'Android'],
  ['chromeos', 'CrOS'],
  ['windows', 'Windows'],
  ['macos', 'Mac OS X'],
  ['linux', 'Linux'],
];

const find = <Name>(marks: readonly (readonly [Name, string])[], text: string): Name | null =>
  marks.find(([, mark]) => text.includes(mark))?.[0] ?? null;

/** The browser and system named in a user agent; nothing else of it is kept. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 1000);
  return { browser: find(browserMarks, text), system: find(systemMarks, text) };
}
