import type { SubscriptionView } from '@rounds/contract/business/billing';
import type { PlanInForce } from '@rounds/contract/business/plans';
import type { State } from '../../features/business/plans/plan-state.rules.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';

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
