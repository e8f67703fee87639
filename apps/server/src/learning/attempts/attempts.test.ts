import { randomUUID } from 'node:crypto';
import { getAttempt, getOpenAttempt, listAttempts } from '@rounds/contract/learning/attempts';
import { listProgress, recordProgress } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { answersWith, buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';

onServer('an attempt in progress', (server) => {
  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    return { id, client, token, ...(await scenarios(client)) };
  }
  type Learner = Awaited<ReturnType<typeof learner>>;
  const open = async (client: Client, id: number) =>
    (await client.call(getOpenAttempt, { params: { id } })).body;
  const read = (client: Client, id: string) => client.call(getAttempt, { params: { id } });
  const row = async (client: Client) => (await client.call(listProgress)).body[0];
  /** Answers questions of the first scenario, a few seconds apart. */
  async function answer(
    { client, first }: Learner,
    {
      attemptId,
      questions,
      right = 5,
      ...more
    }: { attemptId: string; questions: number[]; right?: number; mode?: 'exam' },
  ) {
    for (const questionIndex of questions) {
      server.clock.advance({ seconds: 10 });
      const body = {
        scenarioId: first.id,
        attemptId,
        version: first.version,
        completed: false,
        score: 0,
        timeSpent: 10 * (questionIndex + 1),
        ...answersWith(first, right)[questionIndex]!,
        ...more,
      };
      const { status, text } = await client.call(recordProgress, { body });
      expect(status, text).toBe(200);
    }
  }

  it('is there after days, on another device, with its answers', async () => {
    const one = await learner();
    expect(await open(one.client, one.first.id)).toBeNull();
    const attemptId = randomUUID();
    await answer(one, { attemptId, questions: [0, 1], right: 1 });
    server.clock.advance({ days: 5 });
    const attempt = await open(server.client.as(one.token), one.first.id);
    expect(attempt).toMatchObject({
      id: attemptId,
      scenarioId: one.first.id,
      version: one.first.version,
      mode: 'tutor',
      completedAt: null,
      score: null,
      timeSpent: 20,
      scenario: one.first,
    });
    expect(
      attempt?.answers.map(({ questionIndex, correct, seconds }) => [questionIndex, correct, seconds]),
    ).toEqual([
      [0, true, 10],
      [1, false, 20],
    ]);
    const continued = { attemptId, mode: 'tutor', answered: 2, questions: 5 };
    expect(await row(one.client)).toMatchObject({ open: continued, reviewId: null, score: null });
    const { status } = await one.client.call(recordProgress, {
      body: {
        scenarioId: one.first.id,
        attemptId,
        completed: true,
        score: 0,
        timeSpent: 90,
        answers: answersWith(one.first, 5).slice(2),
      },
    });
    expect(status).toBe(200);
    expect(await open(one.client, one.first.id)).toBeNull();
    expect(await row(one.client)).toMatchObject({ open: null, reviewId: attemptId, score: 80 });
  });

  it('is restarted under another id, and the old one does not return when the new one is completed', async () => {
    const one = await learner();
    const [old, fresh] = [randomUUID(), randomUUID()];
    await answer(one, { attemptId: old, questions: [0, 1, 2] });
    await answer(one, { attemptId: fresh, questions: [0] });
    expect(await open(one.client, one.first.id)).toMatchObject({ id: fresh });
    await completeScenario(one.client, one.first, {
      attemptId: fresh,
      right: 5,
      answers: answersWith(one.first, 5).slice(1),
    });
    expect(await open(one.client, one.first.id)).toBeNull();
    // One is completed and a new one is open: both are returned.
    await answer(one, { attemptId: randomUUID(), questions: [0] });
    expect(await row(one.client)).toMatchObject({ completed: true, score: 100, open: { answered: 1 } });
  });

  it('on two devices keeps the first answer, and the other device learns which', async () => {
    const one = await learner();
    const attemptId = randomUUID();
    await answer(one, { attemptId, questions: [0] });
    const base = {
      scenarioId: one.first.id,
      attemptId,
      completed: false,
      score: 0,
      timeSpent: 30,
      questionIndex: 1,
    };
    const [a, b] = await Promise.all(
      [1, 2].map((selectedOption) => one.client.call(recordProgress, { body: { ...base, selectedOption } })),
    );
    expect([a!.status, b!.status].sort()).toEqual([200, 409]);
    const loser = a!.status === 409 ? a! : b!;
    expect(loser.failure.code).toBe('answer_recorded');
    const { answers } = (await read(one.client, attemptId)).body;
    expect(answers[1]?.selectedOption).toBe(a!.status === 200 ? 1 : 2);
    expect((await row(one.client))?.open?.answered).toBe(2);
  });

  it('stays on the edition it began with, even when the scenario is retired', async () => {
    const one = await learner();
    const attemptId = randomUUID();
    await answer(one, { attemptId, questions: [0] });
    await server.db.run(
      `insert into scenario_editions (scenario_id, version, scenario, xp_reward, created_at)
       select scenario_id, version + 1, jsonb_set(scenario, '{questions,0,question}', '"Another wording?"'), xp_reward, now()
       from scenario_editions where scenario_id = $1 and version = $2`,
      [one.first.id, one.first.version],
    );
    await server.db.run(
      'update learning_scenarios set version = version + 1, is_active = false where id = $1',
      [one.first.id],
    );
    try {
      const attempt = await open(one.client, one.first.id);
      expect(attempt?.version).toBe(one.first.version);
      expect(attempt?.scenario.scenario.questions[0]?.question).toBe(
        one.first.scenario.questions[0]?.question,
      );
      await answer(one, { attemptId, questions: [1] });
      expect((await open(one.client, one.first.id))?.answers).toHaveLength(2);
    } finally {
      await server.db.run(
        'update learning_scenarios set version = version - 1, is_active = true where id = $1',
        [one.first.id],
      );
      await server.db.run('delete from scenario_editions where scenario_id = $1 and version > $2', [
        one.first.id,
        one.first.version,
      ]);
    }
  });

  it('in exam mode, no call reveals what was right before the end', async () => {
    const one = await learner();
    const attemptId = randomUUID();
    await answer(one, { attemptId, questions: [0, 1, 2], right: 2, mode: 'exam' });
    const told = async () => [
      await open(one.client, one.first.id),
      (await read(one.client, attemptId)).body,
      ...(await one.client.call(listAttempts, { params: { id: one.first.id } })).body,
    ];
    for (const attempt of await told()) {
      expect(attempt).toMatchObject({ mode: 'exam', score: null });
      expect(JSON.stringify({ ...attempt, scenario: null })).not.toMatch(/"correct":(true|false|\d)/);
    }
    const { areas } = (await one.client.send<{ areas: unknown[] }>('GET', '/api/progress/overview')).body;
    expect(areas).toEqual([]);
    // The mode is that of the first answer.
    await completeScenario(one.client, one.first, {
      attemptId,
      mode: 'tutor',
      answers: answersWith(one.first, 2).slice(3),
    });
    const ended = (await read(one.client, attemptId)).body;
    expect(ended).toMatchObject({ mode: 'exam', score: 40 });
    expect(ended.answers.map(({ correct }) => correct)).toEqual([true, true, false, false, false]);
  });

  it('in exam mode, gets the same response for right and wrong answers', async () => {
    const [one, two] = [await learner(), await learner()];
    const answers = await Promise.all(
      [one, two].map(async ({ client, first }, right) => {
        const body = {
          scenarioId: first.id,
          attemptId: randomUUID(),
          mode: 'exam' as const,
          completed: false,
          score: 0,
          timeSpent: 9,
          ...answersWith(first, right)[0]!,
        };
        const { progress, ...rest } = (await client.call(recordProgress, { body })).body;
        return { ...rest, progress: { ...progress, id: 0, open: { ...progress.open, attemptId: '' } } };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is listed with the others of its scenario, latest first, in pages', async () => {
    const one = await learner();
    const ids: string[] = [];
    for (const right of [1, 2, 3]) {
      server.clock.advance({ hours: 1 });
      ids.unshift((await completeScenario(one.client, one.first, { right })).progress.reviewId!);
    }
    await completeScenario(one.client, one.second);
    server.clock.advance({ hours: 1 });
    const left = randomUUID();
    await answer(one, { attemptId: left, questions: [0] });
    const list = async (query: string) =>
      one.client.send<{ id: string }[]>('GET', `/api/scenarios/${one.first.id}/attempts${query}`);
    const all = await list('');
    expect(all.body.map(({ id }) => id)).toEqual([left, ...ids]);
    expect(all.body[1]).toMatchObject({ score: 60, answered: 5, questions: 5, correct: 3, mode: 'tutor' });
    const page = await list('?limit=2');
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '') ?? [];
    const rest = await one.client.send<{ id: string }[]>('GET', next);
    expect([...page.body, ...rest.body].map(({ id }) => id)).toEqual([left, ...ids]);
  });

  it('is hidden from others, and looks the same as a missing one', async () => {
    const [one, other] = [await learner(), await learner()];
    const attemptId = randomUUID();
    await answer(one, { attemptId, questions: [0] });
    const [stolen, none] = [await read(other.client, attemptId), await read(other.client, randomUUID())];
    expect(stolen.status).toBe(404);
    expect(stolen.text).toBe(none.text);
    expect(await open(other.client, one.first.id)).toBeNull();
    expect((await other.client.call(listAttempts, { params: { id: one.first.id } })).body).toEqual([]);
    expect((await other.client.send('GET', '/api/attempts/1')).status).toBe(400);
  });
});
