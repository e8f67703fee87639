import { randomUUID } from 'node:crypto';
import { getPlan } from '@rounds/contract/business/plans';
import type { Tier } from '@rounds/contract/business/plans.rules';
import { requestMentorship } from '@rounds/contract/community/mentorships';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';
import { grantPlan } from './index.ts';

const day = 86_400_000;

onServer('plans', (server) => {
  const planOf = async ({ client }: Learner) => (await client.call(getPlan)).body;
  const give = ({ user }: Learner, tier: Tier, days: number, sourceId: string = randomUUID()) => {
    const now = server.clock.now();
    const grant = { userId: user.id, tier, source: 'code', sourceId, startsAt: now } as const;
    const endsAt = new Date(now.getTime() + days * day);
    return server.db.transaction((tx) => grantPlan(tx, { ...grant, endsAt }, now));
  };

  it('begin with 14 days of professional, once and without a card', async () => {
    const learner = await registerLearner(server);
    expect(await planOf(learner)).toMatchObject({
      tier: 'professional',
      subscriptionTier: 'free',
      onTrial: true,
      trialEndsAt: new Date(server.clock.now().getTime() + 14 * day).toISOString(),
    });
    server.clock.advance({ days: 14 });
    expect(await planOf(learner)).toMatchObject({ tier: 'free', onTrial: false, generations: 3 });
  });

  it('are the highest one granted, and fall back when it ends', async () => {
    const learner = await registerLearner(server);
    server.clock.advance({ days: 20 });
    await give(learner, 'student', 30);
    await give(learner, 'professional', 10);
    expect(await planOf(learner)).toMatchObject({ tier: 'professional', mentorship: true });
    server.clock.advance({ days: 11 });
    await server.jobs.run('plans.end');
    expect(await planOf(learner)).toMatchObject({ tier: 'student', generations: 50 });
    server.clock.advance({ days: 30 });
    await server.jobs.run('plans.end');
    expect(await planOf(learner)).toMatchObject({ tier: 'free', endsAt: null });
  });

  it('are taken back when their source ends them', async () => {
    const learner = await registerLearner(server);
    await give(learner, 'enterprise', 30, 'order-1');
    expect((await planOf(learner)).subscriptionTier).toBe('enterprise');
    await give(learner, 'enterprise', 0, 'order-1');
    expect((await planOf(learner)).subscriptionTier).toBe('free');
  });

  it('are kept while another source grants them', async () => {
    const learner = await registerLearner(server);
    await Promise.all(
      (['student', 'professional', 'student', 'enterprise', 'student'] as const).map((tier) =>
        give(learner, tier, 5),
      ),
    );
    expect((await planOf(learner)).subscriptionTier).toBe('enterprise');
  });

  it('answer 402 to what they do not include, until they do', async () => {
    const learner = await registerLearner(server);
    server.clock.advance({ days: 15 });
    const ask = () =>
      learner.client.call(requestMentorship, {
        body: { mentorId: 2_000_000, careerPath: 'nursing', requestMessage: 'Would you help me?' },
      });
    const refused = await ask();
    expect([refused.status, refused.failure.message]).toEqual([
      402,
      'Mentorship is part of the Professional plan.',
    ]);
    await give(learner, 'professional', 30);
    expect((await ask()).failure.code).toBe('mentor_not_found');
  });
});
