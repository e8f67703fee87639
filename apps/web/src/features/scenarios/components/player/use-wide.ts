import { useSyncExternalStore } from 'react';

const query = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether case and question fit side by side, at this moment. */
export function wideNow(): boolean {
  return matchMedia(query).matches;
}

/** The same, followed. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, wideNow);
}
