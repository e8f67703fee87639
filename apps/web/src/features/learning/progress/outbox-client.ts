import { useSyncExternalStore } from 'react';
import type { answerPractice } from '@rounds/contract/learning/practice';
import type { RecordProgressBody, recordProgress } from '@rounds/contract/learning/progress';
import { ApiError, call } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { getSession, subscribeToSession, updateUser } from '../../../session/session.ts';
import { outboxKey } from '../../../session/kept-progress.ts';
import { readJson, remove, writeJson } from '../../../browser/storage.ts';
import { isAbandonment } from './attempt.rules.ts';
import { newId } from '../../../browser/new-id.ts';
import { createOutbox, type Delivery, type OutboxState } from './outbox.ts';
import {
  answersOfSession,
  isOutbox,
  isPracticeAnswer,
  type OutboxBody,
  type PracticeAnswer,
  type PracticeRecorded,
  type Recorded,
} from './outbox.rules.ts';

/** What happened to stored results since the learner was last told. */
export interface OutboxNews {
  /** How many scenarios. */
  readonly sent: number;
  readonly xp: number;
  /** How many answers in practice sessions. */
  readonly practiced: number;
  readonly lost: number;
}

const noNews: OutboxNews = { sent: 0, xp: 0, practiced: 0, lost: 0 };
const newsListeners = new Set<() => void>();
let news = noNews;
/** Achievements unlocked by sent progress and not announced yet. */
let unlocks = 0;

/** After this a post counts as failed; repeating it is harmless. */
const timeoutMs = 20_000;

/** Posts an answer, or the end of an attempt. It may outlive the page. */
function send(post: OutboxBody): Promise<Recorded | PracticeRecorded> {
  const options = { keepalive: true, signal: AbortSignal.timeout(timeoutMs) };
  if (!isPracticeAnswer(post))
    return call<typeof recordProgress>('POST', '/api/progress', { body: post, ...options });
  const { practiceId, ...body } = post;
  return call<typeof answerPractice>('POST', '/api/practice/:id/answers', {
    params: { id: practiceId },
    body,
    ...options,
  });
}

/** This browser's outbox: local storage, the API, and the current session. */
export const outbox = createOutbox<OutboxBody, Recorded | PracticeRecorded>(
  {
    load: (userId) => readJson(outboxKey(userId), isOutbox) ?? [],
    save(userId, items) {
      if (items.length > 0) return writeJson(outboxKey(userId), items);
      remove(outboxKey(userId));
      return true;
    },
    send,
    failureOf: (error) => (error instanceof ApiError ? error : {}),
    signedInAs,
    now: () => Date.now(),
    newId,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  {
    onSent(body, answer, late) {
      updateUser(answer.user);
      unlocks += answer.unlocked.length;
      // After a completion, the stats are refetched behind the result, ready for the way back.
      void queryClient.invalidateQueries({
        predicate: (query) => query.meta?.['followsProgress'] === true,
        refetchType: !isPracticeAnswer(body) && body.completed ? 'all' : 'active',
      });
      if (late && isPracticeAnswer(body)) tell({ ...news, practiced: news.practiced + 1 });
      else if (late && 'xpAwarded' in answer && isCounted(body))
        tell({ ...news, sent: news.sent + 1, xp: news.xp + answer.xpAwarded });
      else if (answer.unlocked.length > 0) tell(news);
    },
    onLost: (bodies) => tell({ ...news, lost: news.lost + bodies.length }),
  },
);

type AnswerTo<Body extends OutboxBody> = Body extends PracticeAnswer ? PracticeRecorded : Recorded;

/**
 * Records an answer or the end of an attempt for the signed-in learner. `follow` gets its news: perhaps that it is
 * stored on this device, and how it ended.
 */
export function record<Body extends OutboxBody>(
  body: Body,
  follow: (delivery: Delivery<AnswerTo<Body>>) => void,
): void {
  // The server's answer fits the post: see `send` above.
  void outbox.record(
    signedInAs() ?? 0,
    body,
    follow as (delivery: Delivery<Recorded | PracticeRecorded>) => void,
  );
}

/** A practice session's answers that are still to be sent. */
export function unsentAnswers(practiceId: string): readonly PracticeAnswer[] {
  return answersOfSession(outbox.unsent(), practiceId);
}

/** Scenario progress that is still to be sent, oldest first; empty if there is none. */
export function unsentProgress({ waiting }: OutboxState): readonly RecordProgressBody[] {
  if (waiting === 0) return [];
  return outbox.unsent().filter((body): body is RecordProgressBody => !isPracticeAnswer(body));
}

/** Whether a post ended an attempt that counts. */
function isCounted(body: OutboxBody): boolean {
  return !isPracticeAnswer(body) && body.completed && !isAbandonment(body);
}

/** Whether part of an attempt is still to be sent, according to this browser's storage. */
export function hasUnsent(attemptId: string): boolean {
  const userId = signedInAs();
  const items = userId === null ? null : readJson(outboxKey(userId), isOutbox);
  return items?.some(({ body }) => !isPracticeAnswer(body) && body.attemptId === attemptId) ?? false;
}

/** The learner of the current token; 0 briefly while unknown, null while signed out. */
function signedInAs(): number | null {
  const { signedIn, user } = getSession();
  return signedIn ? (user?.id ?? 0) : null;
}

function tell(next: OutboxNews): void {
  news = next;
  for (const listener of newsListeners) listener();
}

/** The news, once everything that can be sent has been; null if there is none. */
function newsToTell(): OutboxNews | null {
  return news === noNews || outbox.getState().waiting > 0 ? null : news;
}

export function clearOutboxNews(): void {
  tell(noNews);
}

function subscribeToNews(listener: () => void): () => void {
  newsListeners.add(listener);
  const stop = outbox.subscribe(listener);
  return () => {
    newsListeners.delete(listener);
    stop();
  };
}

/** How many achievements wait to be announced: 0 until everything that can be sent has been, and its news announced. */
export function useUnlocks(): number {
  return useSyncExternalStore(subscribeToNews, () =>
    news === noNews && outbox.getState().waiting === 0 ? unlocks : 0,
  );
}

/** Takes them, so that nobody else announces them. */
export function claimUnlocks(): void {
  unlocks = 0;
  tell(news);
}

export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.getState);
}

export function useOutboxNews(): OutboxNews | null {
  return useSyncExternalStore(subscribeToNews, newsToTell);
}

/** Sends what is waiting: now, when the connection or the page comes back, and when the learner signs in again. */
export function startOutbox(): () => void {
  const resume = () => void outbox.resume();
  const onVisible = () => {
    if (document.visibilityState === 'visible' && outbox.getState().waiting > 0) resume();
  };
  let userId = signedInAs();
  const stopSession = subscribeToSession(() => {
    if (signedInAs() === userId) return;
    userId = signedInAs();
    resume();
  });
  window.addEventListener('online', resume);
  window.addEventListener('storage', outbox.refresh);
  document.addEventListener('visibilitychange', onVisible);
  outbox.refresh();
  resume();
  return () => {
    stopSession();
    window.removeEventListener('online', resume);
    window.removeEventListener('storage', outbox.refresh);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
