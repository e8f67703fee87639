import { setTrialEnd } from '../../identity/accounts/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import * as queries from './plans.queries.ts';
import { endPlans } from './plans.service.ts';

/** The end of a trial, or of a plan that doesn't renew. */
export interface PlanEnd {
  readonly event: 'trial_ended' | 'plan_ended';
  readonly at: Date;
  readonly grantId: number | null;
}

/** What ends next on its own, subscriptions aside; null if nothing does. */
export async function nextPlanEnd(db: Database, userId: number, now: Date): Promise<PlanEnd | null> {
  const { trialEndsAt } = await queries.selectSubscription(db, userId);
  const grant = await queries.selectOptionalEnding(db, userId, now);
  const trialEnd = trialEndsAt === null ? null : new Date(trialEndsAt);
  const grantEnd = grant && new Date(grant.endsAt);
  if (trialEnd && trialEnd > now && (!grantEnd || trialEnd <= grantEnd))
    return { event: 'trial_ended', at: trialEnd, grantId: null };
  return grant && grantEnd && { event: 'plan_ended', at: grantEnd, grantId: grant.id };
}

/** Ends it now. Only for test mode. */
export async function endPlanNow(deps: ServiceDeps, userId: number, { grantId }: PlanEnd): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction((tx) =>
    grantId === null ? setTrialEnd(tx, userId, now) : queries.endGrant(tx, grantId, now),
  );
  await endPlans(deps);
}
