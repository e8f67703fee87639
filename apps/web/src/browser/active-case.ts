import { useEffect, useSyncExternalStore } from 'react';

let mounted = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  mounted += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a case is being worked, which nothing should interrupt. */
export const isInCase = (): boolean => mounted > 0;

export const useInCase = (): boolean => useSyncExternalStore(subscribe, isInCase);

/** For the player: a case is being worked as long as the component is mounted. */
export function useMarkInCase(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}
