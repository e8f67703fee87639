import { useEffect, useState } from 'react';
import type { getSubscription } from '@rounds/contract/business/billing';
import type { getPaymentSetup } from '@rounds/contract/business/payments';
import type { getPlan } from '@rounds/contract/business/plans';
import type { PriceId } from '@rounds/contract/business/plans.offers.rules';
import { call } from '../../api/client.ts';

/** What is known about the visitor. */
export interface Sale {
  readonly isOff: boolean;
  readonly isSubscribed: boolean;
  /** What they pay for; null until it is known. */
  readonly held: PriceId | null;
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
  const [held, setHeld] = useState<PriceId | null>(null);
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
        if (source === 'subscription')
          call<typeof getSubscription>('GET', '/api/subscription', { signal }).then(
            (subscription) => setHeld(subscription?.priceId ?? null),
            ignore,
          );
        setTrialEndsAt(onTrial ? end : null);
      }, ignore);
    return () => controller.abort();
  }, [signedIn]);
  return {
    isOff,
    isSubscribed: signedIn && isSubscribed,
    held: signedIn ? held : null,
    trialEndsAt: signedIn ? trialEndsAt : null,
  };
}
