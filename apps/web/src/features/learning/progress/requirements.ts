import { progressMeasures } from '@rounds/contract/learning/progress.rules';
import { defineRequirements } from '../../../api/requirement-kinds.ts';

const { scenarios_completed, perfect_scores, first_completion } = progressMeasures;

export const requirements = defineRequirements({
  strings: 'learning/progress.requirements',
  kinds: {
    scenarios_completed: {
      ...scenarios_completed,
      done: 'done.scenarios_completed',
      took: 'took.scenarios_completed',
    },
    perfect_scores: { ...perfect_scores, done: 'done.perfect_scores', took: 'took.perfect_scores' },
    first_completion: {
      ...first_completion,
      done: 'done.scenarios_completed',
      took: 'took.first_completion',
    },
  },
});
