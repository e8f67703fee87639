import type { Session, User, login, register, updateProfile } from '@rounds/contract/accounts';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { Sql } from '../../platform/db/database.ts';
import { fieldError } from '../../platform/http/errors.ts';
import { forgetLimit, giveBackToLimit, takeFromLimit } from '../../platform/http/limits.ts';
import { moveToZone } from '../progress/index.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { badCredentials, commonPassword, emailTaken, namingConflicts } from './accounts.failures.ts';
import { loginLimits, trialEnd } from './accounts.rules.ts';
import * as queries from './accounts.queries.ts';
import { hashPassword, isCommonPassword, nobodysHash, verifyPassword } from './passwords.ts';
import { askToConfirmEmail } from './recovery.service.ts';
import { openSession } from './sessions.ts';

/** @throws ApiError 409 for a taken name or email, 422 for a common password */
export async function registerAccount(deps: AccountsDeps, body: BodyOf<typeof register>): Promise<Session> {
  if (isCommonPassword(body.password)) throw commonPassword();
  const passwordHash = await hashPassword(body.password);
  return namingConflicts(
    deps.db.transaction(async (tx) => {
      const userId = await createAccount(tx, { ...body, passwordHash }, deps.clock.now());
      return startSession(tx, userId, body.timeZone, deps.clock.now());
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
  return queries.insertUser(tx, {
    username: account.username,
    email: account.email,
    passwordHash: account.passwordHash,
    role: account.role,
    careerPath: account.careerPath ?? null,
    learningStyle: account.learningStyle,
    isDemo: account.isDemo ?? false,
    isSample: account.isSample ?? false,
    xpReachedAt: now,
    trialEndsAt: trialEnd(now),
    createdAt: now,
  });
}

async function startSession(
  tx: Sql,
  userId: number,
  timeZone: string | undefined,
  now: Date,
): Promise<Session> {
  if (timeZone !== undefined) await moveToZone(tx, userId, timeZone);
  await queries.updateUser(tx, userId, { lastLogin: now });
  return { token: await openSession(tx, userId, now), user: await queries.selectUser(tx, userId, now) };
}

/**
 * Signs in. Failures are counted per account and address; a success clears its own count.
 * An unknown account is refused in the same words and the same time as a wrong password; so is the demo account where the
 * demo is off, since everybody knows its password.
 * @throws ApiError 401 or 429
 */
export async function signIn(
  { db, clock, demo }: AccountsDeps & { demo: boolean },
  body: BodyOf<typeof login>,
  address: string,
): Promise<Session> {
  const now = clock.now();
  const account = `${body.email.toLowerCase()} ${address}`;
  await takeFromLimit(db, loginLimits.account, account, now);
  await takeFromLimit(db, loginLimits.address, address, now);

  const row = await queries.selectOptionalUserByEmail(db, body.email);
  const matches = await verifyPassword(row?.passwordHash ?? (await nobodysHash()), body.password);
  if (!row || !matches || (row.isDemo && !demo)) throw badCredentials();

  await forgetLimit(db, loginLimits.account, account);
  await giveBackToLimit(db, loginLimits.address, address);
  return db.transaction((tx) => startSession(tx, row.id, body.timeZone, now));
}

/** @throws ApiError 403 for a wrong password or the demo account, 409 for a taken name or email */
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
    if (!(await verifyPassword(before.passwordHash, currentPassword ?? ''))) {
      throw fieldError(403, 'wrong_password', 'currentPassword', 'That is not your current password.');
    }
    if (await queries.selectOptionalUserByEmail(db, newEmail)) throw emailTaken();
  }
  return namingConflicts(
    db.transaction(async (tx) => {
      const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      await queries.updateUser(tx, userId, changes);
      if (newEmail !== undefined) await askToConfirmEmail(tx, jobs, userId, newEmail, clock.now());
      return queries.selectUser(tx, userId, clock.now());
    }),
  );
}

/** The profile's JSON text: {user, stats}. */
export function readProfileJson({ db, clock }: AccountsDeps, userId: number): Promise<string> {
  return queries.selectProfileJson(db, userId, clock.now());
}
