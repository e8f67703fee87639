import { getDailyGoal, setDailyGoal } from '@rounds/contract/learning/goals';
import { offeredGoals } from '@rounds/contract/learning/goals.rules';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { answersWith, completeScenario, registerLearner, scenarios } from '../../../testing/factories.ts';

onBothServers('a daily goal', (server) => {
  async function learner(timeZone = 'UTC') {
    const { client } = await registerLearner(server, { timeZone });
    const all = await scenarios(client);
    const set = async (questions: number | null) =>
      (await client.call(setDailyGoal, { body: { questions } })).body;
    const goal = async () => (await client.call(getDailyGoal)).body;
    const answer = (count: number, scenario = all.first) =>
      completeScenario(client, scenario, { answers: answersWith(scenario, 5).slice(0, count) });
    return { client, set, goal, answer, ...all };
  }

  it('is off at first, counts every question, and is celebrated once a day', async () => {
    server.clock.set('2026-03-02T09:00:00Z');
    const { client, set, goal, answer } = await learner();
    expect(await goal()).toEqual({ questions: null, answered: 0, met: false });
    expect((await answer(2)).goalReached).toBe(false);
    expect(await set(5)).toEqual({ questions: 5, answered: 2, met: false });
    expect(await answer(2)).toMatchObject({
      goal: { questions: 5, answered: 4, met: false },
      goalReached: false,
    });
    expect(await answer(3)).toMatchObject({ goal: { answered: 7, met: true }, goalReached: true });
    expect(await answer(1)).toMatchObject({ goal: { answered: 8, met: true }, goalReached: false });
    expect((await client.call(getDashboard)).body.goal).toEqual(await goal());
    // A higher goal is met on the same day, but the celebration has already happened.
    await set(10);
    expect(await answer(5)).toMatchObject({ goal: { answered: 13, met: true }, goalReached: false });
    server.clock.advance({ days: 1 });
    expect(await goal()).toEqual({ questions: 10, answered: 0, met: false });
    expect(await answer(5)).toMatchObject({ goalReached: false });
    expect(await answer(5)).toMatchObject({ goalReached: true });
    expect(await set(null)).toEqual({ questions: null, answered: 10, met: false });
  });

  it('that today’s answers already reach is met without a celebration', async () => {
    const { set, answer } = await learner();
    await answer(5);
    expect(await set(5)).toEqual({ questions: 5, answered: 5, met: true });
    expect((await answer(1)).goalReached).toBe(false);
  });

  it('goes by the day in the learner’s zone', async () => {
    server.clock.set('2026-03-02T14:30:00Z');
    const { set, goal, answer } = await learner('Asia/Tokyo');
    await set(5);
    await answer(3);
    server.clock.set('2026-03-02T15:01:00Z');
    expect((await goal()).answered).toBe(0);
    expect((await answer(5)).goalReached).toBe(true);
  });

  it('is returned again when a post is repeated, and nothing counts twice', async () => {
    const { client, set, goal, first } = await learner();
    await set(5);
    const attemptId = '0d0c4d0f-4f38-4b31-9d2a-0c7d3c1b7a10';
    const body = { attemptId, answers: answersWith(first, 5) };
    expect((await completeScenario(client, first, body)).goalReached).toBe(true);
    expect((await completeScenario(client, first, body)).goalReached).toBe(true);
    expect((await goal()).answered).toBe(5);
  });

  it('does not count claims or late answers from another day', async () => {
    server.clock.set('2026-03-04T09:00:00Z');
    const { client, goal, answer, first } = await learner();
    server.clock.advance({ days: 2 });
    await client.send('POST', '/api/progress', {
      body: { scenarioId: first.id, completed: true, score: 100, timeSpent: 9 },
    });
    await answer(2);
    await completeScenario(client, first, { occurredAt: '2026-03-05T09:00:00Z' });
    expect((await goal()).answered).toBe(2);
  });

  it.each(offeredGoals)('of %i questions can be set', async (questions) => {
    const { set } = await learner();
    expect(await set(questions)).toMatchObject({ questions });
  });

  it.each([0, -1, 101, 1.5, '5', undefined])('of %s questions is rejected', async (questions) => {
    const { client } = await learner();
    expect((await client.send('PUT', '/api/progress/goal', { body: { questions } })).status).toBe(400);
  });
});
