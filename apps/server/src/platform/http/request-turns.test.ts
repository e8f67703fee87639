import { setDailyGoal } from '@rounds/contract/learning/goals';
import { expect, it } from 'vitest';
import { onServerOf } from '../../../testing/app.ts';
import { registerLearner } from '../../../testing/factories.ts';

onServerOf('postgres', 'a learner with many writes at once', (server) => {
  it('does not keep others from getting a connection', async () => {
    const [busy, other] = [await registerLearner(server), await registerLearner(server)];
    const save = ({ client }: typeof busy) => client.call(setDailyGoal, { body: { questions: 10 } });
    const locked = Promise.withResolvers<undefined>();
    const over = Promise.withResolvers<undefined>();
    const held = server.db.transaction(async (tx) => {
      await tx.run('select from learner_totals where user_id = $1 for update', [busy.user.id]);
      locked.resolve(undefined);
      await over.promise;
    });
    await locked.promise;
    // More than there are connections.
    const waiting = Array.from({ length: 40 }, () => save(busy));
    const soon = await Promise.race([
      save(other).then(({ status }) => status),
      new Promise((resolve) => setTimeout(resolve, 3000, 'waits')),
    ]);
    over.resolve(undefined);
    await held;
    expect(soon).toBe(200);
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});
