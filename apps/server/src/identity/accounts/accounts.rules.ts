import { restorableMs } from '@rounds/contract/identity/accounts.security.rules';
import { sessionAbsoluteMs, sessionIdleMs, trialDays } from '@rounds/contract/identity/accounts.rules';

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

/** Successful sign-ins: far more than anybody needs, but a stop for a script that knows a password. */
export const signInLimits = {
  account: { name: 'sign-in', max: 60, seconds: 60 * 60 },
  address: { name: 'sign-in-address', max: 2000, seconds: 60 * 60 },
} as const;

/** Sessions that one account has open; a further one ends that which was not used for longest. */
export const maxSessions = 50;

/** Guesses of a signed-in learner's own password, and of a code, wherever they come from. */
export const proofLimits = {
  password: { name: 'password', max: 10, seconds: 15 * 60 },
  code: { name: 'code', max: 10, seconds: 15 * 60 },
} as const;

/** Mails that one account has sent to confirm an address, which may be another's. Not above what one inbox gets. */
export const emailChangeLimit = { name: 'email-change', max: 5, seconds: 60 * 60 } as const;

/**
 * Mails that anybody can have sent to anybody: by asking for a reset, by naming an address at registration or as the new one.
 * Counted by inbox, whoever asks and for whichever account. Resets have a count of their own, so that nobody's way back
 * into an account is used up by mails that are worth less to them.
 */
export const inboxLimits = {
  confirmation: [
    { name: 'inbox-hour', max: 5, seconds: 60 * 60 },
    { name: 'inbox-day', max: 10, seconds: 24 * 60 * 60 },
  ],
  reset: [
    { name: 'inbox-reset-hour', max: 10, seconds: 60 * 60 },
    { name: 'inbox-reset-day', max: 20, seconds: 24 * 60 * 60 },
  ],
} as const;

/**
 * Resets that one caller may ask for at one email address. Half at most of what its inbox gets: nobody uses up the owner's
 * way back by asking in their place.
 */
export const resetLimits = [
  { name: 'forgot', max: 5, seconds: 60 * 60 },
  { name: 'forgot-day', max: 10, seconds: 24 * 60 * 60 },
] as const;
export type InboxUse = keyof typeof inboxLimits;

/** The inbox that an address leads to: `ann+anything@` is Ann's too, and Gmail doesn't look at dots. */
export function inboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const plus = address.slice(0, at).indexOf('+', 1);
  const name = address.slice(0, plus < 0 ? at : plus);
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

export const linkHours = { reset_password: 1, confirm_email: 24, verify_email: 24 } as const;

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
