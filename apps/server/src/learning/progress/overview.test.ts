import { randomUUID } from 'node:crypto';
import { getOverview, recordProgress } from '@rounds/contract/learning/progress';
import { overviewScores } from '@rounds/contract/learning/progress.rules';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import {
  answersWith,
  buildUser,
  completeScenario,
  changeTimeZone,
  scenarios,
} from '../../../testing/factories.ts';

onBothServers('the overview of practice', (server) => {
  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const overview = async () => (await client.call(getOverview)).body;
    return { client, id, overview, ...(await scenarios(client)) };
  }

  it('begins with today only', async () => {
    server.clock.set('2026-03-04T20:00:00Z');
    const { client, id } = await learner();
    await server.db.transaction((tx) => changeTimeZone(tx, id, 'Asia/Tokyo'));
    const { status, body } = await client.call(getOverview);
    expect(status).toBe(200);
    expect(body).toEqual({
      today: '2026-03-05',
      days: [],
      scores: [],
      areas: [],
      calibration: [],
    });
  });

  it('requires a session', async () => {
    expect((await server.client.call(getOverview)).status).toBe(401);
  });

  it('counts answers by day in the learner’s zone', async () => {
    server.clock.set('2026-04-10T14:00:00Z');
    const { client, id, first, second, overview } = await learner();
    await server.db.transaction((tx) => changeTimeZone(tx, id, 'Asia/Tokyo'));
    await completeScenario(client, first);
    // After midnight in Tokyo.
    server.clock.set('2026-04-10T16:00:00Z');
    const attempt = { attemptId: randomUUID(), version: second.version, completed: false, score: 0 };
    const answers = answersWith(second, 2).slice(0, 2);
    await client.call(recordProgress, {
      body: { ...attempt, scenarioId: second.id, timeSpent: 10, answers },
    });
    expect((await overview()).days).toEqual([
      { day: '2026-04-10', answered: 5 },
      { day: '2026-04-11', answered: 2 },
    ]);
  });

  it('includes days without a counted answer, but neither bridge days nor days over a year ago', async () => {
    server.clock.set('2026-05-20T10:00:00Z');
    const { client, id, first, overview } = await learner();
    await server.db.run(
      `insert into activity_days (user_id, day, bridge) values
         ($1, '2026-05-18', true), ($1, '2025-05-15', false), ($1, '2025-05-14', false)`,
      [id],
    );
    await client.call(recordProgress, {
      body: { scenarioId: first.id, completed: false, score: 0, timeSpent: 1 },
    });
    expect((await overview()).days).toEqual([
      { day: '2025-05-15', answered: 0 },
      { day: '2026-05-20', answered: 0 },
    ]);
  });

  it('shows results by the tags of the answered questions, with each question’s latest answer', async () => {
    const { client, first, third, overview } = await learner();
    await completeScenario(client, first, { right: 1 });
    server.clock.advance({ minutes: 1 });
    await completeScenario(client, first, { right: 4 });
    const two = { attemptId: randomUUID(), version: third.version, completed: false, score: 0, timeSpent: 9 };
    await client.call(recordProgress, {
      body: { ...two, scenarioId: third.id, answers: answersWith(third, 2).slice(0, 2) },
    });
    const safety = { answered: 5, correct: 4 };
    const risk = { answered: 2, correct: 2 };
    const { areas } = await overview();
    expect(areas).toEqual([
      { need: 'management_of_care', topics: [{ topic: 'safety', ...safety }] },
      { need: 'reduction_of_risk', topics: [{ topic: 'priorities', ...risk }] },
    ]);
  });

  it('lists the latest scores, oldest first', async () => {
    const { client, first, overview } = await learner();
    for (let n = 0; n <= overviewScores; n += 1) {
      server.clock.advance({ minutes: 1 });
      await completeScenario(client, first, { right: n % 6 });
    }
    const { scores } = await overview();
    expect(scores).toHaveLength(overviewScores);
    expect(scores.slice(0, 2).map(({ score }) => score)).toEqual([20, 40]);
    expect(scores.at(-1)?.completedAt).toBe(server.clock.now().toISOString());
  });

  it('shows nothing about others, and no claims', async () => {
    const [one, other] = [await learner(), await learner()];
    await completeScenario(one.client, one.first);
    await other.client.call(recordProgress, {
      body: { scenarioId: other.first.id, completed: true, score: 100, timeSpent: 60 },
    });
    const { scores, areas, days } = await other.overview();
    expect({ scores, areas }).toEqual({ scores: [], areas: [] });
    expect(days.map(({ answered }) => answered)).toEqual([0]);
  });
});
