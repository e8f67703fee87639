import { useEffect, useState } from 'react';
import type { getPaymentSetup } from '@rounds/contract/business/payments';
import type { getPlan } from '@rounds/contract/business/plans';
import { call } from '../../api/client.ts';

/** What is known about the visitor. */
export interface Sale {
  readonly isOff: boolean;
  readonly isSubscribed: boolean;
  /** When their trial ends, while it runs. */
  readonly trialEndsAt: string | null;
}

/**
 * What keeps a plan from being bought. `isOff`: nothing can be paid here; `isSubscribed`: the learner already pays for
 * one. Until it is known, nothing does. It does without TanStack Query, which visitors don't load.
 */
export function useSale(signedIn: boolean): Sale {
  const [isOff, setIsOff] = useState(false);
  const [isSubscribed, setIsSubscribed] = useState(false);
  const [trialEndsAt, setTrialEndsAt] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Failures are reported when a button is pressed.
    const ignore = () => undefined;
    call<typeof getPaymentSetup>('GET', '/api/payments/setup', { signal }).then(
      ({ gateway }) => setIsOff(gateway === 'off'),
      ignore,
    );
    if (signedIn)
      call<typeof getPlan>('GET', '/api/plan', { signal }).then(({ source, onTrial, trialEndsAt: end }) => {
        setIsSubscribed(source === 'subscription');
        setTrialEndsAt(onTrial ? end : null);
      }, ignore);
    return () => controller.abort();
  }, [signedIn]);
  return { isOff, isSubscribed: signedIn && isSubscribed, trialEndsAt: signedIn ? trialEndsAt : null };
}
