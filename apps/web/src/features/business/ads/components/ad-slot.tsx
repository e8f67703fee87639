import { Suspense } from 'react';
import { useIdle } from '../../../../browser/idle.ts';
import { type AdsWish, useAds } from '../api/list-ads.ts';
import { AdBox } from './lazy-ad-box.ts';

/** A place of a page where advertisements stand one below the other: nothing, and no space, where there are none. */
export function AdSlot(wish: AdsWish) {
  const ads = useAds(wish, useIdle());
  return (
    <Suspense>
      {ads.map((ad) => (
        <AdBox key={ad.id} ad={ad} />
      ))}
    </Suspense>
  );
}
