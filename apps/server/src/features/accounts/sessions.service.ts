import type { listSessions as contract } from '@rounds/contract/account';
import { sessionAbsoluteMs, sessionIdleMs } from '@rounds/contract/accounts.rules';
import type { QueryOf } from '@rounds/contract/endpoint';
import { type ListPage, cursorOf, readCursor } from '../../platform/cursors.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { deleteOptionalSessionOf, deleteOtherSessions, selectSessionsOf } from './sessions.queries.ts';
import type { Holder, SessionCheck } from './sessions.ts';

type Deps = Pick<AccountsDeps, 'db' | 'clock'> & { readonly sessions: SessionCheck };

/** Later than any use: where the others begin after the session that asks, whenever that was used. */
const always = new Date(Date.UTC(9999, 0));
/** A cursor is of small whole numbers. */
const million = 1_000_000;

/**
 * Where the learner is signed in, this session first, a page at a time.
 * @throws ApiError 400 for a cursor that is none of ours
 */
export async function listSessions(
  { db, clock }: Deps,
  { userId, tokenHash }: Holder,
  { limit, cursor }: QueryOf<typeof contract>,
): Promise<ListPage> {
  const now = clock.now().getTime();
  const [millions, rest, id] = readCursor(cursor, 3) ?? [];
  const rows = await selectSessionsOf(db, userId, tokenHash, {
    unusedSince: new Date(now - sessionIdleMs),
    createdBefore: new Date(now - sessionAbsoluteMs),
    limit,
    after:
      millions === undefined || rest === undefined || id === undefined
        ? null
        : { lastUsedAt: new Date(millions * million + rest), id },
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  if (!last) return { json: JSON.stringify(rows), nextCursor: null };
  const used = (last.current ? always : new Date(last.lastUsedAt)).getTime();
  const nextCursor = cursorOf(Math.floor(used / million), used % million, last.id);
  return { json: JSON.stringify(rows), nextCursor };
}

/**
 * Ends one of the learner's sessions in every process; in this one before the promise resolves.
 * @throws ApiError 404 where they have no such session
 */
export async function endSession(deps: Deps, userId: number, id: number): Promise<void> {
  const { db, sessions } = deps;
  const ended = await db.transaction((tx) => deleteOptionalSessionOf(tx, userId, id));
  if (ended === null) throw new ApiError(404, 'session_not_found', 'That session has ended already.');
  sessions.forget(ended);
}

/** Ends every session but the one that asks; answers how many there were. */
export async function endOtherSessions(deps: Deps, { userId, tokenHash }: Holder): Promise<number> {
  const { db, sessions } = deps;
  const ended = await db.transaction((tx) => deleteOtherSessions(tx, userId, tokenHash));
  for (const one of ended) sessions.forget(one);
  return ended.length;
}
