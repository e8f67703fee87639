import { randomBytes } from 'node:crypto';
import { challengeMinutes } from '@rounds/contract/account.rules';
import type { Session, TwoFactorNeeded, finishLogin, login } from '@rounds/contract/accounts';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { Sql } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { forgetLimit, giveBackToLimit, takeFromLimit } from '../../platform/http/limits.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { hashToken } from '../../platform/tokens.ts';
import { leaderboardChanged } from '../leaderboard/index.ts';
import { moveToZone } from '../progress/index.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { badCredentials } from './accounts.failures.ts';
import { isErasable, loginLimits } from './accounts.rules.ts';
import * as queries from './accounts.queries.ts';
import type { Device } from './device.rules.ts';
import { tell } from './notices.ts';
import { nobodysHash, verifyPassword } from './passwords.ts';
import { withCode } from './proof.service.ts';
import { openSession } from './sessions.ts';
import {
  deleteChallenge,
  insertChallenge,
  isTwoFactorOn,
  selectOptionalChallenge,
} from './two-factor.queries.ts';

type Deps = AccountsDeps & { readonly demo: boolean; readonly secrets: SecretBox };

/** Who asks to be let in: from which address, with which browser. */
export interface Visitor {
  readonly address: string;
  readonly device: Device;
}

/** Opens a session; a deletion that its owner had asked for is taken back by it. */
export async function startSession(
  tx: Sql,
  { clock, jobs }: Pick<AccountsDeps, 'clock' | 'jobs'>,
  userId: number,
  { timeZone, device }: { readonly timeZone?: string | undefined; readonly device: Device },
): Promise<Session> {
  const now = clock.now();
  if (timeZone !== undefined) await moveToZone(tx, userId, timeZone);
  const signedIn = await queries.recordSignIn(tx, userId, now);
  // Erased in this moment.
  if (!signedIn) throw badCredentials();
  if (signedIn.restored) {
    await leaderboardChanged(tx);
    await tell(tx, jobs, signedIn, { kind: 'account_restored' });
  }
  const token = await openSession(tx, userId, now, device);
  const user = await queries.selectUser(tx, userId, now);
  return { token, user, ...(signedIn.restored && { restored: true }) };
}

/**
 * Signs in, or answers the challenge that a code is asked for with. Failures are counted per account and address; a success
 * clears its own count. An unknown account is refused in the same words and the same time as a wrong password, with or
 * without two-factor; so is one that is to be erased, and the demo account where the demo is off, since everybody knows
 * its password.
 * @throws ApiError 401 or 429
 */
export async function signIn(
  deps: Deps,
  body: BodyOf<typeof login>,
  { address, device }: Visitor,
): Promise<Session | TwoFactorNeeded> {
  const { db, clock, demo } = deps;
  const now = clock.now();
  const account = `${body.email.toLowerCase()} ${address}`;
  await takeFromLimit(db, loginLimits.account, account, now);
  await takeFromLimit(db, loginLimits.address, address, now);

  const row = await queries.selectOptionalUserByEmail(db, body.email);
  const matches = await verifyPassword(row?.passwordHash ?? (await nobodysHash()), body.password);
  const isClosed = row !== null && ((row.isDemo && !demo) || isErasable(row.deletedAt, now));
  if (!row || !matches || isClosed) throw badCredentials();

  await forgetLimit(db, loginLimits.account, account);
  await giveBackToLimit(db, loginLimits.address, address);
  if (await isTwoFactorOn(db, row.id)) return challenge(db, row.id, now);
  return db.transaction((tx) => startSession(tx, deps, row.id, { timeZone: body.timeZone, device }));
}

async function challenge(sql: Sql, userId: number, now: Date): Promise<TwoFactorNeeded> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  await insertChallenge(sql, { tokenHash: hashToken(token), userId, expiresAt });
  return { challenge: token, expiresAt: expiresAt.toISOString() };
}

const challengeExpired = () =>
  new ApiError(401, 'challenge_expired', 'That took too long. Please sign in again.');
const wrongSignInCode = () =>
  new ApiError(401, 'wrong_code', 'That code is not right, or it was used already.', {
    issues: [{ path: 'code', message: 'That code is not right, or it was used already.' }],
  });

/**
 * The second step: takes the challenge and the code, both for good.
 * @throws ApiError 401 for a wrong code or a challenge that is over, 429 after too many wrong codes
 */
export async function finishSignIn(
  deps: Deps,
  body: BodyOf<typeof finishLogin>,
  device: Device,
): Promise<Session> {
  const { db, clock } = deps;
  const tokenHash = hashToken(body.challenge);
  const waiting = await selectOptionalChallenge(db, tokenHash, clock.now());
  if (!waiting) throw challengeExpired();
  const { userId } = waiting;
  const enter = async (tx: Sql) => {
    if (!(await deleteChallenge(tx, tokenHash))) throw challengeExpired();
    return startSession(tx, deps, userId, { timeZone: body.timeZone, device });
  };
  return withCode(deps, userId, body.code, enter, wrongSignInCode);
}
