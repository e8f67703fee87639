import { matchesAddress } from './address.rules.ts';

let patterns: readonly string[] = [];

/** Called once by the table of screens, which no screen can import: the table imports them all. */
export function declareScreens(addresses: readonly string[]): void {
  patterns = addresses;
}

/** Whether an address has a screen, so that links to screens of a later version can be left out. */
export function hasScreen(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return patterns.some((pattern) => matchesAddress(pattern, path));
}
