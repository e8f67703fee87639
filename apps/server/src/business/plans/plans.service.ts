import type { PlanInForce } from '@rounds/contract/business/plans';
import type { Tier } from '@rounds/contract/business/plans.rules';
import { setSubscriptionTier } from '../../identity/accounts/index.ts';
import type { Sql } from '../../platform/db/database.ts';
import { runForEach, inBatches } from '../../platform/jobs/run-for-each.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { isCovered, planInForce, tierOf } from './plans.rules.ts';
import * as queries from './plans.queries.ts';

export async function readPlan({ db, clock }: ServiceDeps, userId: number): Promise<PlanInForce> {
  const now = clock.now();
  const subscription = await queries.selectSubscription(db, userId);
  return planInForce(subscription, await queries.selectGrants(db, userId, now), now.getTime());
}

/** Whether a pass, a code or a won dispute gives a learner a plan, or a higher one, from now until an instant. */
export async function hasPlanUntil(
  sql: Sql,
  userId: number,
  { tier, until, now }: { readonly tier: Tier; readonly until: Date; readonly now: Date },
): Promise<boolean> {
  return isCovered(await queries.selectGrants(sql, userId, now), tier, until.getTime());
}

/**
 * Gives a learner a plan for a period, or changes what the same source gave before: an end in the past takes it away.
 * For features that sell plans, in their transaction.
 */
export async function grantPlan(tx: Sql, grant: queries.NewGrant, now: Date): Promise<void> {
  const before = await queries.lockOptionalLearner(tx, grant.userId);
  if (before === null) return;
  await queries.saveGrant(tx, grant);
  await refreshTier(tx, grant.userId, before, now);
}

async function refreshTier(tx: Sql, userId: number, before: string, now: Date): Promise<void> {
  const tier = tierOf(await queries.selectGrants(tx, userId, now));
  if (tier !== before) await setSubscriptionTier(tx, userId, tier);
}

/**
 * Ends plans whose time is up.
 * @throws AggregateError for the learners it failed for
 */
export async function endPlans({ db, clock }: ServiceDeps): Promise<void> {
  const now = clock.now();
  await runForEach(
    inBatches((afterId) => queries.selectOutdatedTiers(db, now, afterId)),
    ({ id }) => `learner ${id}`,
    ({ id }) =>
      db.transaction(async (tx) => {
        const before = await queries.lockOptionalLearner(tx, id);
        if (before !== null) await refreshTier(tx, id, before, now);
      }),
  );
}
