import type { Session, User, getProfile, register, updateProfile } from '@rounds/contract/identity/accounts';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { commonPassword, namingConflicts, usernameReserved } from './accounts.failures.ts';
import { trialEnd } from './accounts.rules.ts';
import * as queries from './accounts.queries.ts';
import type { Device } from './device.rules.ts';
import { askForEmailChange, prepareEmailChange, sendVerification } from './email.service.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { startSession } from './sign-in.service.ts';
import { isReservedUsername } from './usernames.rules.ts';

/** @throws ApiError 409 for a taken name or email, 422 for a reserved name or a common password */
export async function registerAccount(
  deps: AccountsDeps,
  body: BodyOf<typeof register>,
  device: Device,
): Promise<Session> {
  if (isReservedUsername(body.username)) throw usernameReserved();
  if (isCommonPassword(body.password)) throw commonPassword();
  const passwordHash = await hashPassword(body.password);
  const session = await namingConflicts(
    deps.db.transaction(async (tx) => {
      const userId = await createAccount(tx, deps, { ...body, passwordHash }, deps.clock.now());
      return startSession(tx, deps, userId, { timeZone: body.timeZone, device });
    }),
  );
  // After the account is there: a refused registration uses nothing up, and a mail that is lost can be sent again.
  await sendVerification(deps, { userId: session.user.id, email: body.email });
  return session;
}

type NewAccount = Pick<
  BodyOf<typeof register>,
  'username' | 'email' | 'role' | 'careerPath' | 'learningStyle'
> &
  Pick<queries.NewUser, 'passwordHash' | 'isDemo' | 'isSample'>;

/** Opens an account whose trial starts now, and returns its id. */
export async function createAccount(
  tx: Sql,
  { events }: Pick<AccountsDeps, 'events'>,
  account: NewAccount,
  now: Date,
): Promise<number> {
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
  await events.accountCreated(tx, id, now);
  return id;
}

/** @throws ApiError 403 for a wrong password, 409 for a taken name or email, 429 for too many mails */
export async function changeProfile(
  deps: AccountsDeps,
  userId: number,
  body: BodyOf<typeof updateProfile>,
): Promise<User> {
  const { db, clock } = deps;
  const before = await queries.selectUserRow(db, userId);
  const { email, currentPassword, ...fields } = body;
  const { username = before.username } = fields;
  const isOtherName = username.toLowerCase() !== before.username.toLowerCase();
  if (isOtherName && isReservedUsername(username)) throw usernameReserved();
  const isOtherEmail = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  const change = isOtherEmail && (await prepareEmailChange(deps, before, email, currentPassword ?? ''));
  return namingConflicts(
    db.transaction(async (tx) => {
      const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      await queries.updateUser(tx, userId, changes);
      if (change) await askForEmailChange(tx, deps, before, change);
      return queries.selectUser(tx, userId, clock.now());
    }),
  );
}

/** The profile as JSON. */
export function readProfileJson(
  { db, clock }: AccountsDeps,
  userId: number,
): Promise<Json<AnswerOf<typeof getProfile>>> {
  return queries.selectProfileJson(db, userId, clock.now());
}
