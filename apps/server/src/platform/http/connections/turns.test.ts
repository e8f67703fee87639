import { setDailyGoal } from '@rounds/contract/learning/goals';
import { describe, expect, it } from 'vitest';
import { onServerOf } from '../../../../testing/app.ts';
import { registerLearner } from '../../../../testing/factories.ts';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('come in order, five of one learner at once, and after a failure as well', async () => {
    const turns = new Turns();
    const begun: number[] = [];
    const ends = new Map<number, () => void>();
    const work = (n: number) => () =>
      new Promise<number>((resolve, reject) => {
        begun.push(n);
        ends.set(n, () => (n % 2 === 0 ? resolve(n) : reject(new Error(String(n)))));
      });
    const all = Array.from({ length: 8 }, (_, n) => turns.take(1, work(n)));
    const settled = Promise.allSettled(all);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    ends.get(3)?.();
    await expect(all[3]).rejects.toThrow('3');
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    ends.get(0)?.();
    expect(await all[0]).toBe(0);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await turns.take(2, () => 'another learner')).toBe('another learner');
    for (const n of [1, 2, 4, 5, 6]) ends.get(n)?.();
    await expect.poll(() => begun).toContain(7);
    ends.get(7)?.();
    await settled;
    expect(await turns.take(1, () => 'later')).toBe('later');
  });

  it('of an address are ten at once', async () => {
    const turns = new Turns();
    const over = Promise.withResolvers<undefined>();
    let begun = 0;
    const all = Array.from({ length: 12 }, () =>
      turns.take('192.0.2.1', () => {
        begun += 1;
        return over.promise;
      }),
    );
    expect(begun).toBe(10);
    over.resolve(undefined);
    await Promise.all(all);
    expect(begun).toBe(12);
  });
});

onServerOf('postgres', 'a learner with many writes at once', (server) => {
  it('doesn’t keep others from a connection', async () => {
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
