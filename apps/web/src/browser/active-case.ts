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

/** Whether the learner is working through a case, which nothing should interrupt. */
export const isCaseActive = (): boolean => mounted > 0;

export const useCaseActive = (): boolean => useSyncExternalStore(subscribe, isCaseActive);

/** For the player: a case is active for as long as the component is mounted. */
export function useMarkCaseActive(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}
