import { dayMs } from '@rounds/contract/time.rules';
import { tierInForce, type Subscription } from '@rounds/contract/business/plans.rules';

/** The last days of a trial, in which its end is announced more clearly. */
const lastDays = 3;
/** Days for which the end of a trial is still mentioned. */
const afterDays = 7;

export type TrialState =
  | { readonly kind: 'running' | 'ending'; readonly days: number; readonly endsAt: string }
  | { readonly kind: 'ended'; readonly endsAt: string };

/**
 * What to say about a learner's trial; null if they have a plan, or if it is long over. Started days count as whole
 * days.
 * @param now milliseconds
 */
export function trialState(subscription: Subscription, now: number): TrialState | null {
  const { subscriptionTier, trialEndsAt: endsAt } = subscription;
  if (endsAt === null || (subscriptionTier !== 'free' && subscriptionTier !== 'student')) return null;
  const left = Date.parse(endsAt) - now;
  if (tierInForce(subscription, now) === 'professional' && left > 0) {
    const days = Math.ceil(left / dayMs);
    return { kind: days > lastDays ? 'running' : 'ending', days, endsAt };
  }
  const isRecent = subscriptionTier === 'free' && left > -afterDays * dayMs;
  return isRecent ? { kind: 'ended', endsAt } : null;
}
