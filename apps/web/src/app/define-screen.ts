import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/keys.ts';
import type { Audience } from './route.rules.ts';

/** A screen's manifest, in the `screen.ts` of its folder, where the router finds it. */
export interface ScreenManifest {
  /** Paths in wouter's notation: `/u/:username`. */
  readonly addresses: readonly string[];
  readonly audience: Audience;
  /** The namespaces of its strings, which load beside its code. */
  readonly strings: readonly Namespace[];
  /**
   * Uses a phone's whole screen (`data-immersive`), starting with its skeleton, so that bars don't appear and
   * disappear.
   */
  readonly isImmersive?: boolean;
  readonly load: () => Promise<ComponentType>;
  /** Requests the screen's data as the page opens, so that the answers arrive during the first render. */
  readonly prefetch?: ((path: string) => Promise<void>) | undefined;
}

export const defineScreen = (manifest: ScreenManifest): ScreenManifest => manifest;
