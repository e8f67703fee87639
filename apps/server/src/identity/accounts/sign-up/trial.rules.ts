import { dayMs } from '@rounds/contract/time.rules';
import { trialDays } from '@rounds/contract/identity/accounts.rules';

/** When the trial that starts at registration ends. */
export function trialEnd(registeredAt: Date): Date {
  return new Date(registeredAt.getTime() + trialDays * dayMs);
}
