export const requirementTypes = [
  'scenarios_completed',
  'xp_earned',
  'streak_days',
  'perfect_scores',
  'first_completion',
] as const;
export type RequirementType = (typeof requirementTypes)[number];

/** The drawings of `@rounds/artwork/badges`. */
export const achievementIcons = ['first-steps'] as const;
export type AchievementIcon = (typeof achievementIcons)[number];
