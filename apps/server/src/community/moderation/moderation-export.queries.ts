import { exportPart } from '../../platform/db/personal-data.ts';

/** Whom the learner blocked, not who blocked the learner: that is the other's. */
export const exportModeration = exportPart({
  content_reports: `
    select id, kind, content_id as "contentId", reason, message, iso_instant(created_at) as "createdAt",
      iso_instant(settled_at) as "settledAt"
    from content_reports where user_id = $userId order by id`,
  user_blocks: `
    select blocked_id as "blockedId", iso_instant(created_at) as "createdAt"
    from user_blocks where user_id = $userId order by blocked_id`,
});
