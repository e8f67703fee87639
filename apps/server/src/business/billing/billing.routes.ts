import * as contract from '@rounds/contract/business/billing';
import { listInvoices } from '@rounds/contract/business/billing.invoices';
import type { FastifyInstance } from 'fastify';
import { byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { type PaymentsDeps, requireGateway } from '../payments/index.ts';
import { readInvoices } from './invoices.service.ts';
import * as subscription from './subscription.service.ts';

const hour = 60 * 60;
const changing = { name: 'payment_change', max: 30, seconds: hour, key: byLearner };

export function billingRoutes(app: FastifyInstance, deps: PaymentsDeps): void {
  serve(app, listInvoices, ({ user, query }) => readInvoices(deps, user.userId, query));

  serve(app, contract.getSubscription, ({ user }) => subscription.readSubscription(deps, user.userId));

  serve(
    app,
    contract.previewChange,
    ({ user, body, fail }) =>
      subscription.preview(requireGateway(deps, fail), user.userId, body.priceId, fail),
    { limits: [changing] },
  );

  serve(
    app,
    contract.changeSubscription,
    ({ user, body, fail }) => subscription.changePlan(requireGateway(deps, fail), user.userId, body, fail),
    { limits: [changing] },
  );

  serve(app, contract.cancelSubscription, ({ user, fail }) =>
    subscription.setEnding(requireGateway(deps, fail), user.userId, true, fail),
  );

  serve(app, contract.resumeSubscription, ({ user, fail }) =>
    subscription.setEnding(requireGateway(deps, fail), user.userId, false, fail),
  );

  serve(
    app,
    contract.changeCard,
    ({ user, fail }) => subscription.beginCard(requireGateway(deps, fail), user.userId, fail),
    { limits: [changing] },
  );
}
