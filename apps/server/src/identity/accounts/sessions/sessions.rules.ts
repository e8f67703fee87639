import { sessionAbsoluteMs, sessionIdleMs } from '@rounds/contract/identity/accounts.rules';

const touchEveryMs = 60 * 60 * 1000;

/** Sessions that one account has open; a further one ends that which was not used for longest. */
export const maxSessions = 50;

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
