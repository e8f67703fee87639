import { trialDays } from '@rounds/contract/identity/accounts.rules';

const day = 24 * 60 * 60 * 1000;

/** When the trial that starts at registration ends. */
export function trialEnd(registeredAt: Date): Date {
  return new Date(registeredAt.getTime() + trialDays * day);
}
