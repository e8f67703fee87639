import { lazy, memo, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds until the next attempt, at the latest. */
const retryDelay = 10_000;

/** Loads until it works: when the connection is back, at the latest after `retryDelay`. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await onlineOrTimeout();
    }
  }
}

/**
 * A component whose code loads on demand. If loading fails, the page works without it and tries again when the
 * connection is back; with plain `lazy`, the failure would unmount the whole page. (Some browsers cache a failed module:
 * there the component appears after the next page load.) The component is memoized.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: memo(await loadWithRetry(load)) as ComponentType<Props> }));
}

function onlineOrTimeout(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, retryDelay);
    window.addEventListener('online', finish);
  });
}
