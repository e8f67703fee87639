import { type Limit, byLearner } from '../../platform/http/limits.ts';

/** For what is figured from all that a learner has answered: the more that is, the longer it takes. */
export const figuring: Limit = { name: 'figures', max: 300, seconds: 5 * 60, key: byLearner };
