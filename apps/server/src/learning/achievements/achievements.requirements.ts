import { achievementMeasures } from '@rounds/contract/learning/achievements.rules';
import type { RequirementKindsServed } from '../../platform/requirements.rules.ts';

const { xp_earned, streak_days } = achievementMeasures;

export const achievementRequirements: RequirementKindsServed = {
  xp_earned: { ...xp_earned, narrative: (value) => `Earn ${value} XP by answering clinical scenarios.` },
  streak_days: {
    ...streak_days,
    narrative: (value) => `Practice on ${value === 1 ? 'a day' : `${value} days in a row`}.`,
  },
};
