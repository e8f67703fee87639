import type { Session, User, register, updateProfile } from '@rounds/contract/accounts';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { Sql } from '../../platform/db/database.ts';
import { fieldError } from '../../platform/http/errors.ts';
import { takeFromLimits } from '../../platform/http/limits.ts';
import { insertTotals } from '../awards/index.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { commonPassword, emailTaken, namingConflicts } from './accounts.failures.ts';
import { emailChangeLimit, trialEnd } from './accounts.rules.ts';
import * as queries from './accounts.queries.ts';
import type { Device } from './device.rules.ts';
import { tell } from './notices.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { provePassword } from './proof.service.ts';
import { askToConfirmEmail } from './recovery.service.ts';
import { startSession } from './sign-in.service.ts';

/** @throws ApiError 409 for a taken name or email, 422 for a common password */
export async function registerAccount(
  deps: AccountsDeps,
  body: BodyOf<typeof register>,
  device: Device,
): Promise<Session> {
  if (isCommonPassword(body.password)) throw commonPassword();
  const passwordHash = await hashPassword(body.password);
  return namingConflicts(
    deps.db.transaction(async (tx) => {
      const userId = await createAccount(tx, { ...body, passwordHash }, deps.clock.now());
      return startSession(tx, deps, userId, { timeZone: body.timeZone, device });
    }),
  );
}

type NewAccount = Pick<
  BodyOf<typeof register>,
  'username' | 'email' | 'role' | 'careerPath' | 'learningStyle'
> &
  Pick<queries.NewUser, 'passwordHash' | 'isDemo' | 'isSample'>;

/** Opens an account whose trial starts now, and returns its id. */
export async function createAccount(tx: Sql, account: NewAccount, now: Date): Promise<number> {
  const id = await queries.insertUser(tx, {
    username: account.username,
    email: account.email,
    passwordHash: account.passwordHash,
    role: account.role,
    careerPath: account.careerPath ?? null,
    learningStyle: account.learningStyle,
    isDemo: account.isDemo ?? false,
    isSample: account.isSample ?? false,
    trialEndsAt: trialEnd(now),
    createdAt: now,
  });
  await insertTotals(tx, id, now);
  return id;
}

/** @throws ApiError 403 for a wrong password or the demo account, 409 for a taken name or email, 429 for too many mails */
export async function changeProfile(
  { db, clock, jobs }: AccountsDeps,
  userId: number,
  body: BodyOf<typeof updateProfile>,
): Promise<User> {
  const before = await queries.selectUserRow(db, userId);
  const { email, currentPassword, ...fields } = body;
  const newEmail =
    email !== undefined && email.toLowerCase() !== before.email.toLowerCase() ? email : undefined;
  if (newEmail !== undefined) {
    if (before.isDemo)
      throw fieldError(403, 'demo_account', 'email', "The demo account's email can't be changed.");
    await provePassword({ db, clock }, before, currentPassword ?? '', 'currentPassword');
    await takeFromLimits(db, [[emailChangeLimit, String(userId)]], clock.now());
    if (await queries.selectOptionalUserByEmail(db, newEmail)) throw emailTaken();
  }
  return namingConflicts(
    db.transaction(async (tx) => {
      const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      await queries.updateUser(tx, userId, changes);
      if (newEmail !== undefined) {
        await tell(tx, jobs, before, { kind: 'email_changing', newEmail });
        await askToConfirmEmail(tx, jobs, userId, newEmail, clock.now());
      }
      return queries.selectUser(tx, userId, clock.now());
    }),
  );
}

/** The profile's JSON text: {user, stats}. */
export function readProfileJson({ db, clock }: AccountsDeps, userId: number): Promise<string> {
  return queries.selectProfileJson(db, userId, clock.now());
}
