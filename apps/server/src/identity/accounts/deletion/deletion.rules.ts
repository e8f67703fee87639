import { restorableMs } from '@rounds/contract/identity/accounts.security.rules';

/** The last moment at which signing in brings a deleted account back. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableMs);
}

/** Whether a deleted account can no longer be restored, and only waits for the job that erases it. */
export function isErasable(deletedAt: Date | null, now: Date): boolean {
  return deletedAt !== null && now >= restorableUntil(deletedAt);
}
