import type { Feature } from '../../platform/feature.ts';
import { catalogueOf } from '../scenarios/index.ts';
import { exportMarks } from './marks.queries.ts';
import { marksRoutes } from './marks.routes.ts';

/** Marks and private notes on questions. */
export const marks: Feature = {
  name: 'learning/marks',
  async routes(app, context) {
    marksRoutes(app, { ...context, catalogue: await catalogueOf(context) });
  },
  exportParts: { marks: exportMarks },
};
