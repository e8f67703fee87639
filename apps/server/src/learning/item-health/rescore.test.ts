import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProfile } from '@rounds/contract/identity/accounts';
import { getAttempt } from '@rounds/contract/learning/attempts';
import { answerPractice, createPractice, endPractice, getPractice } from '@rounds/contract/learning/practice';
import { recordProgress } from '@rounds/contract/learning/progress';
import { forgetReviewItem, listReviewItems } from '@rounds/contract/learning/review';
import { listNotifications } from '@rounds/contract/messages/notifications';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import {
  answersWith,
  buildUser,
  completeScenario,
  completionOf,
  scenarios,
} from '../../../testing/factories.ts';
import { contentFolder } from '../../../testing/prepared-databases.ts';
import { loadScenarios } from '../scenarios/scenarios.service.ts';

onServer('a corrected key', (server) => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-keys-'));
    await cp(contentFolder, folder, { recursive: true });
  });
  afterEach(async () => {
    await loadScenarios(server.db, server.clock, contentFolder);
    await rm(folder, { recursive: true });
  });

  /** Moves the key of the first question from A to B, as an author would to correct a mistake. */
  async function correct() {
    const file = path.join(folder, 'nursing/beginner/first-steps.yaml');
    const text = await readFile(file, 'utf8');
    const corrected = text
      .replace('key: true', 'why: No longer this one, as it turned out.')
      .replace('why: Not this one, because the key stands elsewhere.', 'key: true');
    await writeFile(file, corrected);
    await loadScenarios(server.db, server.clock, folder);
  }
  const rescore = () => server.jobs.run('item-health.rescore');
  async function learner(): Promise<{ client: Client; id: number }> {
    const { id, token } = await buildUser(server.db, server.clock.now());
    return { client: server.client.as(token), id };
  }
  const standing = async (client: Client) => {
    const { user, stats } = (await client.call(getProfile)).body;
    return { xp: user.xp, points: user.points, streak: user.streak, perfect: stats.perfectScores };
  };
  const kinds = async (client: Client) =>
    (await client.call(listNotifications, { query: {} })).body.map(({ kind }) => kind);
  const everything = () =>
    Promise.all(
      [
        'attempt_answers',
        'scenario_attempts',
        'user_progress',
        'learner_totals',
        'xp_ledger',
        'notifications',
      ].map((table) => server.db.run(`select t::text from ${table} t order by 1`)),
    );
  /** A learner who chose B in the first question, which will turn out to be right. */
  const chosenB = { questionIndex: 0, selectedOption: 1 };

  it('pays the difference, keeps the evidence, and tells the learner', async () => {
    const { client, id } = await learner();
    const { first } = await scenarios(client);
    const answers = [chosenB, ...answersWith(first, 5).slice(1)];
    const completion = completionOf(first, { answers });
    await client.call(recordProgress, { body: completion });
    const before = await standing(client);
    await correct();
    await rescore();
    const after = await standing(client);
    expect(after.xp - before.xp).toBe(first.xpReward / 5);
    expect(after.points - before.points).toBe(first.xpReward / 10);
    expect([before.perfect, after.perfect, after.streak]).toEqual([0, 1, before.streak]);
    const { body } = await client.call(getAttempt, { params: { id: completion.attemptId! } });
    expect(body).toMatchObject({ score: 100, version: first.version });
    expect(body.answers[0]).toMatchObject({ selectedOption: 1, correct: true, credit: 1 });
    // The review shows the right key with the original options, and says so.
    const [shown, ...others] = body.scenario.scenario.questions;
    expect(shown).toMatchObject({ correct: 1, correctAnswer: 1, corrected: true });
    expect(shown?.options).toEqual(first.scenario.questions[0]?.options);
    expect(shown?.optionRationales.slice(0, 2)).toEqual(['No longer this one, as it turned out.', null]);
    expect(others.some(({ corrected }) => corrected)).toBe(false);
    const [evidence] = await server.db.run(
      `select first_correct as "was", first_credit as "worth" from attempt_answers w join scenario_attempts a on a.id = w.attempt_id
       where a.user_id = $1 and question_index = 0`,
      [id],
    );
    expect(evidence).toEqual({ was: false, worth: 0 });
    const [told] = (await client.call(listNotifications, { query: {} })).body;
    expect(told).toMatchObject({
      kind: 'answer_rescored',
      data: { scenarioId: first.id, attemptId: completion.attemptId },
    });
    expect(await kinds(client)).toEqual(['answer_rescored']);
    expect(await server.db.run('select * from review_items where user_id = $1', [id])).toEqual([]);
    const [sums] = await server.db.run(
      `select xp = (select sum(amount) from xp_ledger where user_id = $1) as xp,
         points = (select sum(amount) from points_transactions where user_id = $1) as points
       from learner_totals where user_id = $1`,
      [id],
    );
    expect(sums).toEqual({ xp: true, points: true });
  });

  it('links to the attempt that was completed last, whatever its id', async () => {
    const { client } = await learner();
    const { first } = await scenarios(client);
    const answers = [chosenB, ...answersWith(first, 5).slice(1)];
    const ids = ['f', '8', '0'].map((digit) => randomUUID().replace(/^./, digit));
    for (const attemptId of ids) {
      server.clock.advance({ minutes: 10 });
      await client.call(recordProgress, { body: completionOf(first, { answers, attemptId }) });
    }
    // An open attempt has nothing to review.
    const goesOn = { scenarioId: first.id, completed: false, score: 0, timeSpent: 3, version: first.version };
    await client.call(recordProgress, { body: { ...goesOn, attemptId: randomUUID(), ...chosenB } });
    await correct();
    await rescore();
    const [told] = (await client.call(listNotifications, { query: {} })).body;
    expect(told?.data).toMatchObject({ attemptId: ids.at(-1) });
  });

  it('lowers nothing, and changes nothing when it runs again', async () => {
    const right = await learner();
    const { first } = await scenarios(right.client);
    await completeScenario(right.client, first, { right: 5 });
    const other = await learner();
    await completeScenario(other.client, first, { answers: [chosenB, ...answersWith(first, 2).slice(1)] });
    const before = await standing(right.client);
    await correct();
    await rescore();
    expect(await standing(right.client)).toEqual(before);
    expect(await kinds(right.client)).toEqual([]);
    const once = await everything();
    await rescore();
    await rescore();
    expect(await everything()).toEqual(once);
  });

  it('is awarded once, however many processes look for it while the learner continues', async () => {
    const { client } = await learner();
    const { first } = await scenarios(client);
    await completeScenario(client, first, { answers: [chosenB, ...answersWith(first, 3).slice(1)] });
    await correct();
    await Promise.all([
      rescore(),
      rescore(),
      completeScenario(client, first, { version: first.version, right: 2 }),
      rescore(),
    ]);
    await rescore();
    const [row] = await server.db.run<{ score: number; awarded: number }>(
      `select p.score, p.xp_awarded as awarded from user_progress p join users u on u.id = p.user_id order by u.id desc limit 1`,
    );
    expect(row).toEqual({ score: 60, awarded: (first.xpReward * 3) / 5 });
    expect((await standing(client)).xp).toBe((first.xpReward * 3) / 5);
    expect(await kinds(client)).toEqual(['answer_rescored']);
  });

  it('waits for an exam to end, and for an attempt begun on the older edition', async () => {
    const { client } = await learner();
    const { first } = await scenarios(client);
    const attempt = {
      scenarioId: first.id,
      attemptId: randomUUID(),
      version: first.version,
      mode: 'exam',
    } as const;
    const [, ...rest] = answersWith(first, 5);
    await client.call(recordProgress, {
      body: { ...attempt, ...chosenB, completed: false, score: 0, timeSpent: 3 },
    });
    await correct();
    await rescore();
    expect(await kinds(client)).toEqual([]);
    const end = { ...attempt, completed: true, score: 0, timeSpent: 60, answers: rest };
    expect((await client.call(recordProgress, { body: end })).body.progress.score).toBe(80);
    await rescore();
    const { body } = await client.call(getAttempt, { params: { id: attempt.attemptId } });
    expect(body.score).toBe(100);
  });

  it('takes a question out of review that was only there because of a wrongly graded answer', async () => {
    const { client } = await learner();
    const { first } = await scenarios(client);
    const missed = { answers: [chosenB, ...answersWith(first, 5).slice(1)] };
    await completeScenario(client, first, missed);
    const items = async () => (await client.call(listReviewItems)).body;
    const [{ id } = { id: 0 }] = await items();
    await client.call(forgetReviewItem, { params: { id } });
    server.clock.advance({ days: 1 });
    await completeScenario(client, first, missed);
    expect(await items()).toHaveLength(1);
    await correct();
    await rescore();
    expect(await items()).toEqual([]);
  });

  it('counts in practice', async () => {
    const { client } = await learner();
    const { first } = await scenarios(client);
    const id = randomUUID();
    const filters = { scenarioIds: [first.id] };
    await client.call(createPractice, { body: { id, filters, count: 5, mixed: false } });
    const { items } = (await client.call(getPractice, { params: { id } })).body;
    const position = items.findIndex(({ questionIndex }) => questionIndex === 0);
    await client.call(answerPractice, { params: { id }, body: { position, selectedOption: 1, seconds: 3 } });
    await correct();
    await rescore();
    await rescore();
    const { body } = await client.call(getPractice, { params: { id } });
    expect(body.items[position]).toMatchObject({ selectedOption: 1, correct: true });
    expect(body.correct).toBe(1);
    const key = async () =>
      (await client.call(getPractice, { params: { id } })).body.editions[0]?.scenario.questions[0];
    expect(await key()).toMatchObject({ correct: 0 });
    await client.call(endPractice, { params: { id } });
    expect(await key()).toMatchObject({ correct: 1, corrected: true });
  });
});
