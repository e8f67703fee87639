import type { ComponentType, LazyExoticComponent } from 'react';
import { later } from '../../lib/later.ts';

export interface CommunityTab {
  /** In the address (`?tab=`), and the name of its label. */
  readonly value: 'discussions' | 'study-groups' | 'mentorship' | 'leaderboard';
  readonly Content: LazyExoticComponent<ComponentType>;
}

/** The tabs of the community, in order; the first is shown where the address names none. */
export const tabs: readonly CommunityTab[] = [
  {
    value: 'discussions',
    Content: later(async () => (await import('./discussions-tab.tsx')).DiscussionsTab),
  },
  {
    value: 'study-groups',
    Content: later(async () => (await import('./study-groups-tab.tsx')).StudyGroupsTab),
  },
  {
    value: 'mentorship',
    Content: later(async () => (await import('./mentorship-tab.tsx')).MentorshipTab),
  },
  {
    value: 'leaderboard',
    Content: later(async () => (await import('./leaderboard-tab.tsx')).LeaderboardTab),
  },
];
