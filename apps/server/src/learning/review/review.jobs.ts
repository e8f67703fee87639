import type { Jobs } from '../../platform/jobs/jobs.ts';
import { fitLearners } from './fitting.service.ts';
import type { ReviewDeps } from './review.service.ts';

/** Once a night, when few learn. */
export function defineReviewJobs(deps: ReviewDeps & { readonly jobs: Jobs }): void {
  deps.jobs.schedule('review.fit', '20 3 * * *', () => fitLearners(deps));
}
