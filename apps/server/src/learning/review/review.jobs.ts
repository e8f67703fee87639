import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { fitLearners } from './fitting.service.ts';
import { endExams } from './review.service.ts';

/** Fits intervals at night, when few learners are active; clears exams soon after they are over, in any zone. */
export function defineReviewJobs(deps: ServiceDeps & { readonly jobs: Jobs }): void {
  deps.jobs.schedule('review.exams', '5 * * * *', () => endExams(deps));
  deps.jobs.schedule('review.fit', '20 3 * * *', () => fitLearners(deps));
}
