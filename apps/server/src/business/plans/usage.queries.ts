import { type PlanAllowance, planAllowances } from '@rounds/contract/business/plans.rules';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const usageOfMonth = statement({
  name: 'plan_usage_of_month',
  text: 'select allowance, used from plan_usage where user_id = $userId and month = $month::text::date',
  row: z.object({ allowance: z.enum(planAllowances), used: z.int() }),
});

/** @param month its first day, such as "2026-03-01" */
export async function selectUsage(sql: Sql, userId: number, month: string) {
  return sql.query(usageOfMonth, { userId, month });
}

const useCounted = statement({
  name: 'plan_usage_add',
  text: `
    insert into plan_usage as u (user_id, month, allowance, used) values ($userId, $month::text::date, $allowance, 1)
    on conflict (user_id, month, allowance) do update set used = u.used + 1
    returning used`,
  row: z.object({ used: z.int() }),
});

/** @returns how often it has been used in the month, this use included */
export async function addUse(
  tx: Sql,
  userId: number,
  month: string,
  allowance: PlanAllowance,
): Promise<number> {
  const { used } = await queryRow(tx, useCounted, { userId, month, allowance });
  return used;
}
