import { Id, Instant } from '@rounds/contract/common';
import { type PlanSource, type Tier, planSources, tiers } from '@rounds/contract/business/plans.rules';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const Grant = z.object({ tier: z.enum(tiers), source: z.enum(planSources), endsAt: Instant });

/** Locks the learner until the transaction ends: one change of a plan at a time. */
const learnerLocked = statement({
  name: 'plan_learner_lock',
  text: `
    select subscription_tier as "subscriptionTier" from users where id = $userId for no key update`,
  row: z.object({ subscriptionTier: z.string() }),
});

/** @returns the tier on record; null if there is no such learner */
export async function lockOptionalLearner(tx: Sql, userId: number): Promise<string | null> {
  const [row] = await tx.query(learnerLocked, { userId });
  return row?.subscriptionTier ?? null;
}

const grantSaved = statement({
  name: 'plan_grant_save',
  text: `
    insert into plan_grants (user_id, tier, source, source_id, starts_at, ends_at)
    values ($userId, $tier, $source, $sourceId, $startsAt, $endsAt)
    on conflict (source, source_id) do update set tier = excluded.tier, ends_at = excluded.ends_at`,
});

export interface NewGrant {
  readonly userId: number;
  readonly tier: Tier;
  readonly source: PlanSource;
  readonly sourceId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export async function saveGrant(tx: Sql, grant: NewGrant): Promise<void> {
  await tx.query(grantSaved, { ...grant });
}

const runningGrants = statement({
  name: 'plan_grants_running',
  text: `
    select tier, source, iso_instant(ends_at) as "endsAt" from plan_grants
    where user_id = $userId and starts_at <= $now and ends_at > $now order by ends_at`,
  row: Grant,
});

export function selectGrants(sql: Sql, userId: number, now: Date) {
  return sql.query(runningGrants, { userId, now });
}

const grantEndingFirst = statement({
  name: 'plan_grant_ending_first',
  text: `
    select id, iso_instant(ends_at) as "endsAt" from plan_grants
    where user_id = $userId and source <> 'subscription' and starts_at <= $now and ends_at > $now
    order by ends_at, id limit 1`,
  row: z.object({ id: Id, endsAt: Instant }),
});

/** Whichever non-renewing grant ends first: a pass, or one from a code. */
export async function selectOptionalEnding(sql: Sql, userId: number, now: Date) {
  return queryOptionalRow(sql, grantEndingFirst, { userId, now });
}

const grantEnded = statement({
  name: 'plan_grant_end',
  text: 'update plan_grants set ends_at = $now where id = $id',
});

export async function endGrant(tx: Sql, id: number, now: Date): Promise<void> {
  await tx.query(grantEnded, { id, now });
}

const paidGrantsEnded = statement({
  name: 'plan_grants_end_paid',
  text: `
    update plan_grants set ends_at = $now where source in ('subscription', 'pass', 'dispute') and ends_at > $now
    returning id`,
  row: z.object({ id: Id }),
});

/** Ends plans from payments, and leaves those from codes. @returns how many were running */
export async function endPaidGrants(tx: Sql, now: Date): Promise<number> {
  return (await tx.query(paidGrantsEnded, { now })).length;
}

const outdatedTiers = statement({
  name: 'plan_learners_behind',
  text: `
    select distinct u.id from users u join plan_grants g on g.user_id = u.id
    where u.id > $afterId and u.subscription_tier <> 'free'
      and not exists (
        select from plan_grants r where r.user_id = u.id and r.tier = u.subscription_tier and r.ends_at > $now)
    order by u.id limit 100`,
  row: z.object({ id: Id }),
});

/** Learners whose tier no grant gives any longer, a hundred at a time. */
export function selectOutdatedTiers(sql: Sql, now: Date, afterId: number) {
  return sql.query(outdatedTiers, { now, afterId });
}

const subscriptionOfLearner = statement({
  name: 'plan_of_learner',
  text: `
    select subscription_tier as "subscriptionTier", iso_instant(trial_ends_at) as "trialEndsAt"
    from users where id = $userId`,
  row: z.object({ subscriptionTier: z.string(), trialEndsAt: Instant.nullable() }),
});

export async function selectSubscription(sql: Sql, userId: number) {
  return queryRow(sql, subscriptionOfLearner, { userId });
}

/** What gives the learner a plan, and how much of it they have used. */
export const exportPlans = exportPart({
  plan_grants: `
    select id, tier, source, source_id as "sourceId", iso_instant(starts_at) as "startsAt",
      iso_instant(ends_at) as "endsAt"
    from plan_grants where user_id = $userId order by id`,
  plan_usage: `
    select month::text as month, allowance, used from plan_usage where user_id = $userId order by month, allowance`,
});
