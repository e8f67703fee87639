import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { User } from '@rounds/contract/identity/accounts';
import { awaitedPlan, awaitPlan, stopAwaiting } from '../../features/business/plans/awaited-plan.ts';
import { closeTrialNotice, isTrialNoticeClosed } from '../../features/business/plans/closed-trial-notice.ts';
import { TrialNotice } from '../../features/business/plans/components/trial-notice.tsx';
import { returnedPayment } from '../../features/business/plans/returned.rules.ts';
import { trialState } from '../../features/business/plans/trial.rules.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

const PlanArrival = lazyWithRetry(
  async () => (await import('../../features/business/plans/components/plan-arrival.tsx')).PlanArrival,
);
const PaymentFailed = lazyWithRetry(
  async () => (await import('../../features/business/plans/components/payment-failed.tsx')).PaymentFailed,
);
const OverdueStatus = lazyWithRetry(
  async () => (await import('../../features/business/billing/components/overdue-status.tsx')).OverdueStatus,
);
const BankQuestion = lazyWithRetry(
  async () => (await import('../../features/business/payments/components/bank-question.tsx')).BankQuestion,
);
const AfterPlan = lazyWithRetry(
  async () => (await import('../../features/business/plans/components/after-plan.tsx')).AfterPlan,
);
export interface PlanStatusProps {
  readonly user: User;
  /** A notice that had the focus is gone: it was closed, or what it asked for is paid. */
  readonly onGone: () => void;
}

/** What became of a payment, what is overdue, or how long the trial lasts. Only the trial's line comes with the page: most newcomers see it. */
export function PlanStatus({ user, onGone }: PlanStatusProps) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const [returned, setReturned] = useState(() => returnedPayment(search));
  const [awaited, setAwaited] = useState(() =>
    returned && !returned.failed ? ({ tier: returned.tier, by: 'page' } as const) : awaitedPlan(),
  );
  const [now] = useState(Date.now);
  useEffect(() => {
    if (!returnedPayment(search)) return;
    // A reload should not tell of it again; what is awaited outlives it.
    if (awaited) awaitPlan(awaited);
    navigate('/dashboard', { replace: true });
  }, [search, awaited, navigate]);
  const close = () => {
    stopAwaiting();
    setAwaited(null);
    setReturned(null);
    onGone();
  };
  if (returned?.failed || awaited) {
    return (
      <Suspense fallback={<Skeleton className="h-28" />}>
        {returned?.failed ? (
          <PaymentFailed tier={returned.tier} onClose={close} />
        ) : (
          awaited && <PlanArrival awaited={awaited} onClose={close} />
        )}
      </Suspense>
    );
  }
  return (
    <>
      {user.subscriptionTier !== 'free' && (
        <Suspense fallback={null}>
          <OverdueStatus Question={BankQuestion} afterwards={<AfterPlan />} onPaid={onGone} />
        </Suspense>
      )}
      <Trial user={user} now={now} onGone={onGone} />
    </>
  );
}

interface TrialProps extends PlanStatusProps {
  readonly now: number;
}

function Trial({ user, now, onGone }: TrialProps) {
  const [isClosed, setIsClosed] = useState(false);
  // A demo account has no trial of its own: its copy is gone before the trial is.
  const trial = user.isDemo ? null : trialState(user, now);
  if (!trial || isClosed || isTrialNoticeClosed(user.id, trial)) return null;
  const close = () => {
    closeTrialNotice(user.id, trial);
    setIsClosed(true);
    onGone();
  };
  return <TrialNotice trial={trial} onClose={close} />;
}
