import { getPlanUsage } from '@rounds/contract/business/plans';
import { planErrors } from '@rounds/contract/business/plans.errors';
import type { PlanAllowance } from '@rounds/contract/business/plans.rules';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';
import { ApiError, failWith } from '../../platform/http/errors.ts';
import { spendAllowance } from './usage.service.ts';

onBothServers("a plan's allowances", (server) => {
  const fail = failWith(Object.values(planErrors));
  const spend = ({ user }: Learner, allowance: PlanAllowance) =>
    server.db.transaction((tx) => spendAllowance(tx, user.id, allowance, server.clock.now(), fail));
  const usageOf = async ({ client }: Learner) => (await client.call(getPlanUsage)).body;
  async function learnerOn(tier: string): Promise<Learner> {
    const learner = await registerLearner(server);
    await server.db.run('update users set subscription_tier = $2, trial_ends_at = null where id = $1', [
      learner.user.id,
      tier,
    ]);
    return learner;
  }
  async function refused(work: Promise<void>): Promise<ApiError> {
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof ApiError)) throw new Error('It was not refused');
    return error;
  }

  it('are shown with their use', async () => {
    const learner = await learnerOn('student');
    await spend(learner, 'generations');
    await spend(learner, 'noteAnalyses');
    await spend(learner, 'noteAnalyses');
    expect(await usageOf(learner)).toEqual({
      resetsAt: '2026-04-01T00:00:00.000Z',
      generations: { used: 1, limit: 50 },
      noteAnalyses: { used: 2, limit: null },
    });
  });

  it.each([
    ['free', 'noteAnalyses', 3, 'student'],
    ['free', 'generations', 3, 'student'],
    ['student', 'generations', 50, 'professional'],
  ] as const)('on %s, %s end after %i, and %s is the plan with more', async (tier, allowance, most, plan) => {
    const learner = await learnerOn(tier);
    await Promise.all(Array.from({ length: most - 1 }, () => spend(learner, allowance)));
    const raced = await Promise.allSettled([spend(learner, allowance), spend(learner, allowance)]);
    expect(raced.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { status, plan: named } = await refused(spend(learner, allowance));
    expect([status, named]).toEqual([402, plan]);
    expect((await usageOf(learner))[allowance]).toEqual({ used: most, limit: most });
  });

  it('start over each month', async () => {
    const learner = await learnerOn('free');
    for (let use = 0; use < 3; use += 1) await spend(learner, 'generations');
    await server.db.run(`update plan_usage set month = month - interval '1 month' where user_id = $1`, [
      learner.user.id,
    ]);
    await spend(learner, 'generations');
    expect((await usageOf(learner)).generations.used).toBe(1);
  });

  it('are unlimited on Professional', async () => {
    const learner = await learnerOn('professional');
    for (let use = 0; use < 60; use += 1) await spend(learner, 'generations');
    expect((await usageOf(learner)).generations).toEqual({ used: 60, limit: null });
  });
});
