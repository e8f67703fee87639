import { challengeMinutes } from '@rounds/contract/identity/accounts.security.rules';
import type { Session, TwoFactorNeeded, finishLogin, login } from '@rounds/contract/identity/accounts';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { Sql } from '../../../platform/db/database.ts';
import type { Fail } from '../../../platform/http/errors.ts';
import { type Use, forgiveLimits, takeFromLimits } from '../../../platform/http/limits.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { isErasable } from '../deletion/deletion.rules.ts';
import { loginLimits, signInLimits } from './sign-in.rules.ts';
import { maxSessions } from '../sessions/sessions.rules.ts';
import * as queries from '../accounts.queries.ts';
import type { Device } from '../sessions/device.rules.ts';
import { tell } from '../mails/notices.ts';
import { changeTimeZone } from '../profile/time-zone.service.ts';
import { dummyHash, verifyPassword } from '../passwords/passwords.ts';
import { withCode } from './proof.service.ts';
import { endOldestSessions } from '../sessions/sessions.queries.ts';
import {
  deleteChallenge,
  insertChallenge,
  selectOptionalChallenge,
} from '../two-factor/two-factor.queries.ts';

type Deps = AccountsDeps & { readonly demo: boolean; readonly secrets: SecretBox };

/** Who wants to sign in: the address that limits count by, and the browser. */
export interface Visitor {
  readonly caller: string;
  readonly device: Device;
}

/** Opens a session, and cancels a deletion that the owner had asked for. The account must exist. */
export async function startSession(
  tx: Sql,
  deps: Pick<AccountsDeps, 'clock' | 'jobs' | 'events'>,
  userId: number,
  entry: Entry,
): Promise<Session> {
  const session = await startOptionalSession(tx, deps, userId, entry);
  if (!session) throw new Error(`No user ${userId}`);
  return session;
}

interface Entry {
  readonly timeZone?: string | undefined;
  readonly device: Device;
}

/** The same; null for an account that was just erased. */
async function startOptionalSession(
  tx: Sql,
  deps: Pick<AccountsDeps, 'clock' | 'jobs' | 'events'>,
  userId: number,
  { timeZone, device }: Entry,
): Promise<Session | null> {
  const { clock, jobs, events } = deps;
  const now = clock.now();
  if (timeZone !== undefined) await changeTimeZone(tx, deps, userId, timeZone);
  const token = newToken();
  const signedIn = await queries.recordSignIn(tx, userId, { tokenHash: hashToken(token), device, now });
  if (!signedIn) return null;
  const { user, restored } = signedIn;
  if (!user.isDemo) await endOldestSessions(tx, userId, maxSessions);
  if (restored) {
    await events.visibilityChanged(tx, userId);
    await tell(tx, jobs, user, { kind: 'account_restored' });
  }
  return { token, user, ...(restored && { restored }) };
}

/**
 * Signs in, or returns the challenge that asks for a code. Failures are counted per account and address, per address
 * and per account. A success clears the first count and doesn't add to the others. An unknown account is refused in the
 * same words and time as a wrong password, with or without two-factor. So is an account about to be erased, and the
 * demo account where the demo is off, since everybody knows its password.
 */
export async function signIn(
  deps: Deps,
  body: BodyOf<typeof login>,
  { caller, device }: Visitor,
  fail: Fail<'bad_credentials'>,
): Promise<Session | TwoFactorNeeded> {
  const { db, clock, config, demo } = deps;
  const now = clock.now();
  const email = body.email.toLowerCase();
  const own = [loginLimits.account, `${email} ${caller}`] as const;
  const shared = [loginLimits.address, caller] as const;
  const anywhere = [loginLimits.anywhere, email] as const;
  await takeFromLimits(db, [own, shared, anywhere], now);

  const account = await queries.selectOptionalAccount(db, body.email);
  const hashed = account?.passwordHash ?? (await dummyHash(config.passwordCost));
  const matches = await verifyPassword(hashed, body.password);
  const isClosed = account !== null && ((account.isDemo && !demo) || isErasable(account.deletedAt, now));
  if (!account || !matches || isClosed) throw fail('bad_credentials');

  await forgiveLimits(db, own, [shared, anywhere]);
  const successes: Use[] = [[signInLimits.address, caller]];
  // Everybody signs in to the demo account: one visitor's actions must not keep the others out.
  if (!account.isDemo) successes.unshift([signInLimits.account, String(account.id)]);
  await takeFromLimits(db, successes, now);
  const timeZone = body.timeZone === account.timeZone ? undefined : body.timeZone;
  return db.transaction(async (tx) => {
    // Changed during the check: a change revokes everything that the old password opened, and this session would come
    // after.
    if (!(await queries.lockPassword(tx, account))) throw fail('bad_credentials');
    if (account.asksForCode) return challenge(tx, account.id, now);
    const session = await startOptionalSession(tx, deps, account.id, { timeZone, device });
    if (!session) throw fail('bad_credentials');
    return session;
  });
}

async function challenge(tx: Sql, userId: number, now: Date): Promise<TwoFactorNeeded> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  await insertChallenge(tx, { tokenHash: hashToken(token), userId, expiresAt });
  return { challenge: token, expiresAt: expiresAt.toISOString() };
}

/** The second step: uses up both the challenge and the code. */
export async function finishSignIn(
  deps: Deps,
  body: BodyOf<typeof finishLogin>,
  device: Device,
  fail: Fail<'challenge_expired' | 'wrong_sign_in_code'>,
): Promise<Session> {
  const { db, clock } = deps;
  const tokenHash = hashToken(body.challenge);
  const waiting = await selectOptionalChallenge(db, tokenHash, clock.now());
  if (!waiting) throw fail('challenge_expired');
  const { userId } = waiting;
  const enter = async (tx: Sql) => {
    if (!(await deleteChallenge(tx, tokenHash))) throw fail('challenge_expired');
    const session = await startOptionalSession(tx, deps, userId, { timeZone: body.timeZone, device });
    if (!session) throw fail('challenge_expired');
    return session;
  };
  return withCode(deps, userId, body.code, enter, () => fail('wrong_sign_in_code'));
}
