import { getProfile } from '@rounds/contract/identity/accounts';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { getPublicProfile } from '@rounds/contract/identity/profiles';
import { recordProgress } from '@rounds/contract/learning/progress';
import { listInventory, purchase } from '@rounds/contract/rewards/store';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { buildUser, changeTimeZone, scenarios } from '../../../testing/factories.ts';
import { givePoints, storeItem } from '../../../testing/rewards.ts';

onBothServers('a streak freeze', (server) => {
  const begin = async (at: string, { held = true, zone = 'UTC' } = {}) => {
    server.clock.set(at);
    const { id, token } = await buildUser(server.db, server.clock.now());
    await server.db.transaction((tx) => changeTimeZone(tx, id, zone));
    const client = server.client.as(token);
    const { id: itemId } = await storeItem(client, 'streak-freeze');
    const buy = async () => {
      await givePoints(server.db, id, 200, server.clock.now());
      return (await client.call(purchase, { body: { itemId } })).status;
    };
    if (held) expect(await buy()).toBe(200);
    const { first } = await scenarios(client);
    return {
      client,
      buy,
      /** Answers something and returns the streak; `on` is when it happened, if not now. */
      act: async (at?: string, on?: string) => {
        if (at !== undefined) server.clock.set(at);
        const body = {
          scenarioId: first.id,
          completed: false,
          score: 0,
          timeSpent: 1,
          ...(on && { occurredAt: on }),
        };
        return (await client.call(recordProgress, { body })).body.user.streak;
      },
      shown: async (at: string) => {
        server.clock.set(at);
        return (await client.call(getDashboard)).body.user.streak;
      },
      freeze: async () => {
        const entries = (await client.call(listInventory, { params: { userId: id } })).body;
        const entry = entries.find((candidate) => candidate.itemId === itemId);
        return entry && [entry.quantity, entry.usedFor];
      },
    };
  };
  const job = (at: string) => {
    server.clock.set(at);
    return server.jobs.run('rewards.freezes');
  };

  it('bridges one missed day at the next activity, and is then used up', async () => {
    const learner = await begin('2026-03-02T09:00:00Z');
    expect(await learner.act()).toBe(1);
    expect(await learner.act('2026-03-03T09:00:00Z')).toBe(2);
    expect(await learner.act('2026-03-05T09:00:00Z')).toBe(3);
    expect(await learner.freeze()).toEqual([0, '2026-03-04']);
    expect(await learner.act('2026-03-06T09:00:00Z')).toBe(4);
    expect(await learner.act('2026-03-08T09:00:00Z')).toBe(1);
  });

  it('keeps the streak visible once the missed day is over', async () => {
    const learner = await begin('2026-03-02T09:00:00Z');
    expect(await learner.act()).toBe(1);
    await job('2026-03-03T23:45:00Z');
    expect(await learner.freeze()).toEqual([1, null]);
    await job('2026-03-04T00:00:00Z');
    expect(await learner.freeze()).toEqual([0, '2026-03-03']);
    expect(await learner.shown('2026-03-04T12:00:00Z')).toBe(1);
    expect(await learner.act('2026-03-04T20:00:00Z')).toBe(2);
  });

  it('applies wherever the streak is read, whether or not the job has run', async () => {
    const learner = await begin('2026-03-02T09:00:00Z');
    expect(await learner.act()).toBe(1);
    const everywhere = async (at: string) => {
      const { client } = learner;
      const dashboard = await learner.shown(at);
      const profile = (await client.call(getProfile)).body;
      const { username } = profile.user;
      const seen = (await client.call(getPublicProfile, { params: { username } })).body.streak;
      return [dashboard, profile.user.streak, profile.stats.currentStreak, seen];
    };
    expect(await everywhere('2026-03-04T00:00:00Z')).toEqual([1, 1, 1, 1]);
    expect(await everywhere('2026-03-04T23:59:59Z')).toEqual([1, 1, 1, 1]);
    expect(await learner.freeze()).toEqual([1, null]);
    expect(await everywhere('2026-03-05T00:00:00Z')).toEqual([0, 0, 0, 0]);
    // Offline on the 2nd: the response to late answers shows the streak with the freeze, too.
    server.clock.set('2026-03-04T12:00:00Z');
    expect(await learner.act(undefined, '2026-03-02T10:00:00Z')).toBe(1);
  });

  it('covers the day on which it is bought, from that moment', async () => {
    const learner = await begin('2026-03-02T09:00:00Z', { held: false });
    await learner.act();
    server.clock.set('2026-03-03T23:00:00Z');
    expect(await learner.buy()).toBe(200);
    expect(await learner.shown('2026-03-04T12:00:00Z')).toBe(1);
  });

  it('goes by the learner’s own days', async () => {
    const learner = await begin('2026-03-02T20:00:00Z', { zone: 'Asia/Tokyo' });
    expect(await learner.act()).toBe(1);
    await job('2026-03-04T14:59:00Z');
    expect(await learner.freeze()).toEqual([1, null]);
    await job('2026-03-04T15:00:00Z');
    expect(await learner.freeze()).toEqual([0, '2026-03-04']);
  });

  it('is not used for two missed days, nor for a second one right after the first', async () => {
    const two = await begin('2026-03-02T09:00:00Z');
    await two.act();
    await job('2026-03-05T00:00:00Z');
    expect(await two.act('2026-03-05T09:00:00Z')).toBe(1);
    expect(await two.freeze()).toEqual([1, null]);

    const inARow = await begin('2026-03-02T09:00:00Z');
    await inARow.act();
    await job('2026-03-04T00:00:00Z');
    expect(await inARow.buy()).toBe(200);
    await job('2026-03-05T00:00:00Z');
    expect(await inARow.act('2026-03-05T09:00:00Z')).toBe(1);
    expect(await inARow.freeze()).toEqual([1, '2026-03-03']);
  });

  it('must be bought before the missed day is over, and only one can be held', async () => {
    const learner = await begin('2026-03-02T09:00:00Z', { held: false });
    await learner.act();
    server.clock.set('2026-03-04T08:00:00Z');
    expect(await learner.buy()).toBe(200);
    expect(await learner.buy()).toBe(409);
    await job('2026-03-04T08:15:00Z');
    expect(await learner.act('2026-03-04T09:00:00Z')).toBe(1);
    expect(await learner.freeze()).toEqual([1, null]);
  });

  it('is returned when the missed day turns out to be active', async () => {
    const learner = await begin('2026-03-02T09:00:00Z');
    await learner.act();
    expect(await learner.act('2026-03-04T09:00:00Z')).toBe(2);
    expect(await learner.freeze()).toEqual([0, '2026-03-03']);
    expect(await learner.act('2026-03-04T10:00:00Z', '2026-03-03T12:00:00Z')).toBe(3);
    expect(await learner.freeze()).toEqual([1, null]);
  });

  it('is used once, however often and wherever the job runs', async () => {
    const learner = await begin('2026-03-02T09:00:00Z');
    await learner.act();
    server.clock.set('2026-03-04T00:00:00Z');
    await Promise.all(Array.from({ length: 5 }, () => server.jobs.run('rewards.freezes')));
    expect(await learner.freeze()).toEqual([0, '2026-03-03']);
    expect(server.jobs.schedules.has('rewards.freezes')).toBe(true);
  });

  it(
    'never changes the streak that the days themselves have, whatever the history',
    { timeout: 60_000 },
    async () => {
      const day = fc.record({ learns: fc.boolean(), buys: fc.boolean(), job: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(fc.array(day, { minLength: 3, maxLength: 14 }), async (days) => {
          const start = Date.parse('2026-05-01T12:00:00Z');
          const at = (index: number, hours = 0) =>
            new Date(start + index * 86_400_000 + hours * 3_600_000).toISOString();
          const learner = await begin(at(-1), { held: false });
          // The model: days in a row, the last day that holds the streak, the day a held freeze was bought.
          let [streak, last, frozen, bought] = [0, -9, -9, null as number | null];
          const useFreeze = (missed: number) => {
            if (bought === null || bought > missed || frozen === missed - 1) return false;
            [bought, frozen] = [null, missed];
            return true;
          };
          for (const [index, { learns, buys, job: runs }] of days.entries()) {
            if (runs) {
              await job(at(index, -12));
              if (streak > 0 && index - last === 2 && useFreeze(last + 1)) last += 1;
            }
            if (learns) {
              if (index - last === 2) useFreeze(last + 1);
              streak = index - last <= 1 || frozen === index - 1 ? streak + 1 : 1;
              last = index;
              expect(await learner.act(at(index))).toBe(streak);
            }
            if (buys) {
              server.clock.set(at(index, 1));
              expect(await learner.buy()).toBe(bought === null ? 200 : 409);
              bought ??= index;
            }
            const isCovered = index - last === 2 && bought !== null && bought <= last + 1 && frozen !== last;
            expect(await learner.shown(at(index, 2))).toBe(index - last <= 1 || isCovered ? streak : 0);
          }
        }),
        { numRuns: 25 },
      );
    },
  );
});
