import { useEffect, useState } from 'react';
import type { getPaymentSetup } from '@rounds/contract/business/payments';
import type { getPlan } from '@rounds/contract/business/plans';
import { call } from '../../api/client.ts';

/**
 * What keeps a plan from being bought: `isOff`, that nothing can be paid here; `isSubscribed`, that the learner pays for one already.
 * Until it is known, nothing does. Without TanStack Query, which visitors don't load.
 */
export function useSale(signedIn: boolean): { readonly isOff: boolean; readonly isSubscribed: boolean } {
  const [isOff, setIsOff] = useState(false);
  const [isSubscribed, setIsSubscribed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // What fails is told at the press of a button.
    const ignore = () => undefined;
    call<typeof getPaymentSetup>('GET', '/api/payments/setup', { signal }).then(
      ({ gateway }) => setIsOff(gateway === 'off'),
      ignore,
    );
    if (signedIn)
      call<typeof getPlan>('GET', '/api/plan', { signal }).then(
        ({ source }) => setIsSubscribed(source === 'subscription'),
        ignore,
      );
    return () => controller.abort();
  }, [signedIn]);
  return { isOff, isSubscribed: signedIn && isSubscribed };
}
