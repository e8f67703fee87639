/** Limits of an account, read by the schemas, the forms and the tests. Lengths in characters, times in milliseconds. */
export const usernameLength = { min: 3, max: 30 } as const;
export const usernamePattern = /^[A-Za-z0-9_.-]+$/;
export const passwordLength = { min: 8, max: 256 } as const;
export const trialDays = 14;
/** Years. Confirmed at sign-up. */
export const minimumAge = 18;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A session ends this long after its last use, and at the latest this long after it began. */
export const sessionIdleDays = 30;
export const sessionLongestDays = 90;
export const sessionIdleMs = sessionIdleDays * dayMs;
export const sessionAbsoluteMs = sessionLongestDays * dayMs;
export const demoAccount = { email: 'demo@rounds.example', password: 'demo-rounds-2026' } as const;

/** Local storage keys of a session. */
export const storageKeys = { token: 'token', user: 'user' } as const;

/**
 * Where to go after signing in: one of our own addresses, or the fallback.
 * Refuses anything that a browser could read as another site (`//host`, `/\host`, `https:`).
 */
export function safeReturnPath(candidate: string | null, fallback = '/dashboard'): string {
  if (!candidate || !/^\/(?![/\\])/.test(candidate) || /[\\\s]/.test(candidate)) return fallback;
  return /^\/auth(\/|\?|$)/.test(candidate) ? fallback : candidate;
}

/** How long a private copy of the demo learner lives, unless its visitor keeps it. */
export const demoCopyHours = 24;
export const demoCopyMs = demoCopyHours * hourMs;
/** Approximate maximum number of private copies at a time; further visitors share the demo account. */
export const demoCopiesAtOnce = 1000;
