import type { Feature } from '../../platform/feature.ts';
import { catalogueOf } from '../scenarios/index.ts';
import { exportPractice } from './practice-export.queries.ts';
import { deleteSessions } from './practice.queries.ts';
import { practiceRoutes } from './practice.routes.ts';

/** Practice sessions: questions of the learner's choice, outside their cases. */
export const practice: Feature = {
  name: 'learning/practice',
  async routes(app, context) {
    practiceRoutes(app, { ...context, catalogue: await catalogueOf(context) });
  },
  exportParts: { practice: exportPractice },
  events: { learningExpired: deleteSessions },
};
