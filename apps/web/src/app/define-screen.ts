import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Key, Namespace } from '../i18n/keys.ts';
import type { Audience } from './route.rules.ts';

/** A screen's entry in the header, the bottom bar of small screens and the search. */
export interface Destination {
  /** Its place among the others, from the first to the last. */
  readonly order: number;
  readonly label: Key<'app/shell'>;
  /** For the bottom bar, where the label has no room. */
  readonly shortLabel?: Key<'app/shell'>;
  readonly icon: LucideIcon;
  /** Leads here after `G`. */
  readonly key: string;
  /** Stands in the bottom bar of small screens. */
  readonly primary: boolean;
}

/** What a screen says about itself, in the `screen.ts` of its folder: the router finds it there. */
export interface ScreenManifest {
  /** Paths in wouter's notation: `/u/:username`. */
  readonly addresses: readonly string[];
  readonly audience: Audience;
  /** The namespaces of its strings, which load beside its code. */
  readonly strings: readonly Namespace[];
  /** For a screen that the navigation leads to; of several addresses, the last. */
  readonly destination?: Destination;
  readonly load: () => Promise<ComponentType>;
}

export const defineScreen = (manifest: ScreenManifest): ScreenManifest => manifest;
