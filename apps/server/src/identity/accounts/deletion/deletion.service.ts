import type { deleteAccount as contract } from '@rounds/contract/identity/accounts.security';
import {
  erasureWarningMs,
  keptWithoutSignInMs,
  restorableMs,
} from '@rounds/contract/identity/accounts.security.rules';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { Config } from '../../../platform/config/config.ts';
import type { BeforeErase } from '../../../platform/db/personal-data.ts';
import type { Fail } from '../../../platform/http/errors.ts';
import { runForEach, inBatches } from '../../../platform/jobs/run-for-each.ts';
import { deleteMailTo } from '../../../platform/mail/outbox.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { selectUserRow } from '../accounts.queries.ts';
import { endMailLinks } from '../email/mail-links.queries.ts';
import { restorableUntil } from './deletion.rules.ts';
import * as queries from './deletion.queries.ts';
import { tell } from '../mails/notices.ts';
import { provePassword, withCode } from '../sign-in/proof.service.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { type SessionCheck, signOutEverywhere } from '../sessions/sessions.ts';
import { deleteChallengesOf, isTwoFactorOn } from '../two-factor/two-factor.queries.ts';

type Deps = AccountsDeps & { readonly secrets: SecretBox; readonly sessions: SessionCheck };

/**
 * Deletes the account. It is hidden and signed out everywhere at once, and erased by the job if nobody signs in for
 * thirty days.
 * @returns until when signing in restores it
 */
export async function deleteAccount(
  deps: Deps,
  userId: number,
  { password, code }: BodyOf<typeof contract>,
  fail: Fail<'wrong_password' | 'wrong_code'>,
): Promise<Date> {
  const { db, clock, jobs, events, sessions } = deps;
  const user = await selectUserRow(db, userId);
  await provePassword(deps, user, password, fail);
  const now = clock.now();
  const until = restorableUntil(now);
  const close = async (tx: Sql) => {
    await queries.markDeleted(tx, userId, now);
    await deleteSessionsOf(tx, userId);
    await deleteChallengesOf(tx, userId);
    await endMailLinks(tx, userId, ['confirm_email', 'verify_email'], now);
    await events.visibilityChanged(tx, userId);
    await tell(tx, jobs, user, { kind: 'account_deleted', until: until.toISOString() });
  };
  if (await isTwoFactorOn(db, userId)) await withCode(deps, userId, code ?? '', close, fail);
  else await db.transaction(close);
  signOutEverywhere(sessions, userId);
  return until;
}

/** Removes the mails to an erased learner. */
export const forgetMailsOf =
  (config: Pick<Config, 'dataDir'>): BeforeErase =>
  async (tx, userId) =>
    deleteMailTo(config, await queries.selectAddresses(tx, userId));

const nameOf = ({ id }: { readonly id: number }) => `account ${id}`;

/**
 * Erases for good the accounts deleted thirty days ago, each in its own transaction, so that a failure stops no other.
 * @throws AggregateError for the accounts that could not be erased
 */
export async function eraseDeletedAccounts(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  beforeErase: readonly BeforeErase[],
): Promise<void> {
  const now = clock.now();
  const deletedBefore = new Date(now.getTime() - restorableMs);
  const due = inBatches((afterId) => queries.selectErasable(db, deletedBefore, afterId));
  await runForEach(due, nameOf, ({ id }) =>
    db.transaction(async (tx) => {
      if (!(await queries.lockErasable(tx, id, deletedBefore))) return;
      for (const prepare of beforeErase) await prepare(tx, id, now);
      await queries.deleteUser(tx, id);
    }),
  );
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Tells learners a month before their learning progress is erased. */
export async function warnInactive({ db, clock, jobs }: AccountsDeps): Promise<void> {
  const now = clock.now();
  const since = before(now, keptWithoutSignInMs - erasureWarningMs);
  const due = inBatches((afterId) => queries.selectInactiveToWarn(db, since, afterId));
  await runForEach(due, nameOf, (learner) =>
    db.transaction(async (tx) => {
      if (!(await queries.markWarned(tx, learner.id, since, now))) return;
      const until = new Date(now.getTime() + erasureWarningMs).toISOString();
      await tell(tx, jobs, learner, { kind: 'progress_ending', until });
    }),
  );
}

/** Erases learning progress two years after the last sign-in, but only of learners who were warned. */
export async function expireLearning({ db, clock, events }: AccountsDeps): Promise<void> {
  const now = clock.now();
  const [since, warnedBefore] = [before(now, keptWithoutSignInMs), before(now, erasureWarningMs)];
  const due = inBatches((afterId) => queries.selectInactiveToExpire(db, since, warnedBefore, afterId));
  await runForEach(due, nameOf, ({ id }) =>
    db.transaction(async (tx) => {
      if (!(await queries.lockInactive(tx, id, since, warnedBefore))) return;
      await events.learningExpired(tx, id, now);
      await queries.clearWarning(tx, id);
    }),
  );
}
