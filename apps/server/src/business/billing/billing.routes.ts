import * as contract from '@rounds/contract/business/billing';
import { getInvoicePdf, listInvoices } from '@rounds/contract/business/billing.invoices';
import { moveTestClock } from '@rounds/contract/business/billing.test-clock';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../platform/http/bodies/file-answer.ts';
import { byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { type PaymentsDeps, requireGateway } from './billing.deps.ts';
import { changePlan, preview } from './change-plan.service.ts';
import { readInvoiceFile, readInvoices } from './invoices.service.ts';
import { beginCard, payOverdue, readDetails, useKeptCard } from './payment-details.service.ts';
import { beginOnCredit, readSubscription, setEnding } from './subscription.service.ts';
import { moveClock } from './test-clock.service.ts';

const hour = 60 * 60;
const changing = { name: 'payment_change', max: 30, seconds: hour, key: byLearner };
const moving = { name: 'test_clock', max: 120, seconds: hour, key: byLearner };
const drawing = { name: 'invoice_pdf', max: 120, seconds: hour, key: byLearner };

export function billingRoutes(app: FastifyInstance, deps: PaymentsDeps): void {
  serve(app, listInvoices, ({ user, query }) => readInvoices(deps, user.userId, query));

  serve(
    app,
    getInvoicePdf,
    async ({ user, params, query, fail }) => {
      const { name, content } = await readInvoiceFile(deps, user.userId, params.id, query.language, fail);
      return new FileAnswer('application/pdf', name, content);
    },
    { limits: [drawing] },
  );

  serve(app, contract.getSubscription, ({ user }) => readSubscription(deps, user.userId));

  serve(app, contract.getPaymentDetails, ({ user, fail }) =>
    readDetails(requireGateway(deps, fail), user.userId, fail),
  );

  serve(
    app,
    contract.previewChange,
    ({ user, body, fail }) => preview(requireGateway(deps, fail), user.userId, body.priceId, fail),
    { limits: [changing] },
  );

  serve(
    app,
    contract.changeSubscription,
    ({ user, body, fail }) => changePlan(requireGateway(deps, fail), user.userId, body, fail),
    { limits: [changing] },
  );

  serve(app, contract.cancelSubscription, ({ user, fail }) =>
    setEnding(requireGateway(deps, fail), user.userId, true, fail),
  );

  serve(app, contract.resumeSubscription, ({ user, fail }) =>
    setEnding(requireGateway(deps, fail), user.userId, false, fail),
  );

  serve(
    app,
    contract.changeCard,
    ({ user, fail }) => beginCard(requireGateway(deps, fail), user.userId, fail),
    { limits: [changing] },
  );

  serve(
    app,
    contract.useCard,
    ({ user, body, fail }) => useKeptCard(requireGateway(deps, fail), user.userId, body.setupIntent, fail),
    { limits: [changing] },
  );

  serve(
    app,
    contract.payOverdue,
    ({ user, fail }) => payOverdue(requireGateway(deps, fail), user.userId, fail),
    { limits: [changing] },
  );

  serve(
    app,
    contract.startOnCredit,
    ({ user, body, fail }) => beginOnCredit(requireGateway(deps, fail), user.userId, body.plan, fail),
    { limits: [changing] },
  );

  serve(app, moveTestClock, ({ user, fail }) => moveClock(requireGateway(deps, fail), user.userId, fail), {
    limits: [moving],
  });
}
