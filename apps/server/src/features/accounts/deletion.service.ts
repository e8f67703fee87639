import type { deleteAccount as contract } from '@rounds/contract/account';
import { erasureWarningMs, keptWithoutSignInMs, restorableMs } from '@rounds/contract/account.rules';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { LetGo } from '../../platform/db/personal-data.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { leaderboardChanged } from '../leaderboard/index.ts';
import { eraseLearning } from '../progress/index.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { endMailLinks, selectUserRow } from './accounts.queries.ts';
import { restorableUntil } from './accounts.rules.ts';
import * as queries from './deletion.queries.ts';
import { tell } from './notices.ts';
import { provePassword, withCode } from './proof.service.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { type SessionCheck, signOutEverywhere } from './sessions.ts';
import { deleteChallengesOf, isTwoFactorOn } from './two-factor.queries.ts';

type Deps = AccountsDeps & { readonly secrets: SecretBox; readonly sessions: SessionCheck };

/**
 * Deletes the account: hidden and signed out everywhere at once, erased by the job when nobody signs in for thirty days.
 * @returns until when signing in brings it back
 * @throws ApiError 403 for a wrong password or code, 429 after too many
 */
export async function deleteAccount(
  deps: Deps,
  userId: number,
  { password, code }: BodyOf<typeof contract>,
): Promise<Date> {
  const { db, clock, jobs, sessions } = deps;
  const user = await selectUserRow(db, userId);
  await provePassword(deps, user, password);
  const now = clock.now();
  const until = restorableUntil(now);
  const close = async (tx: Sql) => {
    await queries.markDeleted(tx, userId, now);
    await deleteSessionsOf(tx, userId);
    await deleteChallengesOf(tx, userId);
    await endMailLinks(tx, userId, ['confirm_email', 'verify_email'], now);
    await leaderboardChanged(tx);
    await tell(tx, jobs, user, { kind: 'account_deleted', until: until.toISOString() });
  };
  if (await isTwoFactorOn(db, userId)) await withCode(deps, userId, code ?? '', close);
  else await db.transaction(close);
  signOutEverywhere(sessions, userId);
  return until;
}

type JobDeps = Pick<AccountsDeps, 'db' | 'clock' | 'jobs'>;

/**
 * Erases for good what was deleted thirty days ago. Each account in its own transaction, so that one that fails stops no other.
 * @param letGo what takes the name off that which outlives the account, by feature
 */
export async function eraseDeletedAccounts(
  { db, clock }: JobDeps,
  letGo: Readonly<Record<string, LetGo>>,
): Promise<void> {
  const now = clock.now();
  const deletedBefore = new Date(now.getTime() - restorableMs);
  for (const userId of await queries.selectErasable(db, deletedBefore)) {
    await db.transaction(async (tx) => {
      if (!(await queries.lockErasable(tx, userId, deletedBefore))) return;
      for (const part of Object.values(letGo)) await part(tx, userId, now);
      await queries.deleteUser(tx, userId);
    });
  }
}

/**
 * Erases learning progress two years after the last sign-in, and tells its owner a month before. Nobody's is erased who
 * was not told.
 */
export async function retireProgress({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const warnSince = before(keptWithoutSignInMs - erasureWarningMs);
  for (const learner of await queries.selectAbsenteesToWarn(db, warnSince)) {
    await db.transaction(async (tx) => {
      if (!(await queries.markWarned(tx, learner.id, warnSince, now))) return;
      const until = new Date(now.getTime() + erasureWarningMs).toISOString();
      await tell(tx, jobs, learner, { kind: 'progress_ending', until });
    });
  }
  const [since, warnedBefore] = [before(keptWithoutSignInMs), before(erasureWarningMs)];
  for (const { id } of await queries.selectAbsenteesToForget(db, since, warnedBefore)) {
    await db.transaction(async (tx) => {
      if (!(await queries.lockAbsent(tx, id, since, warnedBefore))) return;
      await eraseLearning(tx, id, now);
      await queries.clearWarning(tx, id);
      await leaderboardChanged(tx);
    });
  }
}
