import type { Feature } from '../../platform/feature.ts';
import { catalogueOf } from '../scenarios/index.ts';
import { exportProgress } from './progress-export.queries.ts';
import { progressRequirements } from './progress.requirements.ts';
import { progressRoutes } from './progress.routes.ts';
import { deleteProgress } from './progress.queries.ts';

export const progress: Feature = {
  name: 'learning/progress',
  async routes(app, context) {
    progressRoutes(app, { ...context, catalogue: await catalogueOf(context) });
  },
  requirements: progressRequirements,
  exportParts: { progress: exportProgress },
  events: { learningExpired: deleteProgress },
};
