import { runParts } from '../../platform/jobs/run-for-each.ts';
import {
  type ReturnCreditJob,
  type UsedCreditJob,
  creditJob,
  grantCredit,
  grantPendingCredit,
  returnChangeCredit,
  returnCreditJob,
  returnUsedCredit,
  reverseCreditJob,
  reverseCredit,
  usedCreditJob,
} from './credit/credit.service.ts';
import { forgetCustomers } from './gateway/customers.service.ts';
import { endUnpaidSubscription } from './sync/end-subscription.service.ts';
import { eventJob, processEvent, processWaiting } from './events/events.service.ts';
import { mailAboutPayment } from './mail/mail.service.ts';
import { type PaymentMailJob, mailJob } from './mail/mail.rules.ts';
import { closeOldOrders } from './orders/orders.service.ts';
import type { GatewayDeps } from './payments.deps.ts';
import { reconcileNightly } from './reconcile/reconcile.service.ts';
import { issueWaitingRefunds } from './refunds/refund-requests.service.ts';
import { type EndSubscriptionJob, endSubscriptionJob } from './sync/settle-payment.service.ts';
import { type StaffMail, type StaffMailDeps, staffMailJob, tellStaff } from './mail/staff-mail.service.ts';

const day = 24 * 60 * 60;

/** Payment work that nobody waits for. All of it is safe to repeat. */
export function definePaymentJobs(deps: GatewayDeps & StaffMailDeps): void {
  const { jobs } = deps;
  jobs.define<{ id: number }>(eventJob, ({ id }) => processEvent(deps, id), { retryFor: day, atOnce: 4 });
  jobs.define<PaymentMailJob>(mailJob, (job) => mailAboutPayment(deps, job), { retryFor: day, atOnce: 4 });
  jobs.define<{ id: number }>(creditJob, ({ id }) => grantCredit(deps, id), { retryFor: day });
  jobs.define<{ id: number }>(reverseCreditJob, ({ id }) => reverseCredit(deps, id), { retryFor: day });
  jobs.define<ReturnCreditJob>(returnCreditJob, (job) => returnChangeCredit(deps, job), { retryFor: day });
  jobs.define<UsedCreditJob>(usedCreditJob, (job) => returnUsedCredit(deps, job), { retryFor: day });
  jobs.define<StaffMail>(staffMailJob, (mail) => tellStaff(deps, mail), { retryFor: day });
  jobs.define<EndSubscriptionJob>(endSubscriptionJob, (job) => endUnpaidSubscription(deps, job), {
    retryFor: day,
  });
  jobs.schedule('payments.catch-up', '* * * * *', () =>
    runParts({ events: () => processWaiting(deps), refunds: () => issueWaitingRefunds(deps) }),
  );
  jobs.schedule('payments.reconcile', '10 4 * * *', () => reconcileNightly(deps));
  jobs.schedule('payments.tidy', '20 * * * *', () =>
    runParts({
      orders: () => closeOldOrders(deps),
      customers: () => forgetCustomers(deps),
      credit: () => grantPendingCredit(deps),
    }),
  );
}
