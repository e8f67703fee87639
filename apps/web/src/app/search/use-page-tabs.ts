import { useTranslation } from '../../i18n/translation.ts';
import { useDestinations } from '../navigation/use-destinations.ts';

export interface PageTab {
  readonly address: string;
  readonly name: string;
  /** The page that it is on. */
  readonly page: ReturnType<typeof useDestinations>[number];
}

/** The tabs of pages, under their own names: "points" are on Rewards. Those named like a page or an action are left out. */
export function usePageTabs(): readonly PageTab[] {
  const destinations = useDestinations();
  const { t: community } = useTranslation('screens/community');
  const { t: profile } = useTranslation('screens/profile');
  const { t: rewards } = useTranslation('rewards/store');
  const { t: notes } = useTranslation('learning/notes');
  const tabs = [
    ...(['discussions', 'study-groups', 'mentorship', 'leaderboard'] as const).map((tab) => ({
      address: '/community',
      tab,
      name: community(`tab.${tab}`),
    })),
    { address: '/profile', tab: 'progress', name: profile('tab.progress') },
    ...(['avatar', 'inventory', 'store', 'points'] as const).map((tab) => ({
      address: '/avatar',
      tab,
      name: rewards(`tab.${tab}`),
    })),
    ...(['upload', 'record', 'analyze', 'scenarios', 'tests'] as const).map((tab) => ({
      address: '/note-analysis',
      tab,
      name: notes(`tab.${tab}`),
    })),
  ];
  return tabs.flatMap(({ address, tab, name }) => {
    const page = destinations.find((destination) => destination.address === address);
    return page ? [{ address: `${address}?tab=${tab}`, name, page }] : [];
  });
}
