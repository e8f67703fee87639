import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';

/** How often a page that stays open looks for a newer release. */
const everyHour = 60 * 60 * 1000;

const listeners = new Set<() => void>();
let worker: Workbox | undefined;
let isReady = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a newer release is on this device, waiting to be taken. */
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
  setInterval(() => void started.update().catch(() => undefined), everyHour);
}

/** Takes the newer release: this page loads anew with it. */
export function takeRelease(): void {
  worker?.addEventListener('controlling', () => window.location.reload());
  worker?.messageSkipWaiting();
}
