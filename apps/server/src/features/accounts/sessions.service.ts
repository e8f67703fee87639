import type { OpenSession } from '@rounds/contract/account';
import { sessionAbsoluteMs, sessionIdleMs } from '@rounds/contract/accounts.rules';
import { ApiError } from '../../platform/http/errors.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { demoAccount } from './accounts.failures.ts';
import { selectUserRow } from './accounts.queries.ts';
import { deleteOptionalSessionOf, deleteOtherSessions, selectSessionsOf } from './sessions.queries.ts';
import type { Holder, SessionCheck } from './sessions.ts';

type Deps = Pick<AccountsDeps, 'db' | 'clock'> & { readonly sessions: SessionCheck };

/** Everybody shares the demo account: its other sessions are other people's. */
async function refuseDemo({ db }: Deps, userId: number): Promise<void> {
  const { isDemo } = await selectUserRow(db, userId);
  if (isDemo) throw demoAccount('Everyone shares the demo account: it signs out nobody else.');
}

/** Where the learner is signed in, this session first. */
export async function listSessions(
  { db, clock }: Deps,
  { userId, tokenHash }: Holder,
): Promise<OpenSession[]> {
  const now = clock.now().getTime();
  const { isDemo } = await selectUserRow(db, userId);
  const sessions = await selectSessionsOf(db, userId, tokenHash, {
    unusedSince: new Date(now - sessionIdleMs),
    createdBefore: new Date(now - sessionAbsoluteMs),
  });
  return isDemo ? sessions.filter(({ current }) => current) : sessions;
}

/**
 * Ends one of the learner's sessions in every process; in this one before the promise resolves.
 * @throws ApiError 404 where they have no such session, 403 for the demo account
 */
export async function endSession(deps: Deps, userId: number, id: number): Promise<void> {
  const { db, sessions } = deps;
  await refuseDemo(deps, userId);
  const ended = await db.transaction((tx) => deleteOptionalSessionOf(tx, userId, id));
  if (ended === null) throw new ApiError(404, 'session_not_found', 'That session has ended already.');
  sessions.forget(ended);
}

/**
 * Ends every session but the one that asks; answers how many there were.
 * @throws ApiError 403 for the demo account
 */
export async function endOtherSessions(deps: Deps, { userId, tokenHash }: Holder): Promise<number> {
  const { db, sessions } = deps;
  await refuseDemo(deps, userId);
  const ended = await db.transaction((tx) => deleteOtherSessions(tx, userId, tokenHash));
  for (const one of ended) sessions.forget(one);
  return ended.length;
}
