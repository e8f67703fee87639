import type { getPlanUsage } from '@rounds/contract/business/plans';
import type { planErrors } from '@rounds/contract/business/plans.errors';
import {
  type PlanAllowance,
  allowanceLeft,
  planAllowing,
  plans,
  tierInForce,
} from '@rounds/contract/business/plans.rules';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { monthOf, monthAfter } from './plans.rules.ts';
import { selectSubscription } from './plans.queries.ts';
import * as queries from './usage.queries.ts';

/** What the learner has used of this month's allowances. */
export async function readUsage(
  { db, clock }: ServiceDeps,
  userId: number,
): Promise<AnswerOf<typeof getPlanUsage>> {
  const now = clock.now();
  const tier = tierInForce(await selectSubscription(db, userId), now.getTime());
  const rows = await queries.selectUsage(db, userId, monthOf(now));
  const of = (allowance: PlanAllowance) => ({
    used: usedOf(rows, allowance),
    limit: plans[tier][allowance],
  });
  return {
    resetsAt: monthAfter(now).toISOString(),
    noteAnalyses: of('noteAnalyses'),
    generations: of('generations'),
  };
}

const usedOf = (rows: Awaited<ReturnType<typeof queries.selectUsage>>, allowance: PlanAllowance): number =>
  rows.find((row) => row.allowance === allowance)?.used ?? 0;

/** Checks that an allowance has at least one use left, which others may take meanwhile. @throws ApiError 402 if not */
export async function requireAllowance(
  sql: Sql,
  userId: number,
  allowance: PlanAllowance,
  now: Date,
  fail: Fail<keyof typeof planErrors>,
): Promise<void> {
  const used = usedOf(await queries.selectUsage(sql, userId, monthOf(now)), allowance);
  await requireOneMore(sql, userId, allowance, used, now, fail);
}

/**
 * Counts one use of an allowance in the transaction of its work: over the limit, both fail. Concurrent uses wait for
 * each other, so that together they stay within the limit.
 * @throws ApiError 402 with the plan that allows one more
 */
export async function spendAllowance(
  tx: Sql,
  userId: number,
  allowance: PlanAllowance,
  now: Date,
  fail: Fail<keyof typeof planErrors>,
): Promise<void> {
  const before = (await queries.addUse(tx, userId, monthOf(now), allowance)) - 1;
  await requireOneMore(tx, userId, allowance, before, now, fail);
}

async function requireOneMore(
  sql: Sql,
  userId: number,
  allowance: PlanAllowance,
  used: number,
  now: Date,
  fail: Fail<keyof typeof planErrors>,
): Promise<void> {
  const left = allowanceLeft(await selectSubscription(sql, userId), allowance, used, now.getTime());
  if (left === null || left > 0) return;
  throw fail(
    planAllowing(allowance, used) === 'student' ? 'student_plan_needed' : 'professional_plan_needed',
  );
}
