import type { Feature } from '../../platform/feature.ts';
import { catalogueOf } from '../scenarios/index.ts';
import { attemptsRoutes } from './attempts.routes.ts';

/** Resuming and reviewing attempts, and what other learners chose. */
export const attempts: Feature = {
  name: 'learning/attempts',
  async routes(app, context) {
    attemptsRoutes(app, { ...context, catalogue: await catalogueOf(context) });
  },
};
