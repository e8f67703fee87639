// What we promise about accounts; read by the server's jobs, the forms and the tests.

import { dayMs } from '../time.rules.ts';

/** A deleted account can be restored by signing in for this long. Then it is erased for good. */
export const restorableDays = 30;
export const restorableMs = restorableDays * dayMs;

/** Learning progress is erased this long after the last sign-in, with a mail this many days before. */
export const progressYears = 2;
export const keptWithoutSignInMs = progressYears * 365 * dayMs;
export const erasureWarningDays = 30;
export const erasureWarningMs = erasureWarningDays * dayMs;

/** Time-based one-time passwords as every authenticator app supports them: SHA-1, six digits, half a minute. */
export const totp = { digits: 6, seconds: 30 } as const;
export const recoveryCodeCount = 10;
/** Four groups of four, without letters and digits that look alike. */
export const recoveryCodeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
export const recoveryCodeLength = 16;

/** How long the second step of signing in may take. */
export const challengeMinutes = 10;
/** How long a new secret waits for its first code, which turns two-factor on. */
export const setupMinutes = 60;

export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export const systems = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows'] as const;
export type Browser = (typeof browsers)[number];
export type System = (typeof systems)[number];

/** A code as it is compared: without typed spaces and dashes, ignoring case. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}

/** Whether the input looks like an authenticator's code, rather than a recovery code. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(plainCode(typed));
}

export function isRecoveryCode(typed: string): boolean {
  return plainCode(typed).length === recoveryCodeLength;
}

/** As shown: in groups of four, with dashes in between. */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
