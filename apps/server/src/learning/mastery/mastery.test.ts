import { randomUUID } from 'node:crypto';
import { getMastery } from '@rounds/contract/learning/mastery';
import { answerPractice, createPractice } from '@rounds/contract/learning/practice';
import { recordProgress } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { answersWith, buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';

onServer('mastery', (server) => {
  async function learner() {
    server.clock.set('2026-03-02T09:00:00Z');
    const { token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const mastery = async () => (await client.call(getMastery)).body.areas;
    return { client, mastery, ...(await scenarios(client)) };
  }

  it('is empty for a learner without answers', async () => {
    const { client } = await learner();
    const { status, body } = await client.call(getMastery);
    expect(status).toBe(200);
    expect(body).toEqual({ areas: [] });
  });

  it('requires a session, and is private', async () => {
    expect((await server.client.call(getMastery)).status).toBe(401);
    const [one, other] = [await learner(), await learner()];
    await completeScenario(one.client, one.first);
    expect(await one.mastery()).toHaveLength(1);
    expect(await other.mastery()).toEqual([]);
  });

  it('has no other address', async () => {
    const { client } = await learner();
    expect((await client.send('GET', '/api/mastery/1')).status).toBe(404);
  });

  it('is shown by area, weakest first, with matching practice', async () => {
    const { client, first, third, mastery } = await learner();
    await completeScenario(client, first, { right: 5 });
    await completeScenario(client, third, { right: 0 });
    const [weakest, strongest, ...others] = await mastery();
    expect(others).toEqual([]);
    const { tags: weak } = third.scenario.questions[0]!;
    const { tags: strong } = first.scenario.questions[0]!;
    expect(weakest).toMatchObject({ need: weak?.need, level: 'attempted', isUncertain: false });
    expect(strongest).toMatchObject({ need: strong?.need, level: 'familiar', answered: 5 });
    expect(weakest!.high).toBeLessThan(strongest!.share);
    for (const { need, practice, matching } of [weakest!, strongest!]) {
      expect(practice).toEqual({ needs: [need] });
      const body = { id: randomUUID(), filters: practice, count: 5 };
      const session = await client.call(createPractice, { body });
      expect(session.status).toBe(201);
      expect(matching).toBeGreaterThanOrEqual(session.body.questions);
    }
  });

  it('counts practice as well', async () => {
    const { client, first, mastery } = await learner();
    await completeScenario(client, first, { right: 4 });
    const [before] = await mastery();
    const { body: session } = await client.call(createPractice, {
      body: { id: randomUUID(), filters: { scenarioIds: [first.id], states: ['wrong'] }, count: 5 },
    });
    const { correct } = first.scenario.questions[session.items[0]!.questionIndex]!;
    server.clock.advance({ minutes: 1 });
    await client.call(answerPractice, {
      params: { id: session.id },
      body: { position: 0, selectedOption: correct, seconds: 9 },
    });
    const [after] = await mastery();
    expect(after!.answered).toBe(6);
    expect(after!.share).toBeGreaterThan(before!.share);
    expect(after!.lastAnsweredAt).toBe(server.clock.now().toISOString());
  });

  it('reveals nothing of an exam before its end', async () => {
    const { client, first, mastery } = await learner();
    const attemptId = randomUUID();
    const answers = answersWith(first, 5);
    const exam = { scenarioId: first.id, attemptId, version: first.version, mode: 'exam' as const };
    await client.call(recordProgress, {
      body: { ...exam, completed: false, score: 0, timeSpent: 9, ...answers[0]! },
    });
    expect(await mastery()).toEqual([]);
    await completeScenario(client, first, { attemptId, answers: answers.slice(1) });
    expect(await mastery()).toMatchObject([{ answered: 5 }]);
  });

  it('does not count a client’s claims', async () => {
    const { client, first, mastery } = await learner();
    await client.call(recordProgress, {
      body: { scenarioId: first.id, completed: true, score: 100, timeSpent: 60 },
    });
    expect(await mastery()).toEqual([]);
  });

  it('is the same in whatever order two devices’ answers arrive', async () => {
    const days = ['2026-03-03', '2026-03-04', '2026-03-06'];
    const arrive = async (order: readonly number[]) => {
      const { client, first, mastery } = await learner();
      server.clock.set('2026-03-08T09:00:00Z');
      for (const place of order) {
        const occurredAt = `${days[place]!}T12:00:00Z`;
        await completeScenario(client, first, { right: place * 2, occurredAt });
      }
      return mastery();
    };
    const inOrder = await arrive([0, 1, 2]);
    expect(inOrder).toMatchObject([{ answered: 15 }]);
    expect(await arrive([2, 0, 1])).toEqual(inOrder);
  });

  it('is kept and becomes uncertain, as time goes by', async () => {
    const { client, first, mastery } = await learner();
    await completeScenario(client, first, { right: 5 });
    const [before] = await mastery();
    expect(before).toMatchObject({ level: 'familiar', isUncertain: false });
    // A session doesn't live that long.
    await server.db.run(`update attempt_answers set answered_at = answered_at - interval '300 days'`);
    const [after] = await mastery();
    expect(after).toMatchObject({ level: 'familiar', isUncertain: true });
    expect(after!.high - after!.low).toBeGreaterThan(before!.high - before!.low);
  });
});
