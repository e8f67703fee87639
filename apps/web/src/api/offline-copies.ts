import { hashKey, type QueryFunction, type QueryKey, type QueryMeta } from '@tanstack/react-query';
import { NetworkError } from './client.ts';
import { cacheAnswer, cachedAnswer, cacheResponse } from './answer-cache.ts';

/** Queries whose data on screen came from this device. */
const shownCopies = new Set<string>();

interface Asked {
  readonly queryHash: string;
  readonly meta?: QueryMeta | undefined;
}

/** Milliseconds until a query that failed offline is retried, in case the browser doesn't notice the network. */
const retryMs = 30_000;

/**
 * Asks the network first, and falls back on what the query's `meta` says: the latest answer kept on this device
 * (`worksOffline`), or one made from others (`offlineAnswer`).
 */
export async function withOfflineCopy<T, K extends QueryKey>(
  ask: QueryFunction<T, K>,
  context: Parameters<QueryFunction<T, K>>[0],
  { queryHash, meta = {} }: Asked,
): Promise<T> {
  try {
    const answer = await ask(context);
    shownCopies.delete(queryHash);
    if (meta.worksOffline) void cacheAnswer(queryHash, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const copy = await (meta.worksOffline ? cachedAnswer(queryHash) : meta.offlineAnswer?.());
    if (copy === undefined) throw error;
    shownCopies.add(queryHash);
    return copy as T;
  }
}

interface State {
  readonly queryHash: string;
  readonly state: { readonly error: unknown };
}

/** Whether a query has to be refetched when the network is back: it failed offline, or shows a copy. */
const lacksNetwork = ({ queryHash, state }: State): boolean =>
  state.error instanceof NetworkError || shownCopies.has(queryHash);

export const onReconnect = (query: State): 'always' | false => (lacksNetwork(query) ? 'always' : false);
export const retryInterval = (query: State): number | false => (lacksNetwork(query) ? retryMs : false);

/** The copy of another query's answer. */
export const copyOf = <T>(key: QueryKey): Promise<T | undefined> =>
  cachedAnswer(hashKey(key)) as Promise<T | undefined>;

/** Keeps a query's response for `copyOf` while its body is read. */
export const copyResponse = (key: QueryKey, response: Response): Promise<void> =>
  cacheResponse(hashKey(key), response.clone());
