import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportData } from '@rounds/contract/identity/accounts.security';
import { getAttempt, getOpenAttempt, listPeerChoices } from '@rounds/contract/learning/attempts';
import { minPeers } from '@rounds/contract/learning/attempts.rules';
import { answerPractice, createPractice, getPractice } from '@rounds/contract/learning/practice';
import { getOverview, recordProgress } from '@rounds/contract/learning/progress';
import { listScenarios } from '@rounds/contract/learning/scenarios';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { present } from '../../../testing/databases.ts';
import { everyFormat, writeEveryFormat } from '../../../testing/every-format.ts';
import { buildUser } from '../../../testing/factories.ts';
import { loadScenarios } from '../scenarios/scenarios.service.ts';

onServer('answers in every format', (server) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-formats-'));
    await writeEveryFormat(folder);
    await loadScenarios(server.db, server.clock, folder);
    await vi.waitFor(async () => expect((await learner()).list).toHaveLength(1));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function learner() {
    const { token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const list = (await client.call(listScenarios)).body;
    return { client, list, scenario: list[0]! };
  }
  const bodyOf = ({ id, version }: { id: number; version: number }, attemptId = randomUUID()) => ({
    scenarioId: id,
    version,
    attemptId,
    completed: false,
    score: 0,
    timeSpent: 9,
  });

  it('come with a question that clients limited to single best answer can show too', async () => {
    const { scenario } = await learner();
    const { questions } = scenario.scenario;
    expect(questions[0]).not.toHaveProperty('item');
    expect(questions.slice(1).map(({ item }) => item)).toEqual(everyFormat.map(({ item }) => item));
    for (const { options, correct, correctAnswer } of questions) {
      expect(options[correct]).toBeDefined();
      expect(correctAnswer).toBe(correct);
    }
  });

  it('are graded here, and the score is what they earn', async () => {
    const { client, scenario } = await learner();
    const attemptId = randomUUID();
    for (const [index, { partial }] of everyFormat.entries()) {
      const answer = { questionIndex: index + 1, response: partial, confidence: 'unsure' as const };
      const { status, text } = await client.call(recordProgress, {
        body: { ...bodyOf(scenario, attemptId), ...answer },
      });
      expect(status, text).toBe(200);
    }
    const open = (await client.call(getOpenAttempt, { params: { id: scenario.id } })).body;
    expect(open?.answers.map(({ credit }) => credit)).toEqual(everyFormat.map(({ credit }) => credit));
    expect(open?.answers[1]).toMatchObject({
      questionIndex: 2,
      selectedOption: null,
      response: { value: 24 },
      confidence: 'unsure',
      correct: false,
    });

    const answers = [
      { questionIndex: 0, selectedOption: 0 },
      ...everyFormat.map(({ partial }, index) => ({ questionIndex: index + 1, response: partial })),
    ];
    const { body } = await client.call(recordProgress, {
      body: { ...bodyOf(scenario, attemptId), completed: true, answers },
    });
    const credit = everyFormat.reduce((sum, one) => sum + one.credit, 1);
    expect(body.progress.score).toBeCloseTo((credit * 100) / 8);
    expect((await client.call(getAttempt, { params: { id: attemptId } })).body.answers).toHaveLength(8);

    const { data } = (await client.call(exportData)).body;
    const rows = Object.values(data).flatMap((part) => part['attempt_answers'] ?? []);
    expect(rows[2]).toMatchObject({ response: { value: 24 }, confidence: 'unsure', credit: 0 });
  });

  it('earn full credit when all of them are right', async () => {
    const { client, scenario } = await learner();
    const answers = [
      { questionIndex: 0, selectedOption: 0 },
      ...everyFormat.map(({ full }, index) => ({ questionIndex: index + 1, response: full })),
    ];
    const { body } = await client.call(recordProgress, {
      body: { ...bodyOf(scenario), completed: true, answers },
    });
    expect(body).toMatchObject({ progress: { score: 100 }, xpAwarded: 100 });
  });

  it.each(everyFormat.map((one, index) => [one.item.format, index] as const))(
    'are rejected if they do not fit: %s',
    async (_format, index) => {
      const { client, scenario } = await learner();
      const body = { ...bodyOf(scenario), questionIndex: index + 1 };
      const { unfit, full } = present(everyFormat[index]);
      const post = async (answer: object) =>
        (await client.call(recordProgress, { body: { ...body, ...answer } })).status;
      expect(await post({ response: unfit })).toBe(422);
      expect(await post({ selectedOption: 0, response: full })).toBe(400);
      expect(await post({ response: { picks: 'all' } })).toBe(400);
      expect(await post({})).toBe(400);
      expect(await post({ questionIndex: 0, response: full })).toBe(422);
      expect((await client.call(getOpenAttempt, { params: { id: scenario.id } })).body).toBeNull();
    },
  );

  it('stay as first given: sending one again in any order is the same, and a different one is rejected', async () => {
    const { client, scenario } = await learner();
    const body = { ...bodyOf(scenario), questionIndex: 1 };
    const post = (...picks: number[]) =>
      client.call(recordProgress, { body: { ...body, response: { picks: [picks] } } });
    const first = await post(1, 3, 4);
    expect(first.status).toBe(200);
    expect((await post(4, 1, 3)).body).toEqual(first.body);
    expect((await post(1, 3)).failure.code).toBe('answer_recorded');
  });

  it('may come from a client that only knows single best answer: the option stands for the first part', async () => {
    const { client, scenario } = await learner();
    const body = { ...bodyOf(scenario), questionIndex: 6, selectedOption: 2 };
    expect((await client.call(recordProgress, { body })).status).toBe(200);
    const { body: attempt } = await client.call(getAttempt, { params: { id: body.attemptId } });
    expect(attempt.answers).toMatchObject([
      { selectedOption: null, response: { picks: [[2], [], []] }, credit: 0.2 },
    ]);
  });

  it('count in practice by their credit, and the session keeps them', async () => {
    const { client, scenario } = await learner();
    const id = randomUUID();
    const body = { id, filters: { scenarioIds: [scenario.id] }, count: 8, mixed: false };
    const { items } = (await client.call(createPractice, { body })).body;
    for (const [position, { questionIndex }] of items.entries()) {
      const format = everyFormat[questionIndex - 1];
      const answer = format ? { response: format.partial } : { selectedOption: 0 };
      const { status, text } = await client.call(answerPractice, {
        params: { id },
        body: { position, ...answer, confidence: 'sure', seconds: 5 },
      });
      expect(status, text).toBe(200);
      const wrong = { position, response: { picks: [[39]] }, seconds: 5 };
      const again = await client.call(answerPractice, { params: { id }, body: wrong });
      expect(again.status).toBe(422);
    }
    const session = (await client.call(getPractice, { params: { id } })).body;
    const credit = everyFormat.reduce((sum, one) => sum + one.credit, 1);
    expect(session).toMatchObject({ correct: 1, answered: 8 });
    expect(session.score).toBeCloseTo((credit * 100) / 8);
    const partly = session.items.find(({ questionIndex }) => questionIndex === 6);
    expect(partly).toMatchObject({ selectedOption: null, confidence: 'sure', correct: false, credit: 0.4 });
    expect(partly?.response).toEqual({ picks: [[2], [1, 4], [0]] });

    const { calibration } = (await client.call(getOverview)).body;
    expect(calibration).toEqual([{ confidence: 'sure', answered: 8, correct: 1 }]);
  });

  it('keep their credit hidden while an exam is in progress, as does calibration', async () => {
    const { client, scenario } = await learner();
    const attempt = { ...bodyOf(scenario), mode: 'exam' as const };
    const answer = { questionIndex: 1, response: everyFormat[0]!.full, confidence: 'sure' as const };
    await client.call(recordProgress, { body: { ...attempt, ...answer } });
    const open = (await client.call(getOpenAttempt, { params: { id: scenario.id } })).body;
    expect(open?.answers).toMatchObject([{ correct: null, credit: null }]);
    expect((await client.call(getOverview)).body.calibration).toEqual([]);
    await client.call(recordProgress, { body: { ...attempt, completed: true, answers: [answer] } });
    expect((await client.call(getOverview)).body.calibration).toEqual([
      { confidence: 'sure', answered: 1, correct: 1 },
    ]);
  });

  it('from others are shown as the share with full credit', async () => {
    let reader = await learner();
    for (let n = 0; n < minPeers; n += 1) {
      reader = await learner();
      const { full, partial } = everyFormat[0]!;
      const answers = [{ questionIndex: 1, response: n % 3 === 0 ? full : partial }];
      await reader.client.call(recordProgress, {
        body: { ...bodyOf(reader.scenario), completed: true, answers },
      });
    }
    server.clock.advance({ seconds: 61 });
    const told = (await reader.client.call(listPeerChoices, { params: { id: reader.scenario.id } })).body;
    const [one] = told.filter(({ questionIndex }) => questionIndex === 1);
    expect(one?.shares).toEqual([]);
    expect(one?.learners).toBeGreaterThanOrEqual(minPeers);
    expect(one?.fullCredit).toBeGreaterThan(20);
    expect(one?.fullCredit).toBeLessThan(50);
  }, 60_000);
});
