/** Limits of an account, read by the schemas, the forms and the tests. Lengths in characters, times in milliseconds. */
export const usernameLength = { min: 3, max: 30 } as const;
export const usernamePattern = /^[A-Za-z0-9_.-]+$/;
export const passwordLength = { min: 8, max: 256 } as const;
export const trialDays = 14;
export const sessionIdleMs = 30 * 24 * 60 * 60 * 1000;
export const sessionAbsoluteMs = 90 * 24 * 60 * 60 * 1000;
export const demoAccount = { email: 'demo@rounds.example', password: 'demo-rounds-2026' } as const;

/** Local storage keys of a session. */
export const storageKeys = { token: 'token', user: 'user' } as const;

/**
 * The way back after signing in: an address of our own, or the fallback.
 * Refuses anything that a browser could read as another site (`//host`, `/\host`, `https:`).
 */
export function safeReturnPath(candidate: string | null, fallback = '/dashboard'): string {
  if (!candidate || !/^\/(?![/\\])/.test(candidate) || /[\\\s]/.test(candidate)) return fallback;
  return /^\/auth(\/|\?|$)/.test(candidate) ? fallback : candidate;
}

/** How long a private copy of the demo learner lives, unless its visitor keeps it. */
export const demoCopyMs = 24 * 60 * 60 * 1000;
/** Private copies that there are at one time, more or less; visitors beyond them share the demo account. */
export const demoCopiesAtOnce = 1000;
