import type { QueryClient } from '@tanstack/react-query';
import type { Preferences } from '@rounds/contract/identity/preferences';

/**
 * What makes a query's data stale, in addition to its own feature's mutations. Features don't know each other's query
 * keys: a query declares here what it follows, and a mutation declares what it changed.
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
  /** Which notes the learner has, and what was made from them. */
  readonly followsNotes?: true;
}

/** The part of the study preferences that other features' data repeats. */
type RepeatedPreferences = Pick<Preferences, 'preferredDifficulty' | 'primarySubjects'>;

interface QueryUpdates {
  /** The data with changed preferences applied, for a screen that a refetch would reorder. */
  readonly withPreferences?: (data: unknown, preferences: RepeatedPreferences) => unknown;
}

interface QueryKeeping {
  /** The latest answer is kept on this device, and shown when there is no network. */
  readonly worksOffline?: true;
  /** What to show instead when there is no network, made from other copies; undefined for nothing. */
  readonly offlineAnswer?: () => Promise<unknown>;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryFollows & QueryUpdates & QueryKeeping & Record<string, unknown>;
  }
}

/** Marks everything that follows one of these changes as out of date, and refetches what is on screen. */
export function refetchFollowers(queries: QueryClient, ...changes: (keyof QueryFollows)[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ meta }) => changes.some((change) => meta?.[change] === true),
  });
}

/** Puts changed preferences into the data of the queries that repeat them. */
export function updatePreferences(queries: QueryClient, preferences: RepeatedPreferences): void {
  for (const { queryKey, meta } of queries.getQueryCache().getAll()) {
    const update = meta?.withPreferences;
    if (update) queries.setQueryData(queryKey, (data) => data && update(data, preferences));
  }
}
