import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type DeliveryDeps, deliverDue } from './delivery.service.ts';
import { deleteOld } from './notifications.service.ts';

/** Mail and push every minute, and the nightly clean-up. */
export function defineNotificationJobs(deps: DeliveryDeps & { readonly jobs: Jobs }): void {
  deps.jobs.schedule('notifications.deliver', '* * * * *', () => deliverDue(deps));
  deps.jobs.schedule('notifications.clean', '29 3 * * *', () => deleteOld(deps));
}
