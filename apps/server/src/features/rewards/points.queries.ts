import { historyDays } from '@rounds/contract/rewards.rules';
import type { Sql, Statement } from '../../platform/db/database.ts';
import { learners } from '../../platform/db/people.ts';
import type { Page } from './rewards.queries.ts';

const list: Statement = {
  name: 'points_list',
  text: `
    select coalesce(json_agg(json_build_object(
        'id', t.id, 'amount', t.amount, 'type', t.type, 'description', t.description,
        'relatedId', t.related_id, 'relatedType', t.related_type, 'createdAt', iso_instant(t.created_at))
        order by t.id desc), '[]')::text as json,
      count(*)::int as count, min(t.id)::float8 as last
    from (
      select * from points_transactions where user_id = $1 and ($3::bigint is null or id < $3)
      order by id desc limit $2) t`,
};

/** A page of the learner's ledger as JSON, the latest first. */
export async function selectPointsPage(
  sql: Sql,
  userId: number,
  limit: number,
  after: number | null,
): Promise<Page> {
  const [page] = await sql.query<Page>(list, [userId, limit, after]);
  if (!page) throw new Error('No page of points');
  return page;
}

// The balance at the end of a day is what there is now, less what came after.
const totals: Statement = {
  name: 'points_totals',
  text: `
    with own as (
      select t.amount, (t.created_at at time zone u.time_zone)::date as day
      from points_transactions t join users u on u.id = t.user_id where u.id = $1)
    select json_build_object(
      'current', t.points,
      'earned', (select coalesce(sum(amount) filter (where amount > 0), 0) from own),
      'spent', (select -coalesce(sum(amount) filter (where amount < 0), 0) from own),
      'history', (
        select json_agg(json_build_object(
          'day', to_char(d, 'YYYY-MM-DD'),
          'balance', t.points - coalesce((select sum(amount) from own where own.day > d), 0)) order by d)
        from generate_series(0, $3::int - 1) as back (days)
        cross join lateral (select ($2::timestamptz at time zone u.time_zone)::date - back.days as d) as calendar)
    )::text as json
    from ${learners} where u.id = $1`,
};

/** The totals' JSON in one statement. */
export async function selectTotals(sql: Sql, userId: number, now: Date): Promise<string> {
  const [row] = await sql.query<{ json: string }>(totals, [userId, now, historyDays]);
  if (!row) throw new Error(`No user ${userId}`);
  return row.json;
}
