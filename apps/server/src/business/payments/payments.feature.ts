import type { FastifyInstance } from 'fastify';
import type { AppContext, Feature } from '../../platform/feature.ts';
import { gatewayOf } from './gateway/gateway.ts';
import { checkMode } from './mode/mode.service.ts';
import { exportPayments } from './records/payments-export.queries.ts';
import { paymentCommands } from './payments.commands.ts';
import { definePaymentJobs } from './payments.jobs.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { deleteOldRecords } from './records/retention.service.ts';

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
  prepare: checkMode,
  commands: paymentCommands,
  exportParts: { payments: exportPayments },
};
