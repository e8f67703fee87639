import { useEffect, useRef, type RefObject } from 'react';
import type { Advertisement } from '@rounds/contract/business/ads';
import { viewableShare, isViewable } from './ads.rules.ts';
import { trackImpression } from './api/track.ts';

/** For an advertisement's element: counts it as seen, once per mount, when at least half of it was visible. */
export function useImpression<E extends Element>(ad: Advertisement): RefObject<E | null> {
  const ref = useRef<E>(null);
  const sentFor = useRef<number>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || sentFor.current === ad.id) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!isViewable(entries)) return;
        observer.disconnect();
        sentFor.current = ad.id;
        trackImpression(ad);
      },
      { threshold: viewableShare },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ad]);
  return ref;
}
