import { getProfile } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import {
  type Learner,
  completeScenario,
  registerLearner,
  scenarios,
  signInWith,
} from '../../../../testing/factories.ts';
import { withFrozenRows } from '../../../../testing/frozen-rows.ts';

onServer('the progress of inactive learners', (server) => {
  /** Runs the job; returns the mails it sent to one learner. */
  const run = async ({ email }: Learner) => {
    await server.jobs.runAll();
    const before = server.mailer.sent.length;
    await server.jobs.run('accounts.erase');
    await server.jobs.runAll();
    return server.mailer.sent.slice(before).filter(({ to }) => to === email);
  };
  const rows = async ({ user }: Learner) => {
    const tables = [
      'user_progress',
      'scenario_attempts',
      'activity_days',
      'xp_ledger',
      'points_transactions',
    ];
    const [row] = await server.db.run<Record<string, number>>(
      `select ${tables.map((name) => `(select count(*)::int from ${name} where user_id = $1) as ${name}`).join(', ')}`,
      [user.id],
    );
    return row!;
  };
  const studious = async () => {
    const learner = await registerLearner(server);
    const { first, second } = await scenarios(learner.client);
    await completeScenario(learner.client, first);
    await completeScenario(learner.client, second);
    await server.db.run(
      `insert into xp_ledger (user_id, amount, source, created_at) values ($1, 40, 'achievement', $2)`,
      [learner.user.id, server.clock.now()],
    );
    await server.db.run('update learner_totals set xp = xp + 40 where user_id = $1', [learner.user.id]);
    return learner;
  };

  it('is erased two years after the last sign-in, a month after a warning by mail', async () => {
    const learner = await studious();
    const { points } = (await learner.client.call(getProfile)).body.user;
    server.clock.advance({ days: 699 });
    expect(await run(learner)).toEqual([]);
    server.clock.advance({ days: 1 });
    const mails = await run(learner);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Your learning progress on Rounds will be erased',
    });
    expect(await run(learner)).toEqual([]);
    server.clock.advance({ days: 29 });
    await run(learner);
    expect((await rows(learner))['user_progress']).toBe(2);
    server.clock.advance({ days: 1 });
    await run(learner);
    expect(await rows(learner)).toEqual({
      user_progress: 0,
      scenario_attempts: 0,
      activity_days: 0,
      xp_ledger: 1,
      points_transactions: 2,
    });

    const { body } = await signInWith(server.client, learner);
    expect(body.user).toMatchObject({ xp: 40, level: 1, streak: 0, points });
    const client = server.client.as(body.token);
    const { first } = await scenarios(client);
    expect((await completeScenario(client, first)).xpAwarded).toBeGreaterThan(0);
    expect(await run(learner)).toEqual([]);
  });

  it('stays when they sign in after the warning, and the two years start over', async () => {
    const learner = await studious();
    server.clock.advance({ days: 700 });
    expect(await run(learner)).toHaveLength(1);
    server.clock.advance({ days: 29 });
    expect((await signInWith(server.client, learner)).status).toBe(200);
    server.clock.advance({ days: 30 });
    expect(await run(learner)).toEqual([]);
    expect((await rows(learner))['user_progress']).toBe(2);
    server.clock.advance({ days: 670 });
    expect(await run(learner)).toHaveLength(1);
  });

  it('is never erased without a warning a month before, however long the job did not run', async () => {
    const learner = await studious();
    server.clock.advance({ days: 1500 });
    expect(await run(learner)).toHaveLength(1);
    expect((await rows(learner))['user_progress']).toBe(2);
    server.clock.advance({ days: 30 });
    await run(learner);
    expect((await rows(learner))['user_progress']).toBe(0);
  });

  it('that cannot be erased stops neither other erasures nor warnings', async () => {
    const [stuck, other] = [await studious(), await studious()];
    server.clock.advance({ days: 800 });
    const warn = () => server.jobs.run('accounts.erase');
    await server.jobs.runAll();
    server.mailer.sent.length = 0;
    await withFrozenRows(server.db, 'users', `old.id = ${stuck.user.id}`, async () => {
      await expect(warn()).rejects.toThrow(AggregateError);
      await server.jobs.runAll();
      expect(server.mailer.sent.filter(({ to }) => to === other.email)).toHaveLength(1);
      server.clock.advance({ days: 31 });
      await expect(warn()).rejects.toThrow(AggregateError);
    });
    expect([(await rows(stuck))['user_progress'], (await rows(other))['user_progress']]).toEqual([2, 0]);
  });

  it('stays if it is demo data, and nobody is warned', async () => {
    const learner = await studious();
    await server.db.run('update users set is_sample = true where id = $1', [learner.user.id]);
    server.clock.advance({ days: 2000 });
    expect(await run(learner)).toEqual([]);
    server.clock.advance({ days: 40 });
    await run(learner);
    expect((await rows(learner))['user_progress']).toBe(2);
  });
});
