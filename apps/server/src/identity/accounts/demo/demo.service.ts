import { randomBytes } from 'node:crypto';
import { demoCopiesAtOnce, demoCopyMs } from '@rounds/contract/identity/accounts.rules';
import type { Session } from '@rounds/contract/identity/accounts';
import type { keepProgress as contract, openDemo as opening } from '@rounds/contract/identity/accounts.demo';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { BeforeErase } from '../../../platform/db/personal-data.ts';
import type { Fail } from '../../../platform/http/errors.ts';
import { runForEach, inBatches } from '../../../platform/jobs/run-for-each.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { createAccount } from '../sign-up/sign-up.service.ts';
import {
  lockOptionalUserRow,
  selectOptionalUserRow,
  selectUser,
  updateUser,
  type UserRow,
} from '../accounts.queries.ts';
import { deleteUser } from '../deletion/deletion.queries.ts';
import { countCopies, lockEndedCopy, selectEndedCopies, selectOptionalShared } from './demo.queries.ts';
import type { Device } from '../sessions/device.rules.ts';
import { sendVerification } from '../email/email.service.ts';
import { revokeAccess } from '../sessions/revoke-access.service.ts';
import { hashPassword, isCommonPassword } from '../passwords/passwords.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { type SessionCheck, openSession, signOutEverywhere } from '../sessions/sessions.ts';
import { startSession } from '../sign-in/sign-in.service.ts';
import { refuseTaken } from '../sign-up/refuse-taken.ts';
import { changeTimeZone } from '../profile/time-zone.service.ts';
import { isReservedUsername } from '../sign-up/usernames.rules.ts';

interface OpeningDeps extends AccountsDeps {
  readonly demo: boolean;
  readonly populateDemo: (userId: number) => Promise<void>;
}

let closed: Promise<string> | undefined;

/** The hash of a password that nobody knows: a copy can only be entered through its session. */
const closedHash = () => (closed ??= hashPassword(randomBytes(32).toString('base64')));

/**
 * Opens a private copy of the demo learner with everything that learner has done, and its session. It appears on no
 * leaderboard, and counts as a demo account everywhere until it is kept. If there are too many copies, it opens the
 * shared demo account instead, so that nobody can fill the database or close the demo to others.
 */
export async function openDemo(
  deps: OpeningDeps,
  { timeZone }: BodyOf<typeof opening>,
  device: Device,
  fail: Fail<'demo_off'>,
): Promise<Session> {
  const { db, clock, demo, populateDemo } = deps;
  if (!demo) throw fail('demo_off');
  if ((await countCopies(db)) >= demoCopiesAtOnce) {
    const shared = await selectOptionalShared(db);
    if (shared === null) throw fail('demo_off');
    return db.transaction((tx) => startSession(tx, deps, shared, { device }));
  }
  const now = clock.now();
  const username = `demo-${randomBytes(5).toString('hex')}`;
  const passwordHash = await closedHash();
  const userId = await db.transaction(async (tx) => {
    const id = await createAccount(
      tx,
      deps,
      {
        username,
        email: `${username}@rounds.example`,
        passwordHash,
        isDemo: true,
        role: 'student',
        careerPath: 'nursing',
        learningStyle: 'unknown',
      },
      now,
    );
    const demoUntil = new Date(now.getTime() + demoCopyMs);
    await updateUser(tx, id, { demoUntil, leaderboardVisible: false });
    if (timeZone !== undefined) await changeTimeZone(tx, deps, id, timeZone);
    return id;
  });
  await populateDemo(userId);
  return db.transaction((tx) => startSession(tx, deps, userId, { device }));
}

type KeepingFail = Fail<
  | 'not_signed_in'
  | 'demo_account'
  | 'not_demo_copy'
  | 'email_taken'
  | 'username_taken'
  | 'username_reserved'
  | 'password_common'
>;

/** Makes a copy its visitor's own account. All its sessions end, and the answer carries a new one. */
export async function keepProgress(
  deps: AccountsDeps & { readonly sessions: SessionCheck },
  userId: number,
  { username, email, password }: BodyOf<typeof contract>,
  device: Device,
  fail: KeepingFail,
): Promise<Session> {
  const { db, clock, config, events, sessions } = deps;
  refuseOthers(await selectOptionalUserRow(db, userId), fail);
  if (isReservedUsername(username)) throw fail('username_reserved');
  if (isCommonPassword(password)) throw fail('password_common');
  const passwordHash = await hashPassword(password, config.passwordCost);
  const now = clock.now();
  const kept = db.transaction(async (tx) => {
    // Another tab may have kept it meanwhile, or it expired and was erased.
    refuseOthers(await lockOptionalUserRow(tx, userId), fail);
    await updateUser(tx, userId, {
      username,
      email,
      passwordHash,
      isDemo: false,
      demoUntil: null,
      leaderboardVisible: true,
    });
    await revokeAccess(tx, { events }, userId, now);
    await events.demoCopyBecameAccount(tx, userId);
    await events.visibilityChanged(tx, userId);
    const token = await openSession(tx, userId, now, device);
    return { token, user: await selectUser(tx, userId, now) };
  });
  const session = await refuseTaken(kept, ['email_taken', 'username_taken'], fail);
  signOutEverywhere(sessions, userId);
  await sendVerification(deps, { userId, email });
  return session;
}

function refuseOthers(user: UserRow | null, fail: KeepingFail): void {
  if (!user) throw fail('not_signed_in');
  if (!user.isDemo) throw fail('not_demo_copy');
  if (user.demoUntil === null) throw fail('demo_account');
}

/**
 * Erases expired copies, each in its own transaction.
 * @throws AggregateError for those that could not be erased
 */
export async function eraseDemoCopies(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  beforeErase: readonly BeforeErase[],
): Promise<void> {
  const now = clock.now();
  const ended = inBatches((afterId) => selectEndedCopies(db, now, afterId));
  await runForEach(
    ended,
    ({ id }) => `demo copy ${id}`,
    ({ id }) =>
      db.transaction(async (tx) => {
        if (!(await lockEndedCopy(tx, id, now))) return;
        await deleteSessionsOf(tx, id);
        for (const prepare of beforeErase) await prepare(tx, id, now);
        await deleteUser(tx, id);
      }),
  );
}
