import { Suspense, useState } from 'react';
import type { User } from '@rounds/contract/identity/accounts';
import { awaitedPlan, stopAwaiting } from '../../features/business/plans/awaited-plan.ts';
import { trialState } from '../../features/business/plans/trial.rules.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

const PlanArrival = lazyWithRetry(
  async () => (await import('../../features/business/plans/components/plan-arrival.tsx')).PlanArrival,
);
const TrialNotice = lazyWithRetry(
  async () => (await import('../../features/business/plans/components/trial-notice.tsx')).TrialNotice,
);

/** A plan that was just paid for, or how long the trial lasts. Its code loads only where there is something to say. */
export function PlanStatus({ user }: { readonly user: User }) {
  const [awaited, setAwaited] = useState(awaitedPlan);
  const [trial] = useState(() => trialState(user, Date.now()));
  const close = () => {
    stopAwaiting();
    setAwaited(null);
  };
  return (
    <Suspense>
      {awaited ? (
        <PlanArrival awaited={awaited} onClose={close} />
      ) : (
        trial && <TrialNotice trial={trial} userId={user.id} />
      )}
    </Suspense>
  );
}
