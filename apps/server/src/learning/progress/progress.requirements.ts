import { progressMeasures } from '@rounds/contract/learning/progress.rules';
import type { RequirementKindsServed } from '../../platform/requirements.rules.ts';

const { scenarios_completed, perfect_scores, first_completion } = progressMeasures;
const scenarios = (value: number) => (value === 1 ? 'a clinical scenario' : `${value} clinical scenarios`);

export const progressRequirements: RequirementKindsServed = {
  scenarios_completed: {
    ...scenarios_completed,
    narrative: (value) => `Complete ${scenarios(value)}.`,
    passesNeeded: (value) => value,
  },
  perfect_scores: {
    ...perfect_scores,
    perfectNeeded: (value) => value,
    narrative: (value) => `Answer every question correctly in ${scenarios(value)}.`,
  },
  first_completion: {
    ...first_completion,
    only: 1,
    narrative: () => 'Complete a first clinical scenario.',
    passesNeeded: () => 1,
  },
};
