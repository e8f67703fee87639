import type { OpenSession } from '@rounds/contract/identity/accounts.security';
import { sessionAbsoluteMs, sessionIdleMs } from '@rounds/contract/identity/accounts.rules';
import type { Fail } from '../../../platform/http/errors.ts';
import { ByTime, type ListPage, type PageRequest, paginate } from '../../../platform/pagination.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { deleteOptionalSessionOf, deleteOtherSessions, selectSessionsOf } from './sessions.queries.ts';
import type { Holder, SessionCheck } from './sessions.ts';

type Deps = Pick<AccountsDeps, 'db' | 'clock'> & { readonly sessions: SessionCheck };

/**
 * Where the learner is signed in, the current session first, a page at a time.
 * @throws ApiError 400 for an invalid cursor
 */
export function listSessions(
  { db, clock }: Deps,
  holder: Holder,
  paging: PageRequest,
): Promise<ListPage<OpenSession>> {
  const now = clock.now().getTime();
  const alive = {
    unusedSince: new Date(now - sessionIdleMs),
    createdBefore: new Date(now - sessionAbsoluteMs),
  };
  return paginate(paging, ByTime, (limit, after) => selectSessionsOf(db, holder, alive, limit, after));
}

/** Ends one of the learner's sessions in every process; in this one before the promise resolves. */
export async function endSession(
  deps: Deps,
  userId: number,
  id: number,
  fail: Fail<'session_not_found'>,
): Promise<void> {
  const { db, sessions } = deps;
  const ended = await db.transaction((tx) => deleteOptionalSessionOf(tx, userId, id));
  if (ended === null) throw fail('session_not_found');
  sessions.forget(ended);
}

/** Ends every session except the requesting one; returns how many there were. */
export async function endOtherSessions(deps: Deps, { userId, tokenHash }: Holder): Promise<number> {
  const { db, sessions } = deps;
  const ended = await db.transaction((tx) => deleteOtherSessions(tx, userId, tokenHash));
  for (const one of ended) sessions.forget(one);
  return ended.length;
}
