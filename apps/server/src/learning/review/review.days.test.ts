import { randomUUID } from 'node:crypto';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import * as practice from '@rounds/contract/learning/practice';
import * as contract from '@rounds/contract/learning/review';
import { earningReviews, reviewXp } from '@rounds/contract/learning/review.rules';
import { saveSettings } from '@rounds/contract/identity/settings';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';

onBothServers('review, day after day', (server) => {
  async function learner() {
    server.clock.set('2026-03-02T09:00:00Z');
    const { token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const all = await scenarios(client);
    const byId = new Map<number, Scenario>(Object.values(all).map((one) => [one.id, one]));
    const items = async () => (await client.call(contract.listReviewItems)).body;
    const review = async () => (await client.call(contract.getReview)).body;
    const begin = () =>
      client.call(practice.createPractice, {
        body: { id: randomUUID(), filters: { states: ['due'] }, count: 40 },
      });
    const answer = (
      { id, items: asked }: practice.PracticeSession,
      position: number,
      { right = true, occurredAt }: { right?: boolean; occurredAt?: string } = {},
    ) => {
      const { scenarioId, questionIndex } = asked[position]!;
      const { correct, options } = byId.get(scenarioId)!.scenario.questions[questionIndex]!;
      const selectedOption = (correct + Number(!right)) % options.length;
      return client.call(practice.answerPractice, {
        params: { id },
        body: { position, selectedOption, seconds: 9, ...(occurredAt && { occurredAt }) },
      });
    };
    return { client, items, review, begin, answer, ...all };
  }

  const earned = (userId: number, at: string, count: number) =>
    server.db.run(
      `insert into xp_ledger (user_id, amount, source, created_at)
       select $1, $2, 'review', $3::timestamptz from generate_series(1, $4::int)`,
      [userId, reviewXp, at, count],
    );

  it('asks less and less often for what is known: a miss, and four right answers on time', async () => {
    const { client, items, begin, answer, first } = await learner();
    await completeScenario(client, first, { right: 4 });
    const intervals = [];
    for (let n = 0; n < 4; n += 1) {
      const [item] = await items();
      server.clock.set(`${item!.dueOn}T09:00:00Z`);
      await answer((await begin()).body, 0);
      intervals.push((await items())[0]!.intervalDays);
      if (intervals.at(-1)! > 29) break;
    }
    expect(intervals).toEqual(intervals.toSorted((a, b) => a - b));
    expect(new Set(intervals).size).toBe(intervals.length);
    expect(intervals.at(-1)).toBeGreaterThan(7);
  });

  it('costs only the streak for a day off: what was due waits, and counts as late', async () => {
    const { client, items, review, begin, answer, first } = await learner();
    await completeScenario(client, first, { right: 0 });
    server.clock.set('2026-03-03T09:00:00Z');
    const onTime = await review();
    const before = await items();
    server.clock.set('2026-03-05T09:00:00Z');
    expect(await review()).toMatchObject({ due: onTime.due, waiting: 0, scheduled: onTime.scheduled });
    expect(await items()).toEqual(before);
    const { body: session } = await begin();
    await answer(session, 0);
    const late = (await items()).find(({ repetitions }) => repetitions === 2)!;
    expect(late).toMatchObject({ lapses: 0 });
    // Recalled after a longer time, it comes back after a longer time.
    expect(late.intervalDays).toBeGreaterThan(2);
    expect((await client.call(getDashboard)).body.user.streak).toBe(1);
  });

  it('counts offline answers on the day they were given, on either of two devices', async () => {
    const { items, begin, answer, client, first } = await learner();
    await completeScenario(client, first, { right: 0 });
    server.clock.set('2026-03-03T09:00:00Z');
    const { body: phone } = await begin();
    // Loses its network, and sends its answers two days later. Meanwhile another device has reviewed one of them.
    server.clock.set('2026-03-04T09:00:00Z');
    const { body: laptop } = await begin();
    const same = laptop.items.findIndex((one) => one.questionIndex === phone.items[0]!.questionIndex);
    await answer(laptop, same, { right: false });
    server.clock.set('2026-03-05T09:00:00Z');
    const sent = { occurredAt: '2026-03-03T10:00:00Z' };
    expect((await answer(phone, 0, sent)).status).toBe(200);
    expect((await answer(phone, 1, sent)).status).toBe(200);
    const byIndex = new Map((await items()).map((one) => [one.questionIndex, one]));
    // Right on the third, missed on the fourth: the miss is later, in whatever order they arrived.
    expect(byIndex.get(phone.items[0]!.questionIndex)).toMatchObject({
      repetitions: 3,
      lapses: 1,
      dueOn: '2026-03-05',
    });
    expect(byIndex.get(phone.items[1]!.questionIndex)).toMatchObject({ repetitions: 2, lapses: 0 });
    // Sent again, as if the response had been lost, it changes nothing.
    const before = await items();
    expect((await answer(phone, 0, sent)).status).toBe(200);
    expect(await items()).toEqual(before);
  });

  it('does not count one sitting as reviews of several days, whatever times the device states', async () => {
    const { client, items, begin, answer, first } = await learner();
    await completeScenario(client, first, { right: 4 });
    server.clock.set('2026-03-09T09:00:00Z');
    const [one, other] = [(await begin()).body, (await begin()).body];
    const { xp } = (await client.call(getDashboard)).body.user;
    const backdated = { occurredAt: '2026-03-04T09:00:00Z' };
    expect((await answer(one, 0, backdated)).body.user.xp).toBe(xp + reviewXp);
    expect((await answer(other, 0)).body.user.xp).toBe(xp + reviewXp);
    expect(await items()).toMatchObject([{ repetitions: 2 }]);
    expect((await client.call(getDashboard)).body.user.streak).toBe(1);
  });

  it('earns XP for as many questions a day as are usually reviewed, and no more', async () => {
    const { client, begin, answer, first } = await learner();
    await completeScenario(client, first, { right: 0 });
    server.clock.set('2026-03-03T09:00:00Z');
    const { body: session } = await begin();
    const { id, xp } = (await client.call(getDashboard)).body.user;
    await earned(id, '2026-03-03T08:00:00Z', earningReviews - 1);
    expect((await answer(session, 0)).body.user.xp).toBe(xp + reviewXp);
    expect((await answer(session, 1)).body).toMatchObject({ correct: true, user: { xp: xp + reviewXp } });
    server.clock.set('2026-03-04T09:00:00Z');
    expect((await answer((await begin()).body, 0)).body.user.xp).toBe(xp + 2 * reviewXp);
  });

  it('earns no more in a day through forgetting, deleting, or moving the exam or the time zone', async () => {
    const { client, items, begin, answer, first } = await learner();
    await completeScenario(client, first, { right: 0 });
    const { id, xp } = (await client.call(getDashboard)).body.user;
    server.clock.set('2026-03-03T09:00:00Z');
    await earned(id, '2026-03-03T08:00:00Z', earningReviews - 1);
    const xpAfter = async (session: practice.PracticeSession, position: number) =>
      (await answer(session, position)).body.user.xp - xp;
    const { body: session } = await begin();
    expect(await xpAfter(session, 0)).toBe(reviewXp);

    const reviewed = (await items()).find(({ repetitions }) => repetitions > 1)!;
    await client.call(contract.forgetReviewItem, { params: { id: reviewed.id } });
    expect(await xpAfter(session, 1)).toBe(reviewXp);

    await client.call(practice.deletePractice, { params: { id: session.id } });
    await client.call(contract.saveReviewSettings, { body: { dailyLimit: 200, examOn: '2026-05-05' } });
    const { body: again } = await begin();
    expect(await xpAfter(again, 0)).toBe(reviewXp);

    await client.call(saveSettings, { body: { timeZone: 'Pacific/Kiritimati' } });
    expect(await xpAfter(again, 1)).toBe(reviewXp);
  });

  it('earns no more within one day than in two, wherever the time zone starts the day', async () => {
    const { client, begin, answer, first } = await learner();
    await completeScenario(client, first, { right: 0 });
    const { id, xp } = (await client.call(getDashboard)).body.user;
    await earned(id, '2026-03-03T08:00:00Z', 2 * earningReviews);
    // Nine in the evening in one zone, and past midnight in the other.
    server.clock.set('2026-03-03T21:00:00Z');
    await client.call(saveSettings, { body: { timeZone: 'Asia/Tokyo' } });
    const { body: session } = await begin();
    expect((await answer(session, 0)).body).toMatchObject({ correct: true, user: { xp } });
    server.clock.set('2026-03-04T08:00:01Z');
    expect((await answer(session, 1)).body.user.xp).toBe(xp + reviewXp);
  });

  it('brings everything back in the week before an exam, and returns to normal after it', async () => {
    const { client, items, review, begin, answer, first } = await learner();
    await completeScenario(client, first, { right: 0 });
    server.clock.set('2026-03-03T09:00:00Z');
    const { body: session } = await begin();
    for (const position of [0, 1, 2, 3, 4]) await answer(session, position);
    await client.call(contract.saveReviewSettings, { body: { dailyLimit: 20, examOn: '2026-03-06' } });
    expect((await items()).every(({ dueOn }) => dueOn < '2026-03-06')).toBe(true);
    server.clock.set('2026-03-05T09:00:00Z');
    const { body: again } = await begin();
    expect(again.questions).toBe(5);
    for (const position of [0, 1, 2, 3, 4]) await answer(again, position);
    server.clock.set('2026-03-07T09:00:00Z');
    expect((await items()).every(({ dueOn }) => dueOn > '2026-03-06')).toBe(true);
    expect(await review()).toMatchObject({ due: 0, scheduled: 5 });
  });
});
