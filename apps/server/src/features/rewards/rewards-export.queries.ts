import { exportPart } from '../../platform/db/personal-data.ts';

export const exportRewards = exportPart('export_rewards', {
  points_transactions: `
    select id, amount, type, description, related_id as "relatedId", related_type as "relatedType",
      iso_instant(created_at) as "createdAt"
    from points_transactions where user_id = $1 order by id`,
});
