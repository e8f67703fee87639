import { LocalDay } from '@rounds/contract/common';
import { minReviewsToFit } from '@rounds/contract/learning/review.rules';
import { z } from 'zod';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

// A tenth more than last time, since one night's reviews change little.
const learnersToFit = statement({
  name: 'review_learners_to_fit',
  text: `
    with counted as (
      select user_id, sum(repetitions - 1)::int as reviews from review_items
      where due_on is not null and repetitions > 1 group by user_id having sum(repetitions - 1) >= ${minReviewsToFit})
    select c.user_id as "userId" from counted c left join review_parameters p on p.user_id = c.user_id
    where p.user_id is null or c.reviews >= p.reviews * 1.1
    order by p.fitted_at nulls first, c.user_id`,
  row: z.object({ userId: z.int() }),
});

/** Learners who have enough reviews, and more than at their last fit; those waiting longest first. */
export async function selectLearnersToFit(sql: Sql): Promise<number[]> {
  return (await sql.query(learnersToFit)).map(({ userId }) => userId);
}

const Fitted = z.object({
  parameters: z.array(z.number()),
  reviews: z.int(),
  logLossBefore: z.number(),
  logLossAfter: z.number(),
  inUse: z.boolean(),
});
export type Fitted = Readonly<z.output<typeof Fitted>>;

const fittedOfLearner = statement({
  name: 'review_parameters_of_learner',
  text: `
    select parameters, reviews, log_loss_before as "logLossBefore", log_loss_after as "logLossAfter", in_use as "inUse"
    from review_parameters where user_id = $userId`,
  row: Fitted,
});

export function selectOptionalFitted(sql: Sql, userId: number) {
  return queryOptionalRow(sql, fittedOfLearner, { userId });
}

const savedFitted = statement({
  name: 'review_parameters_save',
  text: `
    insert into review_parameters (user_id, parameters, reviews, log_loss_before, log_loss_after, in_use, fitted_at)
    values ($userId, $parameters::json, $reviews, $logLossBefore, $logLossAfter, $inUse, $now)
    on conflict (user_id) do update set parameters = excluded.parameters, reviews = excluded.reviews,
      log_loss_before = excluded.log_loss_before, log_loss_after = excluded.log_loss_after, in_use = excluded.in_use,
      fitted_at = excluded.fitted_at`,
});

export async function upsertFitted(tx: Sql, userId: number, fitted: Fitted, now: Date): Promise<void> {
  await tx.query(savedFitted, { userId, ...fitted, parameters: JSON.stringify(fitted.parameters), now });
}

const deletedFitted = statement({
  name: 'review_parameters_delete',
  text: 'delete from review_parameters where user_id = $userId',
});

export async function deleteFitted(tx: Sql, userId: number): Promise<void> {
  await tx.query(deletedFitted, { userId });
}

const Memory = z.object({
  reviews: z.int(),
  fitted: z.int().nullable(),
  isPersonal: z.boolean(),
  fittedOn: LocalDay.nullable(),
});

const memory = statement({
  name: 'review_memory_of_learner',
  text: `
    select (
        select coalesce(sum(repetitions - 1), 0)::int from review_items where user_id = u.id and due_on is not null) as reviews,
      p.reviews as fitted, coalesce(p.in_use, false) as "isPersonal",
      (p.fitted_at at time zone u.time_zone)::date::text as "fittedOn"
    from users u left join review_parameters p on p.user_id = u.id where u.id = $userId`,
  row: Memory,
});

/** A learner's number of reviews, and the latest fit. */
export function selectMemory(sql: Sql, userId: number) {
  return queryRow(sql, memory, { userId });
}
