import type { OpenSession } from '@rounds/contract/account';
import { sessionAbsoluteMs, sessionIdleMs } from '@rounds/contract/accounts.rules';
import { ApiError } from '../../platform/http/errors.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { deleteOptionalSessionOf, deleteOtherSessions, selectSessionsOf } from './sessions.queries.ts';
import type { Holder, SessionCheck } from './sessions.ts';

type Deps = Pick<AccountsDeps, 'db' | 'clock'> & { readonly sessions: SessionCheck };

/** Where the learner is signed in, this session first. */
export function listSessions({ db, clock }: Deps, { userId, tokenHash }: Holder): Promise<OpenSession[]> {
  const now = clock.now().getTime();
  return selectSessionsOf(db, userId, tokenHash, {
    unusedSince: new Date(now - sessionIdleMs),
    createdBefore: new Date(now - sessionAbsoluteMs),
  });
}

/**
 * Ends one of the learner's sessions in every process; in this one before the promise resolves.
 * @throws ApiError 404 where they have no such session
 */
export async function endSession({ db, sessions }: Deps, userId: number, id: number): Promise<void> {
  const ended = await db.transaction((tx) => deleteOptionalSessionOf(tx, userId, id));
  if (ended === null) throw new ApiError(404, 'session_not_found', 'That session has ended already.');
  sessions.forget(ended);
}

/** Ends every session but the one that asks; answers how many there were. */
export async function endOtherSessions(
  { db, sessions }: Deps,
  { userId, tokenHash }: Holder,
): Promise<number> {
  const ended = await db.transaction((tx) => deleteOtherSessions(tx, userId, tokenHash));
  for (const one of ended) sessions.forget(one);
  return ended.length;
}
