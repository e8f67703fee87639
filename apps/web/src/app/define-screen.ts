import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/keys.ts';
import type { Audience } from './route.rules.ts';

/** What a screen says about itself, in the `screen.ts` of its folder: the router finds it there. */
export interface ScreenManifest {
  /** Paths in wouter's notation: `/u/:username`. */
  readonly addresses: readonly string[];
  readonly audience: Audience;
  /** The namespaces of its strings, which load beside its code. */
  readonly strings: readonly Namespace[];
  /** Has all the room of a phone (`data-immersive`), from its skeleton on: what gives way to it doesn't come and go. */
  readonly isImmersive?: boolean;
  readonly load: () => Promise<ComponentType>;
  /** Asks for what it shows when the page opens with it, so that the answers travel while the first render is made. */
  readonly ask?: ((path: string) => Promise<void>) | undefined;
}

export const defineScreen = (manifest: ScreenManifest): ScreenManifest => manifest;
