import { useEffect, useState } from 'react';

/**
 * Calls back once the browser has nothing more urgent to do, after `patience` milliseconds at the latest.
 * Answers the function that calls it off.
 */
export function whenIdle(work: () => void, patience: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, patience / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(handle);
}

/** True once the browser has nothing more urgent to do: what is not on screen loads after what is. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 2000), []);
  return idle;
}
