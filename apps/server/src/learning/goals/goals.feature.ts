import type { Feature } from '../../platform/feature.ts';
import { goalsRoutes } from './goals.routes.ts';

/** The daily goal. */
export const goals: Feature = {
  name: 'learning/goals',
  routes: goalsRoutes,
};
