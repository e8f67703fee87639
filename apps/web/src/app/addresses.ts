import type { Namespace } from '../i18n/keys.ts';
import type { Audience } from './route.rules.ts';

const dashboard = {
  screen: 'dashboard',
  namespaces: ['dashboard', 'progress', 'scenarios', 'leaderboard'],
} as const;

const profile = [
  ...(['profile', 'account', 'accounts', 'settings'] as const),
  ...(['achievements', 'progress', 'progress-overview'] as const),
];

/** THE table: every address that is built, who sees it, the screen that it shows, and the strings of that screen. */
export const addresses = [
  { address: '/', audience: 'signed-in', ...dashboard },
  { address: '/dashboard', audience: 'signed-in', ...dashboard },
  {
    address: '/learning-pathways',
    audience: 'signed-in',
    screen: 'learning-pathways',
    namespaces: ['scenarios', 'progress'],
  },
  {
    address: '/learning-style-assessment',
    audience: 'signed-in',
    screen: 'learning-style-assessment',
    namespaces: ['learning-style'],
  },
  {
    address: '/achievements',
    audience: 'signed-in',
    screen: 'achievements',
    namespaces: ['achievements', 'progress', 'sharing'],
  },
  { address: '/avatar', audience: 'signed-in', screen: 'avatar', namespaces: ['rewards', 'reward-items'] },
  { address: '/avatar', audience: 'signed-out', screen: 'avatar-signed-out', namespaces: ['rewards'] },
  {
    address: '/community',
    audience: 'signed-in',
    screen: 'community',
    namespaces: ['community', 'forum', 'moderation'],
  },
  {
    address: '/community/posts/:id',
    audience: 'signed-in',
    screen: 'community-post',
    namespaces: ['community', 'forum', 'moderation'],
  },
  {
    address: '/community/groups/:id',
    audience: 'signed-in',
    screen: 'study-group',
    namespaces: ['study-groups', 'conversations', 'moderation'],
  },
  {
    address: '/community/mentorships/:id',
    audience: 'signed-in',
    screen: 'mentorship',
    namespaces: ['mentorships', 'conversations', 'moderation'],
  },
  { address: '/profile', audience: 'signed-in', screen: 'profile', namespaces: profile },
  {
    address: '/u/:username',
    audience: 'signed-in',
    screen: 'public-profile',
    namespaces: ['profile', 'rewards', 'reward-items'],
  },
  { address: '/test-terms', audience: 'everyone', screen: 'test-terms', namespaces: ['accounts'] },
  { address: '/auth', audience: 'signed-out', screen: 'auth', namespaces: ['accounts'] },
  { address: '/reset-password', audience: 'everyone', screen: 'reset-password', namespaces: ['accounts'] },
  { address: '/confirm-email', audience: 'everyone', screen: 'confirm-email', namespaces: ['accounts'] },
  { address: '/b/:token', audience: 'everyone', screen: 'shared-badge', namespaces: ['sharing'] },
  { address: '/terms', audience: 'everyone', screen: 'terms', namespaces: ['legal'] },
  { address: '/privacy', audience: 'everyone', screen: 'privacy', namespaces: ['legal'] },
  {
    address: '/giveaway-rules',
    audience: 'everyone',
    screen: 'giveaway-rules',
    namespaces: ['legal', 'giveaways'],
  },
] as const satisfies readonly Entry[];

interface Entry {
  /** A path in wouter's notation: `/u/:username`. */
  readonly address: string;
  readonly audience: Audience;
  /** The folder under `screens/`. */
  readonly screen: string;
  readonly namespaces: readonly Namespace[];
}

export type ScreenName = (typeof addresses)[number]['screen'];
