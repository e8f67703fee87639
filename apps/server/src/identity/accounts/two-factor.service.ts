import type { TwoFactorState } from '@rounds/contract/identity/accounts.security';
import { setupMinutes } from '@rounds/contract/identity/accounts.security.rules';
import { ApiError } from '../../platform/http/errors.ts';
import { forgetLimit, takeFromLimits } from '../../platform/http/limits.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { emailUnconfirmed, wrongCode, wrongPassword } from './accounts.failures.ts';
import { holdPassword, isEmailConfirmed, lockUserRow, selectUserRow } from './accounts.queries.ts';
import { proofLimits } from './accounts.rules.ts';
import { tell } from './notices.ts';
import { provePassword, withCode } from './proof.service.ts';
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

const isOn = () => new ApiError(409, 'two_factor_on', 'Two-factor authentication is already on.');
const isOff = () => new ApiError(409, 'two_factor_off', 'Two-factor authentication is already off.');
const noSetup = () =>
  new ApiError(409, 'no_setup', 'Setup took too long. Please start over with a new code.');

export async function readTwoFactor({ db }: Deps, userId: number): Promise<TwoFactorState> {
  const enabled = await queries.isTwoFactorOn(db, userId);
  const recoveryCodesLeft = enabled ? await queries.countCodesLeft(db, userId) : 0;
  return { enabled, recoveryCodesLeft, emailConfirmed: await isEmailConfirmed(db, userId) };
}

/**
 * Makes a secret and keeps it, encrypted, until its first code comes. It is answered here and nowhere else.
 * @throws ApiError 403 for a wrong password, 409 where two-factor is on, 422 while the email is unconfirmed
 */
export async function setUpTwoFactor(
  deps: Deps,
  userId: number,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const user = await selectUserRow(deps.db, userId);
  if (!user.emailConfirmedAt) throw emailUnconfirmed();
  await provePassword(deps, user, password);
  const secret = newSecret();
  const sealed = deps.secrets.seal(secret, String(userId));
  await deps.db.transaction(async (tx) => {
    // A new password ends set-ups under way, and this one would come after.
    if (!(await holdPassword(tx, user))) throw wrongPassword('password');
    if (!(await queries.saveSetup(tx, userId, sealed, deps.clock.now()))) throw isOn();
  });
  return { secret, uri: authenticatorUri(secret, user.email) };
}

/**
 * Turns two-factor on with a code of the new secret; answers the recovery codes, this once.
 * @throws ApiError 403 for a wrong code, 409 without a fresh setup or where it is on, 429 after too many wrong ones
 */
export async function confirmTwoFactor(deps: Deps, userId: number, code: string): Promise<string[]> {
  const { db, clock, jobs, secrets } = deps;
  const now = clock.now();
  await takeFromLimits(db, [[proofLimits.code, String(userId)]], now);
  const user = await selectUserRow(db, userId);
  const setup = await queries.selectOptionalTwoFactor(db, userId);
  if (setup?.enabledAt) throw isOn();
  if (!setup || now.getTime() - setup.setUpAt.getTime() >= setupMinutes * 60_000) throw noSetup();
  const step = stepOf(secrets.open(setup.secret, String(userId)), code, now);
  if (step === null) throw wrongCode();
  const codes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    if (!(await lockUserRow(tx, userId)).emailConfirmedAt) throw emailUnconfirmed();
    if (!(await queries.enableTwoFactor(tx, userId, step, now))) throw isOn();
    await queries.replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
    await tell(tx, jobs, user, { kind: 'two_factor_on' });
  });
  await forgetLimit(db, proofLimits.code, String(userId));
  return codes.map(shownCode);
}

interface Proof {
  readonly password: string;
  readonly code: string;
}

/** @throws ApiError 403 for a wrong password or code, 409 where two-factor is off */
export async function renewRecoveryCodes(deps: Deps, userId: number, proof: Proof): Promise<string[]> {
  const user = await prove(deps, userId, proof);
  const codes = newRecoveryCodes();
  await withCode(deps, userId, proof.code, async (tx) => {
    await queries.replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
    await tell(tx, deps.jobs, user, { kind: 'recovery_codes_renewed' });
  });
  return codes.map(shownCode);
}

/** @throws ApiError 403 for a wrong password or code, 409 where two-factor is off */
export async function turnTwoFactorOff(deps: Deps, userId: number, proof: Proof): Promise<void> {
  const user = await prove(deps, userId, proof);
  await withCode(deps, userId, proof.code, async (tx) => {
    await queries.deleteTwoFactor(tx, userId);
    await tell(tx, deps.jobs, user, { kind: 'two_factor_off' });
  });
}

async function prove(deps: Deps, userId: number, { password }: Proof) {
  const user = await selectUserRow(deps.db, userId);
  if (!(await queries.isTwoFactorOn(deps.db, userId))) throw isOff();
  await provePassword(deps, user, password);
  return user;
}
