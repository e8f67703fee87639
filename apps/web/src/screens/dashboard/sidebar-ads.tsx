import { AdSlot } from '../../features/business/ads/components/ad-slot.tsx';

const sidebarAds = 2;

export function SidebarAds() {
  return <AdSlot placement="dashboard" adType="sidebar" limit={sidebarAds} />;
}
