import { Suspense } from 'react';
import { useIdle } from '../../../../browser/idle.ts';
import { type AdRequest, useAds } from '../api/list-ads.ts';
import { AdBox } from './lazy-ad-box.ts';

export interface AdSlotProps extends AdRequest {
  /** How many of those received fit. */
  readonly shown?: number;
}

/** A column of advertisements; takes up no space if there are none. */
export function AdSlot({ shown, ...request }: AdSlotProps) {
  const ads = useAds(request, useIdle());
  return (
    <Suspense>
      {ads.slice(0, shown).map((ad) => (
        <AdBox key={ad.id} ad={ad} />
      ))}
    </Suspense>
  );
}
