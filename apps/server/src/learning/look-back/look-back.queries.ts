import { LookBack } from '@rounds/contract/learning/look-back';
import { lookBackHour } from '@rounds/contract/learning/look-back.rules';
import { LocalDay } from '@rounds/contract/common';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const Reader = z.object({ timeZone: z.string(), wantsMail: z.boolean() });

const reader = statement({
  name: 'look_back_reader',
  text: `
    select u.time_zone as "timeZone", exists (select from look_back_readers r where r.user_id = u.id) as "wantsMail"
    from users u where u.id = $userId`,
  row: Reader,
});

export function selectReader(sql: Sql, userId: number) {
  return queryRow(sql, reader, { userId });
}

const Done = LookBack.pick({ cases: true, xp: true });

const doneInWeek = statement({
  name: 'look_back_done',
  text: `
    select
      (select coalesce(json_agg(json_build_object('scenarioId', c.scenario_id, 'score', c.score) order by c.first, c.scenario_id), '[]')
       from (
         select a.scenario_id, max(a.score) as score, min(a.completed_at) as first from scenario_attempts a
         where a.user_id = u.id and (a.completed_at at time zone u.time_zone)::date between $from::date and $to::date
         group by a.scenario_id) c) as cases,
      (select coalesce(sum(x.amount), 0)::int from xp_ledger x
       where x.user_id = u.id and (x.created_at at time zone u.time_zone)::date between $from::date and $to::date) as xp
    from users u where u.id = $userId`,
  row: Done,
});

/** The cases completed and the XP earned between two days, in the learner's zone. */
export function selectDone(
  sql: Sql,
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
) {
  return queryRow(sql, doneInWeek, { userId, from, to });
}

/** The Monday, in the zone of learner u, of the week that $now is in. */
const thisWeek = `(date_trunc('week', $now::timestamptz at time zone u.time_zone))::date` as const;

const newReader = statement({
  name: 'look_back_reader_insert',
  text: `
    insert into look_back_readers (user_id, sent_week) select u.id, ${thisWeek} from users u where u.id = $userId
    on conflict do nothing`,
});

/** From next Monday on. */
export async function insertReader(sql: Sql, userId: number, now: Date): Promise<void> {
  await sql.query(newReader, { userId, now });
}

const deletedReader = statement({
  name: 'look_back_reader_delete',
  text: 'delete from look_back_readers where user_id = $userId',
});

export async function deleteReader(sql: Sql, userId: number): Promise<void> {
  await sql.query(deletedReader, { userId });
}

const dueReaders = statement({
  name: 'look_back_readers_due',
  text: `
    select r.user_id as id, ${thisWeek}::text as week
    from look_back_readers r join users u on u.id = r.user_id
    where u.deleted_at is null and r.user_id > $afterId
      and r.sent_week < (date_trunc('week', ($now::timestamptz at time zone u.time_zone) - interval '${lookBackHour} hours'))::date
    order by r.user_id limit 100`,
  row: z.object({ id: z.int(), week: LocalDay }),
});

/** Learners whose week is over and who haven't been sent it, with the Monday of the new week. */
export function selectDueReaders(sql: Sql, now: Date, afterId: number) {
  return sql.query(dueReaders, { now, afterId });
}

const claimedWeek = statement({
  name: 'look_back_claim',
  text: `
    update look_back_readers set sent_week = $week::date where user_id = $userId and sent_week < $week::date
    returning true as claimed`,
  row: z.object({ claimed: z.boolean() }),
});

/** Claims a learner's week for this transaction. @returns whether it is the one that sends it */
export async function claimWeek(tx: Sql, userId: number, week: string): Promise<boolean> {
  return (await tx.query(claimedWeek, { userId, week })).length > 0;
}
