import type { LucideIcon } from 'lucide-react';
import type { Key } from '../../i18n/keys.ts';

/**
 * A screen's entry in the header, the bottom bar of small screens and the search, in the `destination.ts` of its
 * folder. It is separate from the manifest because the page loads all manifests at once and the navigation later.
 */
export interface Destination {
  readonly address: string;
  /** Its place among the others, from the first to the last. */
  readonly order: number;
  readonly label: Key<'app/shell'>;
  /** For the bottom bar, which has no room for the label. */
  readonly shortLabel?: Key<'app/shell'>;
  readonly icon: LucideIcon;
  /** The key that leads here after `G`. */
  readonly key: string;
  /** Only for platform staff. */
  readonly forStaff?: true;
  /** Appears in the bottom bar of small screens. */
  readonly primary: boolean;
}

export const defineDestination = (destination: Destination): Destination => destination;
