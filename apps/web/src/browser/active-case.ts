import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** How many players are mounted. */
const mounted = createStore(0);

/** Whether the learner is working through a case, which nothing should interrupt. */
export const isCaseActive = (): boolean => mounted.get() > 0;

export const useCaseActive = (): boolean => useStore(mounted) > 0;

/** For the player: a case is active for as long as the component is mounted. */
export function useMarkCaseActive(): void {
  useEffect(() => {
    mounted.set(mounted.get() + 1);
    return () => mounted.set(mounted.get() - 1);
  }, []);
}
