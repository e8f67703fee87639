import { useEffect, useState, type RefObject } from 'react';
import type { Advertisement } from '@rounds/contract/business/ads';
import { placesAmong } from './ads.rules.ts';

/**
 * The advertisements that may stand between items. Those that come when the items are on screen already wait until no
 * place that they would take is in the window, or until there are other items: nothing moves under a finger.
 * @param items as `withAdsBetween` takes them; undefined while they load
 * @param list holds an element for each item
 */
export function useUnobtrusive(
  ads: readonly Advertisement[],
  items: readonly unknown[] | undefined,
  list: RefObject<HTMLElement | null>,
): readonly Advertisement[] {
  const ready = ads.length > 0;
  const [state, setState] = useState({ items, shown: ready });
  if (state.items !== items) setState({ items, shown: ready });
  const waits = ready && !state.shown;
  const places = placesAmong(items?.length ?? 0, ads.length).join();

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
