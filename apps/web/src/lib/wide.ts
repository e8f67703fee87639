import { useSyncExternalStore } from 'react';

const query = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether two columns fit side by side (`lg:` in styles), at this moment. */
export function wideNow(): boolean {
  return matchMedia(query).matches;
}

/** The same, followed. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, wideNow);
}
