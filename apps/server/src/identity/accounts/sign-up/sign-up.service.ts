import type { Session, register } from '@rounds/contract/identity/accounts';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { Sql } from '../../../platform/db/database.ts';
import type { Fail } from '../../../platform/http/errors.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import * as queries from '../accounts.queries.ts';
import { sendVerification } from '../email/email.service.ts';
import { hashPassword, isCommonPassword } from '../passwords/passwords.ts';
import type { Device } from '../sessions/device.rules.ts';
import { startSession } from '../sign-in/sign-in.service.ts';
import { refuseTaken } from './refuse-taken.ts';
import { trialEnd } from './trial.rules.ts';
import { isReservedUsername } from './usernames.rules.ts';

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
  // Only after the account exists: a rejected registration uses nothing up, and a lost mail can be sent again.
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
