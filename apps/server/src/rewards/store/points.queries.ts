import { PointsTransaction, type PointsTotals, getPointsTotals } from '@rounds/contract/rewards/store';
import { historyDays } from '@rounds/contract/rewards/store.rules';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { ById, listRow } from '../../platform/db/list-row.ts';
import { learners } from '../../learning/awards/learners.fragments.ts';

const pointsOfUser = statement({
  name: 'points_latest_first',
  text: `
    select json_build_object(
        'id', id, 'amount', amount, 'type', type, 'description', description,
        'relatedId', related_id, 'relatedType', related_type, 'createdAt', iso_instant(created_at))::text as json,
      json_build_array(id)::text as place
    from points_transactions where user_id = $userId and ($beforeId::bigint is null or id < $beforeId)
    order by id desc limit $limit`,
  row: listRow(PointsTransaction, ById),
});

/** The learner's ledger, latest first. */
export function selectPoints(sql: Sql, userId: number, limit: number, after: ById | null) {
  return sql.query(pointsOfUser, { userId, limit, beforeId: after?.[0] ?? null });
}

// The balance at the end of a day is today's, minus whatever came after that day.
const pointsTotals = statement({
  name: 'points_totals_of_user',
  text: `
    with own as (
      select t.amount, (t.created_at at time zone u.time_zone)::date as day
      from points_transactions t join users u on u.id = t.user_id where u.id = $userId)
    select json_build_object(
      'current', t.points,
      'earned', (select coalesce(sum(amount) filter (where amount > 0), 0) from own),
      'spent', (select -coalesce(sum(amount) filter (where amount < 0), 0) from own),
      'history', (
        select json_agg(json_build_object(
          'day', to_char(d, 'YYYY-MM-DD'),
          'balance', t.points - coalesce((select sum(amount) from own where own.day > d), 0)) order by d)
        from generate_series(0, $historyDays::int - 1) as back (days)
        cross join lateral (select ($now::timestamptz at time zone u.time_zone)::date - back.days as d) as calendar)
    )::text as json
    from ${learners} where u.id = $userId`,
  row: z.object({ json: jsonOf(getPointsTotals.answer) }),
});

/** The totals' JSON in one statement. */
export async function selectTotals(sql: Sql, userId: number, now: Date): Promise<Json<PointsTotals>> {
  const { json } = await queryRow(sql, pointsTotals, { userId, now, historyDays });
  return json;
}
