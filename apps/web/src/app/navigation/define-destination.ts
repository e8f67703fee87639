import type { LucideIcon } from 'lucide-react';
import type { Key } from '../../i18n/keys.ts';

/**
 * A screen's entry in the header, the bottom bar of small screens and the search, in the `destination.ts` of its folder:
 * apart from its manifest, because the page loads all manifests at once and the navigation later.
 */
export interface Destination {
  readonly address: string;
  /** Its place among the others, from the first to the last. */
  readonly order: number;
  readonly label: Key<'app/shell'>;
  /** For the bottom bar, where the label has no room. */
  readonly shortLabel?: Key<'app/shell'>;
  readonly icon: LucideIcon;
  /** Leads here after `G`. */
  readonly key: string;
  /** For platform staff alone. */
  readonly forStaff?: true;
  /** Stands in the bottom bar of small screens. */
  readonly primary: boolean;
}

export const defineDestination = (destination: Destination): Destination => destination;
