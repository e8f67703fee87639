import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the pointer is a finger: then a focused field brings up a keyboard over the page. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Room for one column: without `sm:` in styles. */
export function usePhone(): boolean {
  return useMedia('(width < 40rem)');
}

/** Room for two columns side by side: `lg:` in styles. */
const wide = '(width >= 64rem)';

export function isWide(): boolean {
  return matchMedia(wide).matches;
}

export function useWide(): boolean {
  return useMedia(wide);
}
