import type { createSubscription } from '@rounds/contract/business/payments';
import type { AnswerOf, BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';

/** Begins to pay for a plan of the pricing screen: where to go on. */
export const subscribe = (
  body: BodyIn<typeof createSubscription>,
): Promise<AnswerOf<typeof createSubscription>> =>
  call<typeof createSubscription>('POST', '/api/create-subscription', { body });
