import { useEffect, useState, type RefObject } from 'react';
import type { Advertisement } from '@rounds/contract/business/ads';
import { adPositions } from './ads.rules.ts';

/**
 * The advertisements that may be shown between items. If they load after the items, they wait until none of their
 * positions is in the viewport, or until the items change, so that nothing moves under a finger.
 * @param items as for `interleaveAds`; undefined while loading
 * @param list contains one element per item
 */
export function useAdsWithoutLayoutShift(
  ads: readonly Advertisement[],
  items: readonly unknown[] | undefined,
  list: RefObject<HTMLElement | null>,
): readonly Advertisement[] {
  const ready = ads.length > 0;
  const [state, setState] = useState({ items, shown: ready });
  if (state.items !== items) setState({ items, shown: ready });
  const waits = ready && !state.shown;
  const places = adPositions(items?.length ?? 0, ads.length).join();

  useEffect(() => {
    if (!waits || places === '') return;
    const inWindow = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inWindow.add(target);
        else inWindow.delete(target);
      }
      if (inWindow.size === 0) setState((now) => ({ ...now, shown: true }));
    });
    for (const place of places.split(',')) {
      const element = list.current?.children[Number(place)];
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [waits, places, list]);

  return state.shown ? ads : [];
}
