import { useEffect, useState } from 'react';

/**
 * Calls back once the browser is idle, after `timeout` milliseconds at the latest. Returns a function that cancels it.
 */
export function whenIdle(callback: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, timeout / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(handle);
}

/** True once the browser is idle, so that what is off screen loads after what is on it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 2000), []);
  return idle;
}
