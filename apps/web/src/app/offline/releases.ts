import { Workbox } from 'workbox-window';
import { createStore, useStore } from '../../browser/store.ts';

/** How often a page that stays open looks for a newer release. */
const updateIntervalMs = 60 * 60 * 1000;

let worker: Workbox | undefined;
const isReady = createStore(false);

/** Whether a newer release has been downloaded and waits to be applied. */
export const useNewRelease = (): boolean => useStore(isReady);

/** Registers the worker, once per page. */
export function startWorker(): void {
  if (worker || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const started = new Workbox('/sw.js', { updateViaCache: 'none' });
  worker = started;
  started.addEventListener('waiting', () => isReady.set(true));
  // Without a network, or where the browser forbids workers, the page works as it always did.
  started.register().catch(() => undefined);
  setInterval(() => void started.update().catch(() => undefined), updateIntervalMs);
}

/** Milliseconds given to the newer release to take over before the page is reloaded anyway. */
const takeoverMs = 3000;

/** Applies the newer release and reloads the page. */
export function applyRelease(): void {
  worker?.addEventListener('controlling', () => window.location.reload());
  worker?.messageSkipWaiting();
  // The old worker finishes its requests first, and a request can hang: reloading cancels it.
  setTimeout(() => window.location.reload(), takeoverMs);
}
