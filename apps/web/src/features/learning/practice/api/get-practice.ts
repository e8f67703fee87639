import { useState } from 'react';
import { hashKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';
import { cacheAnswer } from '../../../../api/answer-cache.ts';
import { keepListed } from './keep-listed.ts';
import { withAnswers, type Given } from '../session.rules.ts';

export type PracticeSession = AnswerOf<typeof getPractice>;

export function practiceQuery(id: string) {
  return queryOptions({
    queryKey: ['practice', 'one', id],
    queryFn: async ({ client, signal }) => {
      const session = await call<typeof getPractice>('GET', '/api/practice/:id', { params: { id }, signal });
      keepListed(client, session);
      return session;
    },
    meta: { worksOffline: true },
  });
}

/**
 * How long the server's last answer counts as current, in milliseconds: a session started a moment ago isn't fetched
 * again.
 */
const justNow = 10_000;

/** A session with its questions, refetched on every visit: it may have continued elsewhere. */
export function usePracticeSession(id: string) {
  const session = useQuery({ ...practiceQuery(id), staleTime: justNow, gcTime: 0 });
  const [wasFresh] = useState(session.data !== undefined && !session.isStale);
  /** Don't use what an earlier visit left in memory: the session may have continued or ended since. */
  return { ...session, isCurrent: wasFresh || session.isFetchedAfterMount };
}

/**
 * Writes an answer into this device's copy of the session, so that it isn't asked again after going back or reloading
 * offline.
 */
export function useCacheAnswer(id: string): (given: Given) => void {
  const client = useQueryClient();
  return (given) => {
    const { queryKey } = practiceQuery(id);
    const kept = client.setQueryData(
      queryKey,
      (session) => session && { ...session, items: withAnswers(session.items, [given]) },
    );
    if (!kept) return;
    void cacheAnswer(hashKey(queryKey), kept);
    keepListed(client, kept);
  };
}
