import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';

/** How often a page that stays open looks for a newer release. */
const updateIntervalMs = 60 * 60 * 1000;

const listeners = new Set<() => void>();
let worker: Workbox | undefined;
let isReady = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a newer release has been downloaded and waits to be applied. */
export const useNewRelease = (): boolean => useSyncExternalStore(subscribe, () => isReady);

/** Registers the worker, once per page. */
export function startWorker(): void {
  if (worker || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const started = new Workbox('/sw.js', { updateViaCache: 'none' });
  worker = started;
  started.addEventListener('waiting', () => {
    isReady = true;
    for (const listener of listeners) listener();
  });
  // Without a network, or where the browser forbids workers, the page works as it always did.
  started.register().catch(() => undefined);
  setInterval(() => void started.update().catch(() => undefined), updateIntervalMs);
}

/** Applies the newer release and reloads the page. */
export function applyRelease(): void {
  worker?.addEventListener('controlling', () => window.location.reload());
  worker?.messageSkipWaiting();
}
