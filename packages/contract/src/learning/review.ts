import { z } from 'zod';
import { Id, LocalDay, Ok, pageQuery, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { reviewErrors } from './review.errors.ts';
import { maxDailyReviews } from './review.rules.ts';

const Count = z.int().min(0);

export const ReviewSettings = z.object({
  /** Reviews a day at most. */
  dailyLimit: z.int().min(1).max(maxDailyReviews),
  /** The day of an exam, in the learner's zone: everything is reviewed before it. Null without one. */
  examOn: LocalDay.nullable(),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;

/** What is in review, and when it is due. Days are the learner's. */
export const ReviewOverview = ReviewSettings.extend({
  today: LocalDay,
  /** To review now: what is due, up to the rest of today's limit. */
  due: Count,
  /** Also due, beyond today's limit. */
  waiting: Count,
  reviewedToday: Count,
  /** Questions in review. */
  scheduled: Count,
  /** Questions that the learner has suspended. */
  suspended: Count,
  /** When the next ones are due after today; null if nothing is in review. */
  nextOn: LocalDay.nullable(),
  /** The coming days with something due, in order. */
  forecast: z.array(z.object({ day: LocalDay, due: Count })),
});
export type ReviewOverview = z.infer<typeof ReviewOverview>;

/** What the intervals are based on. */
export const ReviewMemory = z.object({
  /** Whether they are fitted to the learner's own reviews: there were enough, and the fit predicted well. */
  isPersonal: z.boolean(),
  /** Reviews so far, or the number used for the fit if there were enough. */
  reviews: Count,
  /** How many are enough. */
  needed: Count,
  /** When the last fit was tried; null while there are too few. */
  fittedOn: LocalDay.nullable(),
});
export type ReviewMemory = z.infer<typeof ReviewMemory>;

/** A question in review: it was missed once, or right by a guess. */
export const ReviewItem = z.object({
  id: Id,
  /** The question's place in the content; null for a learner's own. */
  scenarioId: Id.nullable(),
  questionIndex: Count.nullable(),
  /** The text of a learner's own question, from a test of a note; null for a scenario's. */
  ownQuestion: z.string().nullable(),
  dueOn: LocalDay,
  /** Days from the latest review to the next. */
  intervalDays: Count,
  /** Counted answers since it was missed. */
  repetitions: Count,
  /** How often it was missed again. */
  lapses: Count,
  suspended: z.boolean(),
});
export type ReviewItem = z.infer<typeof ReviewItem>;

const endpoint = endpointsOf('Review');

export const getReview = endpoint({
  method: 'GET',
  path: '/api/review',
  summary:
    'What is due for review. A review itself is a practice session whose filters have the state `due`.',
  answer: ReviewOverview,
});

export const saveReviewSettings = endpoint({
  method: 'PUT',
  path: '/api/review',
  summary: 'Set the daily limit and the day of the exam.',
  body: ReviewSettings,
  answer: ReviewOverview,
});

export const getReviewMemory = endpoint({
  method: 'GET',
  path: '/api/review/memory',
  summary: 'Whether the intervals are fitted to the learner’s own reviews.',
  answer: ReviewMemory,
});

export const listReviewItems = endpoint({
  method: 'GET',
  path: '/api/review/items',
  summary: 'The questions that come back, the next ones first.',
  query: z.object(pageQuery()),
  answer: z.array(ReviewItem),
});

export const suspendReviewItem = endpoint({
  method: 'PUT',
  path: '/api/review/items/:id',
  summary: 'Suspend a question, so that it comes back no more until it is resumed.',
  params: IdParams,
  body: z.object({ suspended: z.boolean() }),
  answer: ReviewItem,
  errors: [reviewErrors.review_item_not_found],
});

export const forgetReviewItem = endpoint({
  method: 'DELETE',
  path: '/api/review/items/:id',
  summary: 'Forget a question: it comes back once it is missed again, or right by a guess.',
  params: IdParams,
  answer: Ok,
  errors: [reviewErrors.review_item_not_found],
});
