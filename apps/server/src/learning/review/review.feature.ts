import type { Feature } from '../../platform/feature.ts';
import { exportReview } from './review-export.queries.ts';
import { defineReviewJobs } from './review.jobs.ts';
import { reviewRoutes } from './review.routes.ts';
import { forgetReviews } from './review.service.ts';

/** Brings missed questions back about when they would be forgotten. */
export const review: Feature = {
  name: 'learning/review',
  routes: reviewRoutes,
  jobs: defineReviewJobs,
  exportParts: { review: exportReview },
  events: { learningExpired: forgetReviews },
};
