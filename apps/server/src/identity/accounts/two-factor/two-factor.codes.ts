import { randomInt } from 'node:crypto';
import {
  groupedCode,
  isRecoveryCode,
  isTotpCode,
  plainCode,
  recoveryCodeAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  totp,
} from '@rounds/contract/identity/accounts.security.rules';
import { Secret, TOTP } from 'otpauth';
import type { Sql } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { selectOptionalTwoFactor, useRecoveryCode, useStep } from './two-factor.queries.ts';

/** Phone clocks are off by some seconds, so the code before and the one after are accepted too. */
const drift = 1;

const authenticator = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Rounds',
    label,
    secret: Secret.fromBase32(secret),
    digits: totp.digits,
    period: totp.seconds,
  });

/** 160 random bits in base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth:// address that an app reads from the QR code. */
export const authenticatorUri = (secret: string, email: string): string =>
  authenticator(secret, email).toString();

/** The number of a code's half minute; null if it matches none near `now`. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // Other six-character strings would be compared with a different number of bytes, which throws.
  if (!isTotpCode(code)) return null;
  const token = plainCode(code);
  const delta = authenticator(secret).validate({ token, timestamp: now.getTime(), window: drift });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / totp.seconds) + delta;
}

/** New recovery codes, about 79 random bits each, in plain form. */
export function newRecoveryCodes(): string[] {
  const letter = () => recoveryCodeAlphabet[randomInt(recoveryCodeAlphabet.length)] ?? '';
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, letter).join(''),
  );
}

export const shownCode = groupedCode;

/** What the database stores of a recovery code. It is as random as a token, so it needs no slow hash. */
export const hashRecoveryCode = (code: string): Buffer => hashToken(plainCode(code));

/**
 * Uses up a code from the app or a recovery code.
 * @returns false for a code that is wrong, used, or older than the last one used, and if two-factor is off
 */
export async function useCode(
  tx: Sql,
  secrets: SecretBox,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const state = await selectOptionalTwoFactor(tx, userId);
  if (!state?.enabledAt) return false;
  if (isRecoveryCode(code)) return useRecoveryCode(tx, userId, hashRecoveryCode(code), now);
  const step = stepOf(secrets.open(state.secret, String(userId)), code, now);
  return step !== null && (await useStep(tx, userId, step));
}
