import { safeReturnPath } from '@rounds/contract/identity/accounts.rules';
import { matchesAddress } from '../routing/address.rules.ts';

export type Audience = 'signed-in' | 'signed-out' | 'everyone';

export interface RequestedLocation {
  readonly path: string;
  /** Without the question mark. */
  readonly search: string;
}

export interface Visitor {
  readonly signedIn: boolean;
  /** They logged out in this tab, so the next person to sign in starts fresh. */
  readonly loggedOut: boolean;
}

export type Route<S> =
  | { readonly kind: 'screen'; readonly screen: S }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

/** What an address shows to a visitor. Signed-out visitors go to the auth screen, which remembers where they wanted to go. */
export function routeOf<S extends { readonly address: string; readonly audience: Audience }>(
  screens: readonly S[],
  { path, search }: RequestedLocation,
  { signedIn, loggedOut }: Visitor,
): Route<S> {
  const audience: Audience = signedIn ? 'signed-in' : 'signed-out';
  const matching = screens.filter((screen) => matchesAddress(screen.address, path));
  const screen = matching.find((entry) => entry.audience === audience || entry.audience === 'everyone');
  if (screen) return { kind: 'screen', screen };
  if (signedIn) {
    if (matching.length === 0) return { kind: 'not-found' };
    return { kind: 'redirect', to: safeReturnPath(new URLSearchParams(search).get('next')) };
  }
  if (loggedOut) return { kind: 'redirect', to: '/auth' };
  const back = search ? `${path}?${search}` : path;
  return { kind: 'redirect', to: `/auth?next=${encodeURIComponent(back)}` };
}

/** The screen to load first: that of the address, or that of its redirect. */
export function initialScreen<S extends { readonly address: string; readonly audience: Audience }>(
  screens: readonly S[],
  location: RequestedLocation,
  signedIn: boolean,
): S | undefined {
  const visitor = { signedIn, loggedOut: false };
  const route = routeOf(screens, location, visitor);
  if (route.kind !== 'redirect') return route.kind === 'screen' ? route.screen : undefined;
  const [path = '', search = ''] = route.to.split('?');
  const next = routeOf(screens, { path, search }, visitor);
  return next.kind === 'screen' ? next.screen : undefined;
}
