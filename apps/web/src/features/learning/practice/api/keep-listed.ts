import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getPractice } from '@rounds/contract/learning/practice';
import { cacheAnswer } from '../../../../api/answer-cache.ts';
import { pageSize } from '../../../../api/growing-list.ts';
import { copyOf } from '../../../../api/offline-copies.ts';
import { summaryOf } from '../session.rules.ts';
import { practiceListKey, type PracticeSummary } from './list-practice.ts';

/** The latest change of this device's copy: each is made from the one before. */
let latest = Promise.resolve();

/**
 * Brings the list of sessions up to date with one of them, in memory and in this device's copy: the list isn't fetched
 * again before it is next on screen, perhaps without a network.
 */
export function keepListed(client: QueryClient, session: AnswerOf<typeof getPractice>): void {
  const summary = summaryOf(session, new Date());
  const withSession = (list: readonly PracticeSummary[]) =>
    list.some(({ id }) => id === summary.id)
      ? list.map((one) => (one.id === summary.id ? summary : one))
      : [summary, ...list];
  client.setQueriesData<readonly PracticeSummary[]>(
    { queryKey: practiceListKey },
    (list) => list && withSession(list),
  );
  const key = [...practiceListKey, pageSize];
  latest = latest.then(async () => {
    const copy = await copyOf<readonly PracticeSummary[]>(key);
    // Without the list, one session would seem to be all there are.
    if (copy) await cacheAnswer(hashKey(key), withSession(copy));
  });
}
