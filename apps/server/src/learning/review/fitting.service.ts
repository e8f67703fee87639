import { isDeepStrictEqual } from 'node:util';
import type { ReviewMemory } from '@rounds/contract/learning/review';
import { minReviewsToFit } from '@rounds/contract/learning/review.rules';
import { lockLearner } from '../awards/index.ts';
import * as fitting from './fitting.queries.ts';
import { type Sequence, countReviews } from './fitting.rules.ts';
import { fitTo } from './optimizer.ts';
import { selectOwn } from './own-questions.queries.ts';
import { datedOwn } from './own-questions.service.ts';
import { selectHistory, selectQuestions } from './review.queries.ts';
import { datedAnswers, rescheduleEverything } from './review.service.ts';
import { reviewsOf } from './review.rules.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';

/** How long fitting may run each night, in milliseconds. The remaining learners come first the next night. */
const nightly = 10 * 60_000;

/** Fits FSRS's parameters to learners with enough reviews, one after another. */
export async function fitLearners(deps: ServiceDeps): Promise<void> {
  const end = deps.clock.now().getTime() + nightly;
  for (const userId of await fitting.selectLearnersToFit(deps.db)) {
    if (deps.clock.now().getTime() >= end) return;
    await fitLearner(deps, userId);
  }
}

/** Fits the parameters, and uses them if such a fit predicts reviews it hasn't seen better than the published ones do. */
async function fitLearner(deps: ServiceDeps, userId: number): Promise<void> {
  const sequences = await readSequences(deps, userId);
  const fit = await fitTo(sequences);
  if (!fit) return;
  const { parameters, isBetter: inUse, logLossBefore, logLossAfter } = fit;
  const fitted = { parameters, reviews: countReviews(sequences), logLossBefore, logLossAfter, inUse };
  await deps.db.transaction(async (tx) => {
    // Serializes this with answers that are being recorded right now.
    await lockLearner(tx, userId);
    const before = await fitting.selectOptionalFitted(tx, userId);
    await fitting.upsertFitted(tx, userId, fitted, deps.clock.now());
    const used = before?.inUse ? before.parameters : null;
    if (!isDeepStrictEqual(used, inUse ? parameters : null)) await rescheduleEverything(tx, userId);
  });
}

async function readSequences({ db }: ServiceDeps, userId: number): Promise<Sequence[]> {
  const questions = await selectQuestions(db, userId);
  const histories = await selectHistory(
    db,
    userId,
    questions.map((question) => ({ ...question, needsReview: true })),
  );
  const own = await selectOwn(db, userId);
  return [
    ...histories.map((history) => reviewsOf(datedAnswers(history))),
    ...own.map(({ answers }) => reviewsOf(datedOwn(answers))),
  ];
}

/** What the intervals are based on: the learner's own reviews, or those of many others. */
export async function readMemory({ db }: ServiceDeps, userId: number): Promise<ReviewMemory> {
  const { fitted, reviews, ...memory } = await fitting.selectMemory(db, userId);
  return { ...memory, reviews: fitted ?? reviews, needed: minReviewsToFit };
}
