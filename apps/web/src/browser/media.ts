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

/** Room for two columns side by side: `lg:` in styles. */
const wide = '(width >= 64rem)';

export function isWide(): boolean {
  return matchMedia(wide).matches;
}

export function useWide(): boolean {
  return useMedia(wide);
}
