import { exportPart } from '../../platform/db/personal-data.ts';

export const exportSharing = exportPart({
  badge_shares: `
    select s.user_achievement_id as "userAchievementId", s.token, iso_instant(s.created_at) as "createdAt"
    from badge_shares s join user_achievements u on u.id = s.user_achievement_id
    where u.user_id = $userId order by s.user_achievement_id`,
});
