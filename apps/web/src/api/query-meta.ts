import type { QueryClient } from '@tanstack/react-query';

/**
 * What makes a query's data out of date, beside its own feature's mutations. Features don't know one another's query
 * keys: a query says here what it follows, and a mutation says what it changed.
 */
interface QueryFollows {
  /** Completed scenarios, and the days that they count for. */
  readonly followsProgress?: true;
  /** Who the learner is: name, role, career path. */
  readonly followsProfile?: true;
  /** What the learner shows to others. */
  readonly followsVisibility?: true;
  /** Which advertisements the learner wants to see. */
  readonly followsAdPreferences?: true;
  /** Which plan the learner has. */
  readonly followsPlan?: true;
}

interface QueryKeeping {
  /** The latest answer is kept on this device, and shown when there is no network. */
  readonly worksOffline?: true;
  /** What is shown in its place when there is no network, made from other copies; undefined for nothing. */
  readonly offlineAnswer?: () => Promise<unknown>;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryFollows & QueryKeeping & Record<string, unknown>;
  }
}

/** Marks everything that follows one of these changes as out of date, and refetches what is on screen. */
export function refetchFollowers(queries: QueryClient, ...changes: (keyof QueryFollows)[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ meta }) => changes.some((change) => meta?.[change] === true),
  });
}
