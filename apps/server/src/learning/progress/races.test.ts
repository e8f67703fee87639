import { getProfile } from '@rounds/contract/identity/accounts';
import { listProgress, recordProgress } from '@rounds/contract/learning/progress';
import { beforeAll, expect, it } from 'vitest';
import { listen, onServerOf } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { present } from '../../../testing/databases.ts';
import { buildUser, completionOf, registerLearner, scenarios } from '../../../testing/factories.ts';

const fifty = Array.from({ length: 50 }, (_, n) => n);

onServerOf('postgres', 'fifty requests at once, over real connections', (server) => {
  let open: (Client & { readonly origin: string }) | undefined;
  beforeAll(async () => {
    open = await listen(server);
  });

  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = present(open).as(token);
    return { client, id, ...(await scenarios(client)) };
  }
  const ledgers = async (id: number) => {
    const [row] = await server.db.run<{ xp: number; points: number; rows: number }>(
      `select (select coalesce(sum(amount), 0) from xp_ledger where user_id = $1)::int as xp,
              (select coalesce(sum(amount), 0) from points_transactions where user_id = $1)::int as points,
              (select count(*) from xp_ledger where user_id = $1)::int as rows`,
      [id],
    );
    return row;
  };

  it('complete one attempt once, and all get the same answer', async () => {
    const { client, id, third } = await learner();
    const body = completionOf(third, { right: 4 });
    const replies = await Promise.all(fifty.map(() => client.call(recordProgress, { body })));
    expect(replies.map(({ status }) => status)).toEqual(fifty.map(() => 200));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.body).toMatchObject({
      xpAwarded: 1000,
      leveledUp: true,
      user: { xp: 1000, level: 2, points: 500 },
    });
    expect(await ledgers(id)).toEqual({ xp: 1000, points: 500, rows: 1 });
    expect((await client.call(listProgress)).body).toMatchObject([
      { attempts: 1, timeSpent: 120, score: 80 },
    ]);
    expect((await client.call(getProfile)).body.user).toMatchObject({
      xp: 1000,
      level: 2,
      points: 500,
      streak: 1,
    });
  });

  it('complete fifty attempts of a scenario, and only the best counts', async () => {
    const { client, id, second } = await learner();
    const replies = await Promise.all(
      fifty.map((n) =>
        client.call(recordProgress, { body: completionOf(second, { right: n % 6, timeSpent: 10 }) }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(fifty.map(() => 200));
    const awarded = replies.reduce((sum, { body }) => sum + body.xpAwarded, 0);
    expect(awarded).toBe(155);
    const points = replies.reduce((sum, { body }) => sum + body.pointsAwarded, 0);
    expect(await ledgers(id)).toMatchObject({ xp: 155, points });
    expect((await client.call(getProfile)).body.user).toMatchObject({ xp: 155, points });
    expect((await client.call(listProgress)).body).toMatchObject([
      { attempts: 50, timeSpent: 500, score: 100 },
    ]);
  });

  it('begin one attempt for two learners, and one of them gets it', async () => {
    for (let n = 0; n < 10; n += 1) {
      const [one, other] = [await learner(), await learner()];
      const body = completionOf(one.third, { right: 4 });
      const ask = ({ client }: typeof one) => client.call(recordProgress, { body });
      const replies = await Promise.all(fifty.slice(0, 10).flatMap(() => [ask(one), ask(other)]));
      const statuses = (odd: number) => new Set(replies.filter((_, i) => i % 2 === odd).map((r) => r.status));
      expect([statuses(0), statuses(1)]).toEqual(
        replies[0]?.status === 200 ? [new Set([200]), new Set([403])] : [new Set([403]), new Set([200])],
      );
      const earned = [await ledgers(one.id), await ledgers(other.id)].map((ledger) => ledger?.rows);
      expect(earned.toSorted()).toEqual([0, 1]);
    }
  });

  it('claim a scenario fifty times, and it is awarded once', async () => {
    const { client, id, first } = await learner();
    const body = { scenarioId: first.id, completed: true, score: 60, timeSpent: 1 };
    const replies = await Promise.all(fifty.map(() => client.call(recordProgress, { body })));
    expect(replies.filter((reply) => reply.body.xpAwarded > 0)).toHaveLength(1);
    expect(await ledgers(id)).toEqual({ xp: 60, points: 30, rows: 1 });
    expect((await client.call(listProgress)).body).toMatchObject([{ attempts: 50, timeSpent: 50 }]);
  });

  it('answer one question differently, and one answer is kept', async () => {
    const { client, first } = await learner();
    const { attemptId } = completionOf(first);
    const base = {
      scenarioId: first.id,
      attemptId,
      completed: false,
      score: 0,
      timeSpent: 1,
      questionIndex: 0,
    };
    const replies = await Promise.all(
      fifty.map((n) => client.call(recordProgress, { body: { ...base, selectedOption: n % 4 } })),
    );
    const kept = fifty.filter((n) => replies[n]?.status === 200).map((n) => n % 4);
    expect(new Set(kept).size).toBe(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(50 - kept.length);
    expect(kept.length).toBeOneOf([12, 13]);
  });

  it('of many learners, complete one attempt that only one of them can have', async () => {
    const learners = await Promise.all(fifty.slice(0, 10).map(learner));
    const body = completionOf(learners[0]!.first);
    const replies = await Promise.all(learners.map(({ client }) => client.call(recordProgress, { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(403)]);
  });

  it('register one name twenty times, and create one account', async () => {
    const username = 'raced.for';
    const results = await Promise.allSettled(
      fifty.slice(0, 20).map(() => registerLearner({ client: present(open) }, { username })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(String(reason)).toContain('409');
  });
});
