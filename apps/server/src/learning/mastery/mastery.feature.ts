import type { Feature } from '../../platform/feature.ts';
import { catalogueOf } from '../scenarios/index.ts';
import { masteryRoutes } from './mastery.routes.ts';

/** How well each area is mastered. It keeps nothing of its own: it is made from the answers each time it is asked for. */
export const mastery: Feature = {
  name: 'learning/mastery',
  async routes(app, context) {
    masteryRoutes(app, { ...context, catalogue: await catalogueOf(context) });
  },
};
