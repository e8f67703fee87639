import { Suspense } from 'react';
import { useIdle } from '../../../../browser/idle.ts';
import { type AdRequest, useAds } from '../api/list-ads.ts';
import { AdBox } from './lazy-ad-box.ts';

/** A column of advertisements; takes up no space if there are none. */
export function AdSlot(request: AdRequest) {
  const ads = useAds(request, useIdle());
  return (
    <Suspense>
      {ads.map((ad) => (
        <AdBox key={ad.id} ad={ad} />
      ))}
    </Suspense>
  );
}
