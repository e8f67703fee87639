import { sessionAbsoluteMs, sessionIdleMs } from '@rounds/contract/identity/accounts.rules';

const touchEveryMs = 60 * 60 * 1000;

/** Sessions that one account may have open; one more ends the least recently used. */
export const maxSessions = 50;

export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/**
 * Whether a session has expired (30 days unused, 90 days in all), is valid, or is valid and due to have its use
 * recorded.
 */
export function sessionState({ createdAt, lastUsedAt }: SessionTimes, now: Date): 'over' | 'good' | 'touch' {
  const idle = now.getTime() - lastUsedAt.getTime();
  if (idle > sessionIdleMs || now.getTime() - createdAt.getTime() > sessionAbsoluteMs) return 'over';
  return idle > touchEveryMs ? 'touch' : 'good';
}
