import { LocalDay } from '@rounds/contract/common';
import { ReviewSettings } from '@rounds/contract/learning/review';
import { forecastDays, defaultDailyReviews } from '@rounds/contract/learning/review.rules';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { isInUse } from '../scenarios/scenarios.fragments.ts';

export const Settings = ReviewSettings.extend({
  timeZone: z.string(),
  /** Fitted to the learner; null for the published ones. */
  parameters: z.array(z.number()).nullable(),
});
export type Settings = Readonly<z.output<typeof Settings>>;

const settings = statement({
  name: 'review_settings_of_learner',
  text: `
    select u.time_zone as "timeZone", coalesce(s.daily_limit, ${defaultDailyReviews}) as "dailyLimit", s.exam_on::text as "examOn",
      p.parameters
    from users u left join review_settings s on s.user_id = u.id
    left join review_parameters p on p.user_id = u.id and p.in_use
    where u.id = $userId`,
  row: Settings,
});

/** A learner's settings or the defaults, with their zone and the basis of their intervals. */
export function selectSettings(sql: Sql, userId: number) {
  return queryRow(sql, settings, { userId });
}

const savedSettings = statement({
  name: 'review_settings_save',
  text: `
    insert into review_settings (user_id, daily_limit, exam_on) values ($userId, $dailyLimit, $examOn)
    on conflict (user_id) do update set daily_limit = $dailyLimit, exam_on = $examOn`,
});

export async function upsertSettings(
  tx: Sql,
  userId: number,
  { dailyLimit, examOn }: ReviewSettings,
): Promise<void> {
  await tx.query(savedSettings, { userId, dailyLimit, examOn });
}

/** The learner is u, whose settings s hold the exam. */
const isAfterExam = `s.exam_on < ($now::timestamptz at time zone u.time_zone)::date` as const;

const afterExam = statement({
  name: 'review_settings_after_exam',
  text: `
    select u.id from review_settings s join users u on u.id = s.user_id
    where u.id > $afterId and ${isAfterExam} order by u.id limit 100`,
  row: z.object({ id: z.int() }),
});

/** Learners whose exam is over, in order of their ids. */
export function selectAfterExam(sql: Sql, now: Date, afterId: number) {
  return sql.query(afterExam, { now, afterId });
}

const deletedExam = statement({
  name: 'review_settings_delete_exam',
  text: `
    update review_settings s set exam_on = null from users u
    where s.user_id = $userId and u.id = s.user_id and ${isAfterExam} returning u.id`,
  row: z.object({ id: z.int() }),
});

/** Removes an exam that is over. @returns false if there is none */
export async function deleteExam(tx: Sql, userId: number, now: Date): Promise<boolean> {
  return (await tx.query(deletedExam, { userId, now })).length > 0;
}

const Overview = ReviewSettings.extend({
  today: LocalDay,
  due: z.int(),
  reviewedToday: z.int(),
  scheduled: z.int(),
  suspended: z.int(),
  forecast: z.array(z.object({ day: LocalDay, due: z.int() })),
  nextOn: LocalDay.nullable(),
});

// One row per day of the learner, so that a few dozen rows are counted, not everything in review.
const overview = statement({
  name: 'review_overview_of_learner',
  pipelined: true,
  text: `
    with learner as (
      select ($now::timestamptz at time zone u.time_zone)::date as today, s.daily_limit, s.exam_on
      from users u left join review_settings s on s.user_id = u.id where u.id = $userId),
    days as (
      select i.due_on, i.suspended, count(*)::int as items,
        (count(*) filter (where i.reviewed_on = (select today from learner) and i.repetitions > 1))::int as reviewed
      from review_items i where i.user_id = $userId and i.due_on is not null and ${isInUse('i')} group by i.due_on, i.suspended)
    select l.today::text as today, coalesce(l.daily_limit, ${defaultDailyReviews}) as "dailyLimit", l.exam_on::text as "examOn",
      d.due, d."reviewedToday", d.scheduled, d.suspended, d."nextOn", d.forecast
    from learner l cross join lateral (
      select
        coalesce(sum(items) filter (where due_on <= l.today and not suspended), 0)::int as due,
        coalesce(sum(reviewed), 0)::int as "reviewedToday",
        coalesce(sum(items) filter (where not suspended), 0)::int as scheduled,
        coalesce(sum(items) filter (where suspended), 0)::int as suspended,
        (min(due_on) filter (where due_on > l.today and not suspended))::text as "nextOn",
        coalesce(json_agg(json_build_object('day', due_on, 'due', items) order by due_on) filter (
          where due_on > l.today and due_on <= l.today + ${forecastDays} and not suspended), '[]') as forecast
      from days) d`,
  row: Overview,
});

/** A learner's settings or the defaults, and how much is due on their current day and the following ones. */
export function selectOverview(sql: Sql, userId: number, now: Date) {
  return queryRow(sql, overview, { userId, now });
}
