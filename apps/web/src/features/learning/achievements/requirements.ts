import { achievementMeasures } from '@rounds/contract/learning/achievements.rules';
import { defineRequirements } from '../../../api/requirement-kinds.ts';

const { xp_earned, streak_days } = achievementMeasures;

export const requirements = defineRequirements({
  strings: 'learning/achievements.requirements',
  kinds: {
    xp_earned: { ...xp_earned, done: 'done.xp_earned', took: 'took.xp_earned' },
    streak_days: { ...streak_days, done: 'done.streak_days', took: 'took.streak_days' },
  },
});
