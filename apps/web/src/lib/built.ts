import { matchesAddress } from './address.rules.ts';

let built: readonly string[] = [];

/** Called once by the screens table: the screens ask here, since they can't import the table that imports them. */
export function declareBuilt(addresses: readonly string[]): void {
  built = addresses;
}

/** Whether an address has a screen, so that links to what a later version brings can be left out. */
export function isBuilt(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return built.some((pattern) => matchesAddress(pattern, path));
}
