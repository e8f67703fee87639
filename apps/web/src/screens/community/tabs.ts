import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

export interface CommunityTab {
  /** In the address (`?tab=`), and the name of its label. */
  readonly value: 'discussions' | 'study-groups' | 'mentorship' | 'leaderboard';
  readonly Content: LazyExoticComponent<ComponentType>;
}

/** The tabs of the community, in order; the first is shown where the address names none. */
export const tabs: readonly CommunityTab[] = [
  {
    value: 'discussions',
    Content: lazyWithRetry(async () => (await import('./discussions-tab.tsx')).DiscussionsTab),
  },
  {
    value: 'study-groups',
    Content: lazyWithRetry(async () => (await import('./study-groups-tab.tsx')).StudyGroupsTab),
  },
  {
    value: 'mentorship',
    Content: lazyWithRetry(async () => (await import('./mentorship-tab.tsx')).MentorshipTab),
  },
  {
    value: 'leaderboard',
    Content: lazyWithRetry(async () => (await import('./leaderboard-tab.tsx')).LeaderboardTab),
  },
];
