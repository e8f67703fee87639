import { historyDays } from '@rounds/contract/rewards/store.rules';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import { learners } from '../../identity/accounts/people.fragments.ts';

const list: Statement = {
  name: 'points_list',
  text: `
    select json_build_object(
        'id', id, 'amount', amount, 'type', type, 'description', description,
        'relatedId', related_id, 'relatedType', related_type, 'createdAt', iso_instant(created_at))::text as json,
      json_build_array(id) as place
    from points_transactions where user_id = $1 and ($3::bigint is null or id < $3)
    order by id desc limit $2`,
};

/** The learner's ledger, the latest first. */
export async function selectPoints(
  sql: Sql,
  userId: number,
  limit: number,
  [before]: readonly [number | null],
): Promise<ListRow<[number]>[]> {
  return sql.query(list, [userId, limit, before]);
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
