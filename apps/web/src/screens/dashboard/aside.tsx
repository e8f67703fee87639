import { AdSlot } from '../../features/business/ads/components/ad-slot.tsx';

export { Leaderboard } from '../../features/learning/leaderboard/components/leaderboard.tsx';
export { LevelCard } from '../../features/learning/progress/components/level-card.tsx';

const sidebarAds = 2;

export function SidebarAds() {
  return <AdSlot placement="dashboard" adType="sidebar" limit={sidebarAds} />;
}
