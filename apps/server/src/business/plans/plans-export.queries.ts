import { exportPart } from '../../platform/db/personal-data.ts';

/** What gives the learner a plan, and what they have used of it. */
export const exportPlans = exportPart({
  plan_grants: `
    select id, tier, source, source_id as "sourceId", iso_instant(starts_at) as "startsAt",
      iso_instant(ends_at) as "endsAt"
    from plan_grants where user_id = $userId order by id`,
  plan_usage: `
    select month::text as month, allowance, used from plan_usage where user_id = $userId order by month, allowance`,
});
