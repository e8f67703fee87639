import { exportPart } from '../../platform/db/personal-data.ts';

export const exportAwards = exportPart({
  learner_totals: `
    select xp, graded_xp as "gradedXp", level, points, iso_instant(xp_reached_at) as "xpReachedAt",
      streak, streak_day as "streakDay", streak_until as "streakUntil", seen_streak as "seenStreak",
      iso_instant(last_active_at) as "lastActiveAt", freezes_held as "freezesHeld",
      iso_instant(freeze_bought_at) as "freezeBoughtAt", scenarios_completed as "scenariosCompleted",
      graded_scenarios as "gradedScenarios", perfect_scores as "perfectScores", score_total as "scoreTotal",
      daily_goal as "dailyGoal", answered_day as "answeredDay", answered_count as "answeredCount",
      goal_met_day as "goalMetDay"
    from learner_totals where user_id = $userId`,
  activity_days: `select day, bridge, frozen, seen from activity_days where user_id = $userId order by day`,
  xp_ledger: `
    select id, amount, source, related_id as "relatedId", self_reported as "selfReported",
      iso_instant(created_at) as "createdAt"
    from xp_ledger where user_id = $userId order by id`,
  points_transactions: `
    select id, amount, type, description, related_id as "relatedId", related_type as "relatedType",
      iso_instant(created_at) as "createdAt"
    from points_transactions where user_id = $userId order by id`,
  user_achievements: `
    select u.id, u.achievement_id as "achievementId", a.title, iso_instant(u.unlocked_at) as "unlockedAt",
      iso_instant(u.announced_at) as "announcedAt", u.verified
    from user_achievements u join achievements a on a.id = u.achievement_id where u.user_id = $userId order by u.id`,
});
