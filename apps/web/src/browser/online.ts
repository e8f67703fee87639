import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** Milliseconds until an unreachable server is asked again, unless another request is answered first. */
const askAgainMs = 10_000;

const reachable = createStore(true);
let answers = 0;
let isAsking = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The server answered, whatever it said: there is a network. */
export function reportAnswer(): void {
  answers += 1;
  clearTimeout(timer);
  if (!reachable.get()) reachable.set(true);
}

/**
 * A request got no answer. The browser may believe in a network that leads nowhere, or only this request failed,
 * stopped by an ad blocker for instance. So the server is asked whether it can be reached at all.
 */
export async function reportNoAnswer(): Promise<void> {
  if (isAsking || !navigator.onLine) return;
  isAsking = true;
  clearTimeout(timer);
  const before = answers;
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    reportAnswer();
  } catch {
    // Another request may have been answered meanwhile.
    if (answers === before) {
      timer = setTimeout(() => void reportNoAnswer(), askAgainMs);
      if (reachable.get()) reachable.set(false);
    }
  } finally {
    isAsking = false;
  }
}

/** Whether the browser believes that it has a network, and the server is not known to be unreachable. */
export const isOnline = (): boolean => navigator.onLine && reachable.get();

/** Calls back when the server turns out to be unreachable, and when it answers again. */
export const onReachable = reachable.subscribe;

function subscribe(listener: () => void): () => void {
  const comeBack = () => {
    reportAnswer();
    listener();
  };
  const unsubscribe = reachable.subscribe(listener);
  window.addEventListener('online', comeBack);
  window.addEventListener('offline', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('online', comeBack);
    window.removeEventListener('offline', listener);
  };
}

/** Whether there is a network, as far as is known. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
