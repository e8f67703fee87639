import { readKeys } from '../browser/storage.ts';
import { draftKey } from './drafts.ts';
import { getSession } from './session.ts';

/**
 * Where this browser keeps the attempt at a scenario. It is named like a draft, so that it is removed when the learner
 * signs out.
 */
export const attemptKey = (scenarioId: number) =>
  draftKey(getSession().user?.id ?? 0, `attempt.${scenarioId}`);

/** Where this browser keeps what waits to be sent for a learner. */
export const outboxKey = (userId: number) => `rounds.outbox.${userId}`;

const progressKeyPattern = /^rounds\.(?:outbox\.\d+$|draft\.\d+\.attempt\.)/;

/** Whether this browser keeps an attempt, or an answer that waits to be sent. */
export const keepsProgress = (): boolean => readKeys().some((key) => progressKeyPattern.test(key));
