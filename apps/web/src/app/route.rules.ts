import { safeReturnPath } from '@rounds/contract/identity/accounts.rules';
import { matchesAddress } from '../routing/address.rules.ts';

export type Audience = 'signed-in' | 'signed-out' | 'everyone';

export interface Place {
  readonly path: string;
  /** Without the question mark. */
  readonly search: string;
}

export interface Visitor {
  readonly signedIn: boolean;
  /** They pressed "Log Out" in this tab: the next one to sign in starts afresh. */
  readonly leftByChoice: boolean;
}

export type Route<S> =
  | { readonly kind: 'screen'; readonly screen: S }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

/** What an address shows to a visitor: signed-out visitors fall to the auth screen, which remembers the way back. */
export function routeOf<S extends { readonly address: string; readonly audience: Audience }>(
  screens: readonly S[],
  { path, search }: Place,
  { signedIn, leftByChoice }: Visitor,
): Route<S> {
  const audience: Audience = signedIn ? 'signed-in' : 'signed-out';
  const matching = screens.filter((screen) => matchesAddress(screen.address, path));
  const screen = matching.find((entry) => entry.audience === audience || entry.audience === 'everyone');
  if (screen) return { kind: 'screen', screen };
  if (signedIn) {
    if (matching.length === 0) return { kind: 'not-found' };
    return { kind: 'redirect', to: safeReturnPath(new URLSearchParams(search).get('next')) };
  }
  if (leftByChoice || path === '/') return { kind: 'redirect', to: '/auth' };
  const back = search ? `${path}?${search}` : path;
  return { kind: 'redirect', to: `/auth?next=${encodeURIComponent(back)}` };
}

/** The entry whose files the first screen needs: that of the address, or of where a redirect leads from it. */
export function arrivalOf<S extends { readonly address: string; readonly audience: Audience }>(
  screens: readonly S[],
  place: Place,
  signedIn: boolean,
): S | undefined {
  const visitor = { signedIn, leftByChoice: false };
  const route = routeOf(screens, place, visitor);
  if (route.kind !== 'redirect') return route.kind === 'screen' ? route.screen : undefined;
  const [path = '', search = ''] = route.to.split('?');
  const next = routeOf(screens, { path, search }, visitor);
  return next.kind === 'screen' ? next.screen : undefined;
}
