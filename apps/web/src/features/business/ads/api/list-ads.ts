import { useQuery } from '@tanstack/react-query';
import type { Advertisement, listAds } from '@rounds/contract/business/ads';
import type { AdType, Placement } from '@rounds/contract/business/ads.rules';
import { call } from '../../../../api/client.ts';
import { preloadAdBox } from '../components/lazy-ad-box.ts';
import { useHiddenAds } from '../hidden-ads.ts';

const minute = 60_000;

export interface AdRequest {
  readonly placement: Placement;
  readonly adType: AdType;
  /** At most this many; 3 by default. */
  readonly limit?: number;
}

async function fetchAds(request: AdRequest, signal: AbortSignal): Promise<Advertisement[]> {
  try {
    const ads = await call<typeof listAds>('GET', '/api/ads', { query: { ...request }, signal });
    if (ads.length > 0) await preloadAdBox();
    return ads;
  } catch (cause) {
    throw new Error('Failed to fetch ads', { cause });
  }
}

/**
 * The advertisements for a placement, without those hidden in this tab. Empty while loading and on failure.
 * @param enabled false to fetch nothing yet
 */
export function useAds(request: AdRequest, enabled = true): readonly Advertisement[] {
  const { data = [] } = useQuery({
    queryKey: ['ads', request],
    queryFn: ({ signal }) => fetchAds(request, signal),
    staleTime: 5 * minute,
    gcTime: 10 * minute,
    meta: { followsAdPreferences: true, followsPlan: true },
    enabled,
  });
  const hidden = useHiddenAds();
  return data.filter(({ id }) => !hidden.includes(id));
}
