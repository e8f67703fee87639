import type { Destination as Entry } from '../define-screen.ts';
import { screens } from '../screens.ts';

export interface Destination extends Entry {
  readonly address: string;
}

/** The header's destinations, in order: those of the screens that are built. */
export function availableDestinations(): readonly Destination[] {
  return screens
    .flatMap(({ address, destination }) => (destination ? [{ ...destination, address }] : []))
    .sort((a, b) => a.order - b.order);
}

/** The dashboard has two addresses; what stands below an address belongs to it. */
export function isCurrent(address: string, path: string): boolean {
  return address === path || path.startsWith(`${address}/`) || (address === '/dashboard' && path === '/');
}
