import { AdSlot } from '../../features/ads/components/ad-slot.tsx';

export { Leaderboard } from '../../features/leaderboard/components/leaderboard.tsx';
export { LevelCard } from '../../features/progress/components/level-card.tsx';

const sidebarAds = 2;

export function SidebarAds() {
  return <AdSlot placement="dashboard" adType="sidebar" limit={sidebarAds} />;
}
