import type { createSubscription } from '@rounds/contract/business/payments';
import type { AnswerOf, BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';

/** Starts a payment for a plan on the pricing screen; returns where to continue. */
export const subscribe = (
  body: BodyIn<typeof createSubscription>,
): Promise<AnswerOf<typeof createSubscription>> =>
  call<typeof createSubscription>('POST', '/api/create-subscription', { body });
