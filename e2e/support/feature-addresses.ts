import type { APIRequestContext } from '@playwright/test';
import type { Api, Learner } from './api.ts';

/** An address to open, and the screen that serves it, as its manifest writes it. */
export interface ScreenAddress {
  readonly screen: string;
  readonly address: string;
}

/** The learner who gets something to see on every screen, and another to interact with. */
export interface Visit {
  readonly request: APIRequestContext;
  readonly api: Api;
  readonly learner: Learner;
  readonly other: Learner;
  /** The nursing path's scenarios. */
  readonly nursing: Awaited<ReturnType<Api['scenarios']>>;
}

/**
 * What a feature's `<feature>.addresses.ts`, next to its journeys, exports as `addresses` for journeys over all
 * screens. A screen whose address has no parameters and that needs no data is visited automatically.
 */
export interface FeatureAddresses {
  /** For everybody, signed in or not. */
  readonly public?: readonly ScreenAddress[];
  readonly signedOut?: readonly ScreenAddress[];
  /** Gives the learner something to see on the feature's screens and returns their addresses. */
  readonly signedIn?: (visit: Visit) => Promise<readonly ScreenAddress[]> | readonly ScreenAddress[];
}

/** A screen and the addresses to open it at; by default its own. */
export const at = (screen: string, ...addresses: readonly string[]): ScreenAddress[] =>
  (addresses.length > 0 ? addresses : [screen]).map((address) => ({ screen, address }));

export const withTabs = (screen: string, ...tabs: readonly string[]): ScreenAddress[] =>
  at(screen, screen, ...tabs.map((tab) => `${screen}?tab=${tab}`));
