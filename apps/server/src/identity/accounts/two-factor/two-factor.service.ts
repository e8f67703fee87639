import type { TwoFactorState } from '@rounds/contract/identity/accounts.security';
import { setupMinutes } from '@rounds/contract/identity/accounts.security.rules';
import type { Fail } from '../../../platform/http/errors.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { resetLimit, takeFromLimits } from '../../../platform/http/limits.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { lockPassword, isEmailConfirmed, lockUserRow, selectUserRow } from '../accounts.queries.ts';
import { proofLimits } from '../sign-in/sign-in.rules.ts';
import { tell } from '../mails/notices.ts';
import { provePassword, withCode } from '../sign-in/proof.service.ts';
import {
  authenticatorUri,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  shownCode,
  stepOf,
} from './two-factor.codes.ts';
import * as queries from './two-factor.queries.ts';

type Deps = AccountsDeps & { readonly secrets: SecretBox };

export async function readTwoFactor({ db }: Deps, userId: number): Promise<TwoFactorState> {
  const enabled = await queries.isTwoFactorOn(db, userId);
  const recoveryCodesLeft = enabled ? await queries.countCodesLeft(db, userId) : 0;
  return { enabled, recoveryCodesLeft, emailConfirmed: await isEmailConfirmed(db, userId) };
}

/** Creates a secret and stores it, encrypted, until its first code comes. It is returned here and nowhere else. */
export async function setUpTwoFactor(
  deps: Deps,
  userId: number,
  password: string,
  fail: Fail<'wrong_password' | 'two_factor_on' | 'email_unconfirmed'>,
): Promise<{ secret: string; uri: string }> {
  const user = await selectUserRow(deps.db, userId);
  if (!user.emailConfirmedAt) throw fail('email_unconfirmed');
  await provePassword(deps, user, password, fail);
  const secret = newSecret();
  const sealed = deps.secrets.seal(secret, String(userId));
  await deps.db.transaction(async (tx) => {
    // A new password cancels pending setups, and this one would come after.
    if (!(await lockPassword(tx, user))) throw fail('wrong_password');
    if (!(await queries.saveSetup(tx, userId, sealed, deps.clock.now()))) throw fail('two_factor_on');
  });
  return { secret, uri: authenticatorUri(secret, user.email) };
}

/** Turns two-factor on with a code of the new secret. Returns the recovery codes, only this once. */
export async function confirmTwoFactor(
  deps: Deps,
  userId: number,
  code: string,
  fail: Fail<'wrong_code' | 'two_factor_on' | 'no_setup' | 'email_unconfirmed'>,
): Promise<string[]> {
  const { db, clock, jobs, secrets } = deps;
  const now = clock.now();
  await takeFromLimits(db, [[proofLimits.code, String(userId)]], now);
  const user = await selectUserRow(db, userId);
  const codes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    if (!(await lockUserRow(tx, userId)).emailConfirmedAt) throw fail('email_unconfirmed');
    // Read under the lock: otherwise a concurrent setup would be turned on by this one's code.
    const setup = await queries.selectOptionalTwoFactor(tx, userId);
    if (setup?.enabledAt) throw fail('two_factor_on');
    if (!setup || now.getTime() - setup.setUpAt.getTime() >= setupMinutes * 60_000) throw fail('no_setup');
    const step = stepOf(secrets.open(setup.secret, String(userId)), code, now);
    if (step === null) throw fail('wrong_code');
    if (!(await queries.enableTwoFactor(tx, userId, step, now))) throw fail('two_factor_on');
    await queries.replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
    await tell(tx, jobs, user, { kind: 'two_factor_on' });
  });
  await resetLimit(db, proofLimits.code, String(userId));
  return codes.map(shownCode);
}

interface Proof {
  readonly password: string;
  readonly code: string;
}

type NotProved = 'wrong_password' | 'two_factor_off';

/** Replaces the recovery codes. Returns the new ones, only this once. */
export async function renewRecoveryCodes(
  deps: Deps,
  userId: number,
  proof: Proof,
  fail: Fail<NotProved | 'wrong_code'>,
): Promise<string[]> {
  const user = await prove(deps, userId, proof, fail);
  const codes = newRecoveryCodes();
  const renew = async (tx: Sql) => {
    await queries.replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
    await tell(tx, deps.jobs, user, { kind: 'recovery_codes_renewed' });
  };
  await withCode(deps, userId, proof.code, renew, fail);
  return codes.map(shownCode);
}

export async function turnTwoFactorOff(
  deps: Deps,
  userId: number,
  proof: Proof,
  fail: Fail<NotProved | 'wrong_code'>,
): Promise<void> {
  const user = await prove(deps, userId, proof, fail);
  const turnOff = async (tx: Sql) => {
    await queries.deleteTwoFactor(tx, userId);
    await tell(tx, deps.jobs, user, { kind: 'two_factor_off' });
  };
  await withCode(deps, userId, proof.code, turnOff, fail);
}

async function prove(deps: Deps, userId: number, { password }: Proof, fail: Fail<NotProved>) {
  const user = await selectUserRow(deps.db, userId);
  if (!(await queries.isTwoFactorOn(deps.db, userId))) throw fail('two_factor_off');
  await provePassword(deps, user, password, fail);
  return user;
}
