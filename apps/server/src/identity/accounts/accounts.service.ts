import type {
  Session,
  User,
  getProfile,
  register,
  setLearningStyle,
  updateProfile,
} from '@rounds/contract/identity/accounts';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { refuseTaken } from './sign-up/refuse-taken.ts';
import { trialEnd } from './accounts.rules.ts';
import * as queries from './accounts.queries.ts';
import type { Device } from './sessions/device.rules.ts';
import { requestEmailChange, prepareEmailChange, sendVerification } from './email/email.service.ts';
import { hashPassword, isCommonPassword } from './passwords/passwords.ts';
import { startSession } from './sign-in/sign-in.service.ts';
import { isReservedUsername } from './sign-up/usernames.rules.ts';

/** Opens an account and its first session. */
export async function registerAccount(
  deps: AccountsDeps,
  body: BodyOf<typeof register>,
  device: Device,
  fail: Fail<'email_taken' | 'username_taken' | 'username_reserved' | 'password_common'>,
): Promise<Session> {
  if (isReservedUsername(body.username)) throw fail('username_reserved');
  if (isCommonPassword(body.password)) throw fail('password_common');
  const passwordHash = await hashPassword(body.password, deps.config.passwordCost);
  const opened = deps.db.transaction(async (tx) => {
    const userId = await createAccount(tx, deps, { ...body, passwordHash }, deps.clock.now());
    return startSession(tx, deps, userId, { timeZone: body.timeZone, device });
  });
  const session = await refuseTaken(opened, ['email_taken', 'username_taken'], fail);
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

/** Changes what is named of a profile; another email waits for its confirmation. */
export async function changeProfile(
  deps: AccountsDeps,
  userId: number,
  body: BodyOf<typeof updateProfile>,
  fail: Fail<'wrong_password' | 'email_taken' | 'username_taken' | 'username_reserved'>,
): Promise<User> {
  const { db, clock } = deps;
  const before = await queries.selectUserRow(db, userId);
  const { email, currentPassword, ...fields } = body;
  const { username = before.username } = fields;
  const isOtherName = username.toLowerCase() !== before.username.toLowerCase();
  if (isOtherName && isReservedUsername(username)) throw fail('username_reserved');
  const isOtherEmail = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  const change = isOtherEmail && (await prepareEmailChange(deps, before, email, currentPassword ?? '', fail));
  const changed = db.transaction(async (tx) => {
    const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    await queries.updateUser(tx, userId, changes);
    if (change) await requestEmailChange(tx, deps, before, change, fail);
    return queries.selectUser(tx, userId, clock.now());
  });
  return refuseTaken(changed, ['username_taken'], fail);
}

export async function changeLearningStyle(
  { db, clock }: AccountsDeps,
  userId: number,
  { learningStyle }: BodyOf<typeof setLearningStyle>,
): Promise<User> {
  return db.transaction(async (tx) => {
    await queries.updateUser(tx, userId, { learningStyle });
    return queries.selectUser(tx, userId, clock.now());
  });
}

export const readUser = ({ db, clock }: AccountsDeps, userId: number): Promise<User> =>
  queries.selectUser(db, userId, clock.now());

/** The profile as JSON. */
export function readProfileJson(
  { db, clock }: AccountsDeps,
  userId: number,
): Promise<Json<AnswerOf<typeof getProfile>>> {
  return queries.selectProfileJson(db, userId, clock.now());
}
