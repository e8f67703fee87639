import { useEffect, useState } from 'react';

const waiting = new Set<() => void>();
let pendingLoads = 0;

/** Marks a load as one that the page waits for: idle work leaves the connection to it. */
export async function trackLoad<T>(load: Promise<T>): Promise<T> {
  pendingLoads += 1;
  try {
    return await load;
  } finally {
    pendingLoads -= 1;
    if (pendingLoads === 0) for (const callback of waiting) schedule(callback);
  }
}

function schedule(callback: () => void): void {
  const run = () => {
    if (pendingLoads > 0 || !waiting.delete(callback)) return;
    callback();
  };
  // Newly arrived content is drawn first.
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 1000);
  });
}

/**
 * Calls back once nothing that the page waits for is in flight and the browser is idle, after two seconds at the
 * latest. Returns a function that cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  // A new function each time, to distinguish it from other waits with the same callback.
  const waits = () => callback();
  waiting.add(waits);
  if (pendingLoads === 0) schedule(waits);
  return () => waiting.delete(waits);
}

/** True once the browser is idle, so that what is off screen loads after what is on it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
