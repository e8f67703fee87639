import type { Feature } from '../../platform/feature.ts';
import { exportReview } from './review-export.queries.ts';
import { deleteItems } from './review.queries.ts';
import { reviewRoutes } from './review.routes.ts';

/** What was missed comes back, at the time at which it would be forgotten. */
export const review: Feature = {
  name: 'learning/review',
  routes: reviewRoutes,
  exportParts: { review: exportReview },
  events: { learningExpired: deleteItems },
};
