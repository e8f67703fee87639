import type { FastifyInstance } from 'fastify';
import type { AppContext, Feature } from '../../platform/feature.ts';
import { describeEvents, replayEvent } from './events.service.ts';
import { gatewayOf } from './gateway.ts';
import { exportPayments } from './payments-export.queries.ts';
import { definePaymentJobs } from './payments.jobs.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { deleteOldRecords } from './retention.service.ts';

function routes(app: FastifyInstance, context: AppContext): void {
  const { freeAccessCode } = context.config;
  paymentsRoutes(app, { ...context, freeAccessCode, gateway: gatewayOf(context) });
}

function jobs(context: AppContext): void {
  const gateway = gatewayOf(context);
  const { freeAccessCode, staffEmail } = context.config;
  if (gateway) definePaymentJobs({ ...context, freeAccessCode, staffEmail, gateway });
  // Records outlive the gateway that they came from.
  context.jobs.schedule('payment-records.clean', '50 3 * * *', () => deleteOldRecords(context));
}

export const payments: Feature = {
  name: 'business/payments',
  routes,
  jobs,
  commands: [
    {
      words: 'payments events',
      help: 'the latest events of the payment provider',
      run: ({ db }) => describeEvents(db),
    },
    {
      words: 'payments replay ID',
      help: 'process an event again',
      run: ({ db }, { id }) => replayEvent(db, id),
    },
  ],
  exportParts: { payments: exportPayments },
};
