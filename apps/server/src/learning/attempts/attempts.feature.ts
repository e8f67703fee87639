import type { Feature } from '../../platform/feature.ts';
import { catalogueOf } from '../scenarios/index.ts';
import { attemptsRoutes } from './attempts.routes.ts';

/** Attempts as they are continued and reviewed, and what other learners chose. */
export const attempts: Feature = {
  name: 'learning/attempts',
  async routes(app, context) {
    attemptsRoutes(app, { ...context, catalogue: await catalogueOf(context) });
  },
};
