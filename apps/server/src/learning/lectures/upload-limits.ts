import { type Limit, byLearner } from '../../platform/http/limits.ts';

/** Recordings that a learner sends, by form or in pieces, and retried transcriptions. */
export const uploading: Limit = { name: 'lectures', max: 20, seconds: 60 * 60, key: byLearner };
