import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { tiers } from '@rounds/contract/business/plans.rules';
import { refetchFollowers } from '../../../../api/query-meta.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Spinner } from '../../../../ui/spinner/spinner.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { usePlan } from '../api/get-plan.ts';
import { usePlanName } from '../use-plan-name.ts';
import { stopAwaiting, type AwaitedPlan } from '../awaited-plan.ts';

export interface PlanArrivalProps {
  readonly awaited: AwaitedPlan;
  /** Called when the wait is over: it has arrived and been read. */
  readonly onClose: () => void;
  /** Milliseconds: the polling interval, and how long until the wait is called long. */
  readonly everyMs?: number;
  readonly patienceMs?: number;
}

/** From a payment to the plan: active when the server says so, and not before; then it leads on. */
export function PlanArrival(props: PlanArrivalProps) {
  const { awaited, onClose, everyMs = 2000, patienceMs = 60_000 } = props;
  const { t } = useTranslation('business/plans.status');
  const queries = useQueryClient();
  const [isLate, setIsLate] = useState(false);
  const [has, setHas] = useState(false);
  const { data: plan, refetch } = usePlan(has || isLate ? false : everyMs);
  if (!has && plan && tiers.indexOf(plan.subscriptionTier) >= tiers.indexOf(awaited.tier)) setHas(true);

  useEffect(() => {
    if (has) return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [has, patienceMs]);
  useEffect(() => {
    if (!has) return;
    stopAwaiting();
    void refetchFollowers(queries, 'followsPlan');
    if (awaited.by === 'page')
      toast({ title: t('arrival.paidTitle'), description: t('arrival.paidText'), variant: 'success' });
  }, [has, awaited.by, queries, t]);

  if (has) return <Arrived awaited={awaited} onClose={onClose} />;
  return isLate ? (
    <Notice
      tone="caution"
      title={t('arrival.late')}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setIsLate(false);
            void refetch();
          }}
        >
          {t('arrival.check')}
        </Button>
      }
    >
      {t('arrival.lateText')}
    </Notice>
  ) : (
    <Notice
      title={
        <span className="inline-flex items-center gap-2">
          {t('arrival.confirming')}
          <Spinner />
        </span>
      }
    >
      {t('arrival.confirmingText')}
    </Notice>
  );
}

function Arrived({ awaited, onClose }: Pick<PlanArrivalProps, 'awaited' | 'onClose'>) {
  const { t } = useTranslation('business/plans.status');
  const nameOf = usePlanName();
  const { tier, by, priceId } = awaited;
  const withMentors = tier === 'professional' || tier === 'enterprise';
  return (
    <Notice
      tone="positive"
      title={t('arrival.active', { plan: priceId ? nameOf(priceId) : t(`name.${tier}`) })}
      action={
        <div className="flex flex-wrap gap-x-3">
          {/* Quiet: what to do now is right below. */}
          <ButtonLink href={withMentors ? '/community?tab=mentorship' : '/practice'} size="sm" variant="link">
            {t(withMentors ? 'arrival.mentors' : 'arrival.practice')}
          </ButtonLink>
          {by !== 'code' && (
            <ButtonLink href="/billing" size="sm" variant="link">
              {t('billing')}
            </ButtonLink>
          )}
          <Button variant="link" size="sm" onClick={onClose}>
            {t('arrival.close')}
          </Button>
        </div>
      }
    >
      {t(by === 'code' ? 'arrival.year' : withMentors ? 'arrival.professional' : 'arrival.student')}
    </Notice>
  );
}
