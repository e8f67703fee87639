import { restorableMs } from '@rounds/contract/account.rules';
import { sessionAbsoluteMs, sessionIdleMs, trialDays } from '@rounds/contract/accounts.rules';

const day = 24 * 60 * 60 * 1000;
const touchEveryMs = 60 * 60 * 1000;

/**
 * Sign-in failures that are let through in a window: for an account from one address, from one address (a campus shares
 * one), and for an account from anywhere. The last one stops guessing from many addresses. It takes ten of them to use it up,
 * and then its owner too waits until the window is over.
 */
export const loginLimits = {
  account: { name: 'login', max: 10, seconds: 15 * 60 },
  address: { name: 'login-address', max: 100, seconds: 15 * 60 },
  anywhere: { name: 'login-anywhere', max: 100, seconds: 15 * 60 },
} as const;

/** Guesses of a signed-in learner's own password, and of a code, wherever they come from. */
export const proofLimits = {
  password: { name: 'password', max: 10, seconds: 15 * 60 },
  code: { name: 'code', max: 10, seconds: 15 * 60 },
} as const;

/** Mails to an address that somebody wants to change to, which may be another's. */
export const emailChangeLimit = { name: 'email-change', max: 10, seconds: 60 * 60 } as const;

export const linkHours = { reset_password: 1, confirm_email: 24 } as const;

export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** Whether a session is over (30 days unused, 90 days in all), good, or good and due to have its use recorded. */
export function sessionState({ createdAt, lastUsedAt }: SessionTimes, now: Date): 'over' | 'good' | 'touch' {
  const idle = now.getTime() - lastUsedAt.getTime();
  if (idle > sessionIdleMs || now.getTime() - createdAt.getTime() > sessionAbsoluteMs) return 'over';
  return idle > touchEveryMs ? 'touch' : 'good';
}

/** When the trial that starts at registration ends. */
export function trialEnd(registeredAt: Date): Date {
  return new Date(registeredAt.getTime() + trialDays * day);
}

export function linkExpiry(purpose: keyof typeof linkHours, now: Date): Date {
  return new Date(now.getTime() + linkHours[purpose] * 60 * 60 * 1000);
}

/** The last moment at which signing in brings a deleted account back. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableMs);
}

/** Whether a deleted account is past coming back, and only waits for the job that erases it. */
export function isErasable(deletedAt: Date | null, now: Date): boolean {
  return deletedAt !== null && now >= restorableUntil(deletedAt);
}
