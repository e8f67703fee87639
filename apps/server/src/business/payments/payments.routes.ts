import * as contract from '@rounds/contract/business/payments';
import { dollars, pass, pricesOn } from '@rounds/contract/business/plans.offers.rules';
import type { FastifyInstance } from 'fastify';
import { byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { receiveEvent } from './events/events.service.ts';
import { beginOrder, subscribe } from './orders/orders.service.ts';
import { type PaymentsDeps, requireGateway } from './payments.deps.ts';
import { creditCovers } from './orders/start-on-credit.service.ts';

const hour = 60 * 60;
const buying = { name: 'payment_begin', max: 30, seconds: hour, key: byLearner };

export function paymentsRoutes(app: FastifyInstance, deps: PaymentsDeps): void {
  serve(app, contract.getPaymentSetup, () => {
    const { kind, publishableKey } = deps.gateway ?? { kind: 'off' as const, publishableKey: null };
    return { gateway: kind, publishableKey };
  });

  serve(
    app,
    contract.getOrCreateSubscription,
    async ({ user, body, fail }) => {
      const gateway = requireGateway(deps, fail);
      const request = {
        kind: 'subscription',
        checkout: 'embedded',
        priceId: pricesOn.plans[body.plan],
      } as const;
      if (await creditCovers(gateway, user.userId, request.priceId, fail)) throw fail('credit_covers');
      const { clientSecret, dueCents } = await beginOrder(gateway, user.userId, request, fail);
      if (clientSecret === null || dueCents === null) throw fail('payment_in_progress');
      return { clientSecret, dueToday: dollars(dueCents) };
    },
    { limits: [buying] },
  );

  serve(
    app,
    contract.createPaymentIntent,
    async ({ user, body, fail }) => {
      if (Math.round(body.amount * 100) !== pass.cents) throw fail('amount_changed');
      const request = { kind: 'pass', checkout: 'embedded', priceId: 'pass' } as const;
      const { clientSecret } = await beginOrder(requireGateway(deps, fail), user.userId, request, fail);
      if (clientSecret === null) throw fail('payment_in_progress');
      return { clientSecret };
    },
    { limits: [buying] },
  );

  serve(
    app,
    contract.createSubscription,
    ({ user, body, fail }) => subscribe(deps, user.userId, body, fail),
    { limits: [buying] },
  );

  serve(
    app,
    contract.receiveWebhook,
    async ({ request, rawBody, fail }) => {
      const signature = request.headers['stripe-signature'];
      const gateway = requireGateway(deps, fail);
      await receiveEvent(
        gateway,
        rawBody ?? Buffer.alloc(0),
        typeof signature === 'string' ? signature : '',
        fail,
      );
      return { received: true } as const;
    },
    { keepsRawBody: true },
  );
}
