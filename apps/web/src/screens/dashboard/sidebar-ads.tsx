import { usePhone } from '../../browser/media.ts';
import { AdSlot } from '../../features/business/ads/components/ad-slot.tsx';

const sidebarAds = 2;

export function SidebarAds() {
  // On a phone they would be stacked.
  const isPhone = usePhone();
  return (
    <AdSlot placement="dashboard" adType="sidebar" limit={sidebarAds} shown={isPhone ? 1 : sidebarAds} />
  );
}
