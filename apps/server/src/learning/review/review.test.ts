import { randomUUID } from 'node:crypto';
import * as practice from '@rounds/contract/learning/practice';
import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import { recordProgress } from '@rounds/contract/learning/progress';
import * as contract from '@rounds/contract/learning/review';
import { forecastDays, reviewXp, defaultDailyReviews } from '@rounds/contract/learning/review.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { answersWith, buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';

onBothServers('review', (server) => {
  async function learner() {
    server.clock.set('2026-03-02T09:00:00Z');
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const all = await scenarios(client);
    const review = async () => (await client.call(contract.getReview)).body;
    const items = async () => (await client.call(contract.listReviewItems)).body;
    const complete = (right: number, changes: object = {}, scenario = all.first) =>
      completeScenario(client, scenario, { right, ...changes });
    const begin = (mode: 'tutor' | 'exam' = 'tutor') =>
      client.call(practice.createPractice, {
        body: { id: randomUUID(), filters: { states: ['due'] }, count: 40, mode },
      });
    const byId = new Map<number, Scenario>(Object.values(all).map((one) => [one.id, one]));
    const answer = (
      { id: session, items: asked }: practice.PracticeSession,
      position: number,
      { right = true, ...more }: { right?: boolean; confidence?: Confidence; occurredAt?: string } = {},
    ) => {
      const { scenarioId, questionIndex } = asked[position]!;
      const { correct, options } = byId.get(scenarioId)!.scenario.questions[questionIndex]!;
      const selectedOption = (correct + Number(!right)) % options.length;
      const body = { position, selectedOption, seconds: 9, ...more };
      return client.call(practice.answerPractice, { params: { id: session }, body });
    };
    return { id, client, review, items, complete, begin, answer, ...all };
  }
  const nextDay = () => server.clock.advance({ days: 1 });

  it('is empty for learners who have missed nothing', async () => {
    const { review, complete, begin } = await learner();
    await complete(5);
    nextDay();
    expect(await review()).toEqual({
      dailyLimit: defaultDailyReviews,
      examOn: null,
      today: '2026-03-03',
      due: 0,
      waiting: 0,
      reviewedToday: 0,
      scheduled: 0,
      suspended: 0,
      nextOn: null,
      forecast: [],
    });
    expect((await begin()).status).toBe(422);
  });

  it('brings a miss back the next day, and later after each right answer', async () => {
    const { review, items, complete, begin, answer, first } = await learner();
    await complete(4);
    expect(await review()).toMatchObject({ due: 0, scheduled: 1, nextOn: '2026-03-03' });
    nextDay();
    expect(await review()).toMatchObject({ due: 1, waiting: 0 });
    const { body: session } = await begin();
    expect(session.items).toMatchObject([{ scenarioId: first.id, questionIndex: 4 }]);
    expect((await answer(session, 0)).body).toMatchObject({ correct: true, completed: true });
    const [once] = await items();
    expect(once).toMatchObject({ repetitions: 2, lapses: 0, suspended: false });
    expect(await review()).toMatchObject({ due: 0, reviewedToday: 1, nextOn: once!.dueOn });
    server.clock.set(`${once!.dueOn}T10:00:00Z`);
    await answer((await begin()).body, 0);
    const [twice] = await items();
    expect(twice!.intervalDays).toBeGreaterThan(once!.intervalDays);
    expect((await review()).forecast.every(({ due }) => due === 1)).toBe(true);
  });

  it('earns a little for what was due, once', async () => {
    const { client, complete, begin, answer } = await learner();
    const { user: before } = await complete(3);
    nextDay();
    const { body: session } = await begin();
    const { body: right } = await answer(session, 0);
    expect(right.user.xp).toBe(before.xp + reviewXp);
    expect((await answer(session, 0)).body.user.xp).toBe(before.xp + reviewXp);
    const { body: wrong } = await answer(session, 1, { right: false });
    expect(wrong.user.xp).toBe(before.xp + reviewXp);
    expect([right.xp, wrong.xp]).toEqual([reviewXp, 0]);
    const { body: over } = await client.call(practice.getPractice, { params: { id: session.id } });
    expect(over.xp).toBe(reviewXp);
    // Neither is due any more, so practicing them again earns nothing.
    expect((await begin()).status).toBe(422);
  });

  it('earns nothing in other practice, though that counts as its review too', async () => {
    const { client, complete, review, answer, first } = await learner();
    const { user: before } = await complete(4);
    nextDay();
    const body = {
      id: randomUUID(),
      filters: { scenarioIds: [first.id], states: ['wrong' as const] },
      count: 5,
    };
    const { body: session } = await client.call(practice.createPractice, { body });
    expect((await answer(session, 0)).body).toMatchObject({ correct: true, user: { xp: before.xp } });
    expect((await review()).due).toBe(0);
  });

  it('brings back a lucky guess, and a partly right answer', async () => {
    const { complete, items, first } = await learner();
    const [guessed, ...sure] = answersWith(first, 5);
    await complete(5, { answers: [{ ...guessed!, confidence: 'guess' }, ...sure] });
    expect((await items()).map(({ questionIndex }) => questionIndex)).toEqual([0]);
  });

  it('reveals nothing of an exam before its end', async () => {
    const { client, complete, review, begin, answer, first } = await learner();
    const attemptId = randomUUID();
    const exam = { scenarioId: first.id, attemptId, version: first.version, mode: 'exam', timeSpent: 9 };
    const answers = answersWith(first, 0);
    await client.send('POST', '/api/progress', {
      body: { ...exam, completed: false, score: 0, ...answers[0]! },
    });
    expect((await review()).scheduled).toBe(0);
    await complete(0, { attemptId, answers: answers.slice(1) });
    expect((await review()).scheduled).toBe(5);
    nextDay();
    const { body: session } = await begin('exam');
    const { body } = await answer(session, 0);
    expect(body.correct).toBeNull();
    expect(await review()).toMatchObject({ due: 5, reviewedToday: 0 });
    await client.call(practice.endPractice, { params: { id: session.id } });
    expect(await review()).toMatchObject({ due: 4, reviewedToday: 1 });
  });

  it('offers no more a day than its limit, without penalty for the rest', async () => {
    const { client, complete, review, begin, answer, second } = await learner();
    await complete(0);
    await complete(0, {}, second);
    const set = (body: object) => client.send('PUT', '/api/review', { body });
    await set({ dailyLimit: 3, examOn: null });
    server.clock.advance({ days: 30 });
    expect(await review()).toMatchObject({ dailyLimit: 3, due: 3, waiting: 7 });
    const { body: session } = await begin();
    expect(session.questions).toBe(3);
    for (const position of [0, 1, 2]) await answer(session, position);
    expect(await review()).toMatchObject({ due: 0, waiting: 7, reviewedToday: 3 });
    expect((await begin()).status).toBe(422);
    nextDay();
    expect((await review()).due).toBe(3);
  });

  it('brings everything back before an exam', async () => {
    const { client, complete, items, begin, answer } = await learner();
    await complete(0);
    nextDay();
    const { body: session } = await begin();
    for (const position of [0, 1, 2, 3, 4]) await answer(session, position);
    const natural = (await items()).map(({ dueOn }) => dueOn);
    const examOn = '2026-03-05';
    expect(natural.some((day) => day >= examOn)).toBe(true);
    await client.call(contract.saveReviewSettings, { body: { dailyLimit: 20, examOn } });
    expect((await items()).every(({ dueOn }) => dueOn < examOn && dueOn > '2026-03-03')).toBe(true);
    await client.call(contract.saveReviewSettings, { body: { dailyLimit: 20, examOn: null } });
    expect((await items()).map(({ dueOn }) => dueOn)).toEqual(natural);
  });

  it('leaves out suspended questions until they are resumed', async () => {
    const { client, complete, items, review, begin } = await learner();
    await complete(4);
    const params = { id: (await items())[0]!.id };
    const suspend = (suspended: boolean) =>
      client.call(contract.suspendReviewItem, { params, body: { suspended } });
    expect((await suspend(true)).body).toMatchObject({ suspended: true });
    nextDay();
    expect(await review()).toMatchObject({ due: 0, scheduled: 0, suspended: 1, nextOn: null });
    expect((await begin()).status).toBe(422);
    await suspend(false);
    expect(await review()).toMatchObject({ due: 1, suspended: 0 });
  });

  it('forgets a question until it is missed again', async () => {
    const { client, complete, items, first } = await learner();
    await complete(4);
    const [item] = await items();
    expect(item).toMatchObject({ scenarioId: first.id, questionIndex: 4, ownQuestion: null });
    const params = { id: item!.id };
    await client.call(contract.forgetReviewItem, { params });
    expect(await items()).toEqual([]);
    expect(
      (await client.call(contract.suspendReviewItem, { params, body: { suspended: true } })).status,
    ).toBe(404);
    nextDay();
    await complete(5);
    expect(await items()).toEqual([]);
    nextDay();
    await complete(4);
    expect(await items()).toMatchObject([{ questionIndex: 4, repetitions: 1, lapses: 0 }]);
    expect((await client.call(contract.forgetReviewItem, { params: { id: 2_000_000_000 } })).status).toBe(
      404,
    );
  });

  it('is affected by an exam until that is over, and never by a past one', async () => {
    const { client, complete, items, begin, answer } = await learner();
    await complete(0);
    for (const day of ['2026-03-03', '2026-03-06']) {
      server.clock.set(`${day}T09:00:00Z`);
      const { body: session } = await begin();
      for (const position of session.items.keys()) await answer(session, position);
    }
    const days = async () => (await items()).map(({ dueOn }) => dueOn);
    const without = await days();
    const save = async (examOn: string) =>
      (await client.call(contract.saveReviewSettings, { body: { dailyLimit: 20, examOn } })).body;
    expect(await save('2026-03-05')).toMatchObject({ examOn: null, due: 0 });
    expect(await days()).toEqual(without);
    expect(await save('2026-03-12')).toMatchObject({ examOn: '2026-03-12' });
    const before = await days();
    expect(before.every((day) => day < '2026-03-12')).toBe(true);
    server.clock.set('2026-03-12T23:00:00Z');
    await server.jobs.run('review.exams');
    expect(await days()).toEqual(before);
    server.clock.set('2026-03-13T00:05:00Z');
    await server.jobs.run('review.exams');
    expect(await days()).toEqual(without);
    expect((await client.call(contract.getReview)).body).toMatchObject({ examOn: null, due: 0 });
  });

  it('has the same result in whatever order two devices’ answers arrive', async () => {
    const days = ['2026-03-03', '2026-03-04', '2026-03-06'];
    const arrive = async (order: readonly number[]) => {
      const { complete, items } = await learner();
      await complete(4);
      server.clock.set('2026-03-08T09:00:00Z');
      for (const place of order) {
        await complete(place === 1 ? 4 : 5, { occurredAt: `${days[place]!}T12:00:00Z` });
      }
      return (await items()).map(({ id: _id, scenarioId: _scenario, ...item }) => item);
    };
    const inOrder = await arrive([0, 1, 2]);
    expect(inOrder).toMatchObject([{ repetitions: 4, lapses: 1 }]);
    expect(await arrive([2, 0, 1])).toEqual(inOrder);
  });

  it('goes by the days of the learner’s zone', async () => {
    const { client, complete, review, id } = await learner();
    await server.db.run(`update users set time_zone = 'Asia/Tokyo' where id = $1`, [id]);
    server.clock.set('2026-03-02T14:30:00Z');
    await complete(4);
    server.clock.set('2026-03-02T15:01:00Z');
    expect(await review()).toMatchObject({ due: 1 });
    expect((await client.call(contract.listReviewItems)).body).toMatchObject([{ dueOn: '2026-03-03' }]);
  });

  it('shows what is due in the days ahead, in pages', async () => {
    const { client, complete, review } = await learner();
    await complete(0);
    const { forecast } = await review();
    expect(forecast).toEqual([{ day: '2026-03-03', due: 5 }]);
    expect(forecast.length).toBeLessThanOrEqual(forecastDays);
    const page = await client.send<contract.ReviewItem[]>('GET', '/api/review/items?limit=3');
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '') ?? [];
    const rest = await client.send<contract.ReviewItem[]>('GET', next);
    expect([...page.body, ...rest.body].map(({ questionIndex }) => questionIndex)).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    ['no limit', { examOn: null }],
    ['a limit of none', { dailyLimit: 0, examOn: null }],
    ['a limit beyond all', { dailyLimit: 201, examOn: null }],
    ['no word on an exam', { dailyLimit: 20 }],
    ['an exam on no day', { dailyLimit: 20, examOn: '2026-02-30' }],
  ])('rejects settings with %s', async (_what, body) => {
    const { client } = await learner();
    expect((await client.send('PUT', '/api/review', { body })).status).toBe(400);
  });

  it('records nothing twice when the same post arrives fifty times at once', async () => {
    const { client, items, first } = await learner();
    const body = {
      scenarioId: first.id,
      attemptId: randomUUID(),
      version: first.version,
      completed: true,
      score: 0,
      timeSpent: 60,
      answers: answersWith(first, 2),
    };
    await Promise.all(Array.from({ length: 50 }, () => client.call(recordProgress, { body })));
    expect((await items()).map(({ questionIndex, repetitions }) => [questionIndex, repetitions])).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
  });
});
