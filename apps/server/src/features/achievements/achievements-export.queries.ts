import { exportPart } from '../../platform/db/personal-data.ts';

export const exportAchievements = exportPart({
  user_achievements: `
    select u.id, u.achievement_id as "achievementId", a.title, iso_instant(u.unlocked_at) as "unlockedAt",
      iso_instant(u.announced_at) as "announcedAt"
    from user_achievements u join achievements a on a.id = u.achievement_id where u.user_id = $1 order by u.id`,
});
