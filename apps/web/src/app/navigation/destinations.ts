import {
  Award,
  ChartColumn,
  Gift,
  LayoutDashboard,
  ListChecks,
  MessagesSquare,
  UserRound,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import type { Key } from '../../i18n/keys.ts';
import { hasScreen } from '../../routing/has-screen.ts';

export interface Destination {
  readonly address: string;
  readonly label: Key<'app/shell'>;
  /** For the bottom bar, where the label has no room. */
  readonly shortLabel?: Key<'app/shell'>;
  readonly icon: LucideIcon;
  /** Leads here after `G`. */
  readonly key: string;
  /** Stands in the bottom bar of small screens. */
  readonly primary: boolean;
}

const all: readonly Destination[] = [
  {
    address: '/dashboard',
    key: 'd',
    label: 'nav.dashboard',
    shortLabel: 'navShort.dashboard',
    icon: LayoutDashboard,
    primary: true,
  },
  {
    address: '/learning-pathways',
    key: 'p',
    label: 'nav.learningPathways',
    shortLabel: 'navShort.learningPathways',
    icon: Waypoints,
    primary: true,
  },
  { address: '/practice', key: 'q', label: 'nav.practice', icon: ListChecks, primary: true },
  { address: '/community', key: 'c', label: 'nav.community', icon: MessagesSquare, primary: true },
  {
    address: '/profile',
    key: 'm',
    label: 'nav.profile',
    shortLabel: 'navShort.profile',
    icon: UserRound,
    primary: true,
  },
  { address: '/avatar', key: 'r', label: 'nav.avatar', icon: Gift, primary: false },
  { address: '/achievements', key: 'a', label: 'nav.achievements', icon: Award, primary: false },
  { address: '/enterprise', key: 'h', label: 'nav.enterprise', icon: ChartColumn, primary: false },
];

/** The header's destinations that are built, in order. */
export function availableDestinations(): readonly Destination[] {
  return all.filter(({ address }) => hasScreen(address));
}

/** The dashboard has two addresses; what stands below an address belongs to it. */
export function isCurrent(address: string, path: string): boolean {
  return address === path || path.startsWith(`${address}/`) || (address === '/dashboard' && path === '/');
}
