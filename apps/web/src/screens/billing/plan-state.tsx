import type { SubscriptionView } from '@rounds/contract/business/billing';
import type { PlanInForce } from '@rounds/contract/business/plans';
import { trialState } from '../../features/business/plans/trial.rules.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';

export interface State {
  readonly kind: 'free' | 'trial' | 'active' | 'ending' | 'overdue' | 'pass' | 'code' | 'other';
  /** Begun days of a trial that are left. */
  readonly days: number;
}

/** Where a plan stands. @param now milliseconds */
export function stateOf(plan: PlanInForce, subscription: SubscriptionView | null, now: number): State {
  // Whether it runs is the server's word: its clock may be a little ahead of this one.
  const trial = plan.onTrial ? trialState(plan, now) : null;
  const days = trial && trial.kind !== 'ended' ? trial.days : 0;
  if (subscription) {
    if (subscription.status === 'past_due') return { kind: 'overdue', days };
    if (subscription.cancelAtPeriodEnd) return { kind: 'ending', days };
    return { kind: 'active', days };
  }
  if (plan.subscriptionTier === 'free') return { kind: days > 0 ? 'trial' : 'free', days };
  if (plan.source === 'pass' || plan.source === 'code') return { kind: plan.source, days };
  return { kind: plan.endsAt === null ? 'other' : 'ending', days };
}

export interface PlanStateProps {
  readonly state: State;
  readonly plan: PlanInForce;
  readonly subscription: SubscriptionView | null;
  /** What goes on without being paid for; null where nothing does. */
  readonly beside: string | null;
}

/** The state of a plan, in words: until when, what it costs, what comes then. */
export function PlanState({ state, plan, subscription, beside }: PlanStateProps) {
  const { t } = useTranslation('business/billing.page');
  const { rich } = useTranslation('business/plans.status');
  const { date, money } = useFormat();
  const { kind, days } = state;
  // Its copy is gone before the trial is.
  const isDemo = useSession().user?.isDemo === true;
  const trialEnd = plan.trialEndsAt === null ? '' : date(plan.trialEndsAt);
  const until = date(subscription?.currentPeriodEnd ?? plan.endsAt ?? new Date());
  return (
    <>
      {subscription && <p className="figures">{t('plan.price', { price: money(subscription.price) })}</p>}
      <p className="text-muted empty:hidden">
        {kind === 'trial'
          ? !isDemo && rich('trial.until', { date: (text) => text }, { date: trialEnd })
          : kind === 'free' || kind === 'other' || kind === 'overdue'
            ? t(`plan.${kind}`)
            : t(`plan.${kind}`, { date: until })}
      </p>
      {beside !== null && <p className="text-muted">{beside}</p>}
      {kind !== 'trial' && days > 0 && (
        <p className="text-muted">{t('plan.trialBeside', { date: trialEnd })}</p>
      )}
    </>
  );
}
