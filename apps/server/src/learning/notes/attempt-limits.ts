import { type Limit, byLearner } from '../../platform/http/limits.ts';

/**
 * Each attempt stores all its questions as they stood. Nobody takes more than this; without a limit, a client could
 * fill the database.
 */
export const attemptLimits: readonly Limit[] = [
  { name: 'note-attempts', max: 120, seconds: 60 * 60, key: byLearner },
  { name: 'note-attempts-day', max: 400, seconds: 24 * 60 * 60, key: byLearner },
];
