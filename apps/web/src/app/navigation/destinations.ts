import type { Destination } from './define-destination.ts';

export type { Destination } from './define-destination.ts';

const found = import.meta.glob<Destination>('../../screens/*/destination.ts', {
  eager: true,
  import: 'destination',
});

/** The navigation's destinations, in order. */
export const destinations: readonly Destination[] = Object.values(found).sort((a, b) => a.order - b.order);

/** The dashboard has two addresses. Anything below an address belongs to it. */
export function isCurrent(address: string, path: string): boolean {
  return address === path || path.startsWith(`${address}/`) || (address === '/dashboard' && path === '/');
}
