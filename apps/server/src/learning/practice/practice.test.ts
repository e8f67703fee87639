import { randomUUID } from 'node:crypto';
import { getMastery } from '@rounds/contract/learning/mastery';
import { weakestOf } from '@rounds/contract/learning/mastery.rules';
import { saveMark } from '@rounds/contract/learning/marks';
import * as contract from '@rounds/contract/learning/practice';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { getOverview, listProgress } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';

onServer('practice', (server) => {
  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const all = await scenarios(client);
    const byId = new Map(Object.values(all).map((scenario) => [scenario.id, scenario]));
    const count = async (filters: contract.PracticeFilters) =>
      (await client.call(contract.countPractice, { body: { filters } })).body;
    const begin = (changes: object = {}) =>
      client.call(contract.createPractice, { body: { id: randomUUID(), filters: {}, count: 5, ...changes } });
    const read = async (session: string) =>
      (await client.call(contract.getPractice, { params: { id: session } })).body;
    const questionAt = ({ items }: contract.PracticeSession, position: number) => {
      const { scenarioId, questionIndex } = items[position]!;
      return byId.get(scenarioId)!.scenario.questions[questionIndex]!;
    };
    const answer = (session: contract.PracticeSession, position: number, right = true) => {
      const { correct, options } = questionAt(session, position);
      const selectedOption = (correct + Number(!right)) % options.length;
      const body = { position, selectedOption, seconds: 12 };
      return client.call(contract.answerPractice, { params: { id: session.id }, body });
    };
    return { id, client, count, begin, read, answer, ...all };
  }

  it('is answered question by question, resumes where it stopped, and ends with a result', async () => {
    const { client, begin, read, answer } = await learner();
    const { status, body: session } = await begin();
    expect(status).toBe(201);
    expect(session).toMatchObject({
      mode: 'tutor',
      questions: 5,
      answered: 0,
      correct: 0,
      score: null,
      editions: [],
    });
    const first = await answer(session, 0);
    expect(first.body).toMatchObject({
      correct: true,
      answered: 1,
      completed: false,
      user: { xp: 0, points: 0, streak: 1 },
    });
    await answer(session, 1, false);
    server.clock.advance({ days: 2 });
    expect((await client.call(getDashboard)).body.practice).toMatchObject({
      id: session.id,
      answered: 2,
      correct: 1,
    });
    const left = await read(session.id);
    expect(left.items.slice(0, 3).map(({ correct, seconds }) => [correct, seconds])).toEqual([
      [true, 12],
      [false, 12],
      [null, null],
    ]);
    for (const position of [4, 3, 2]) await answer(session, position);
    expect(await read(session.id)).toMatchObject({
      answered: 5,
      correct: 4,
      score: 80,
      completedAt: server.clock.now().toISOString(),
    });
    expect((await client.call(getDashboard)).body.practice).toBeNull();
    expect((await client.call(contract.listPractice)).body.map(({ score }) => score)).toEqual([80]);
  });

  it('counts for streak, goal and mastery, but gives no XP and no scenario progress', async () => {
    const { client, begin, answer, id } = await learner();
    const { body: session } = await begin();
    for (const position of [0, 1, 2, 3, 4]) {
      expect((await answer(session, position, position < 2)).body).toMatchObject({
        leveledUp: false,
        unlocked: [],
        user: { xp: 0, level: 1, points: 0, streak: 1 },
        goal: { answered: position + 1 },
      });
    }
    const { areas, days } = (await client.call(getOverview)).body;
    const topics = areas.flatMap((area) => area.topics);
    expect(topics.reduce((sum, { answered }) => sum + answered, 0)).toBe(5);
    expect(days.map(({ answered }) => answered)).toEqual([5]);
    expect((await client.call(listProgress)).body).toEqual([]);
    expect(await server.db.run('select 1 from xp_ledger where user_id = $1', [id])).toEqual([]);
    expect(await server.db.run('select 1 from points_transactions where user_id = $1', [id])).toEqual([]);
  });

  it('selects unseen, wrong, marked or weak questions', async () => {
    const { client, count, begin, answer, first } = await learner();
    const before = await count({});
    expect(before.states).toEqual({ not_seen: before.matching, wrong: 0, due: 0, marked: 0, weak: 0 });
    await completeScenario(client, first, { right: 2 });
    await client.call(saveMark, {
      params: { scenarioId: first.id, questionIndex: 4 },
      body: { marked: true },
    });
    const here = { scenarioIds: [first.id] };
    const states = { not_seen: 0, wrong: 3, due: 0, marked: 1, weak: 5 };
    expect(await count(here)).toEqual({ matching: 5, states });
    expect((await count({ ...here, states: ['wrong'] })).matching).toBe(3);
    const { body: missed } = await begin({ filters: { ...here, states: ['wrong'] }, mixed: false });
    expect(missed.items.map(({ questionIndex }) => questionIndex)).toEqual([2, 3, 4]);
    server.clock.advance({ minutes: 1 });
    await answer(missed, 0);
    expect((await count({ ...here, states: ['wrong'] })).matching).toBe(2);
    const nothing = await begin({ filters: { ...here, states: ['not_seen'] } });
    expect(nothing.status).toBe(422);
    expect(nothing.failure.code).toBe('nothing_matches');
  });

  it('considers weak what mastery lists first', async () => {
    const { client, count, begin, first } = await learner();
    await completeScenario(client, first, { right: 4 });
    const needs = weakestOf((await client.call(getMastery)).body.areas).map(({ need }) => need);
    expect(needs).toHaveLength(1);
    expect((await count({ states: ['weak'] })).matching).toBe((await count({ needs })).matching);
    expect((await begin({ filters: { states: ['weak'] } })).status).toBe(201);
  });

  it('selects cases from any of the chosen clinical areas', async () => {
    const { count, begin, first, second } = await learner();
    expect([first.scenario.areas, second.scenario.areas]).toEqual([
      ['infection', 'renal'],
      ['cardiovascular'],
    ]);
    const here = { scenarioIds: [first.id, second.id] };
    expect((await count({ ...here, areas: ['renal'] })).matching).toBe(5);
    expect((await count({ ...here, areas: ['renal', 'cardiovascular'] })).matching).toBe(10);
    expect((await count({ ...here, areas: ['pain'] })).matching).toBe(0);
    const { body: session } = await begin({ filters: { ...here, areas: ['cardiovascular'] } });
    expect(session.filters.areas).toEqual(['cardiovascular']);
    expect(new Set(session.items.map(({ scenarioId }) => scenarioId))).toEqual(new Set([second.id]));
    expect((await begin({ filters: { areas: ['nephrology'] } })).status).toBe(400);
  });

  it('keeps the first answer, returns it again when repeated, and accepts none after its end', async () => {
    const { client, begin, answer, read } = await learner();
    const { body: session } = await begin();
    const once = await answer(session, 0);
    server.clock.advance({ days: 1 });
    expect((await answer(session, 0)).text).toBe(once.text);
    expect((await answer(session, 0, false)).failure.code).toBe('answer_recorded');
    const { body: ended } = await client.call(contract.endPractice, { params: { id: session.id } });
    // Of the answered ones: the other four were never asked.
    expect(ended).toMatchObject({ answered: 1, correct: 1, score: 100 });
    expect((await answer(session, 1)).failure.code).toBe('practice_ended');
    const out = { position: 7, selectedOption: 0, seconds: 1 };
    const { status } = await client.call(contract.answerPractice, { params: { id: session.id }, body: out });
    expect(status).toBe(422);
    expect((await read(session.id)).answered).toBe(1);
  });

  it('counts once when sent many times at once', async () => {
    const { client, begin, answer, read } = await learner();
    const id = randomUUID();
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin({ id })));
    expect(new Set(begun.map(({ body }) => JSON.stringify(body.items))).size).toBe(1);
    const session = begun[0]!.body;
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => answer(session, 0, n % 2 === 0)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await read(id)).toMatchObject({ answered: 1 });
    expect((await client.call(getDashboard)).body.goal.answered).toBe(1);
  });

  it('in exam mode reveals nothing before its end', async () => {
    const { client, begin, answer, read } = await learner();
    const { body: session } = await begin({ mode: 'exam' });
    for (const position of [0, 1, 2, 3]) {
      expect((await answer(session, position, position < 2)).body.correct).toBeNull();
    }
    const before = await read(session.id);
    expect(before).toMatchObject({ correct: null, score: null });
    expect(before.items.every(({ correct }) => correct === null)).toBe(true);
    expect((await client.call(getDashboard)).body.practice?.correct).toBeNull();
    expect((await client.call(getOverview)).body.areas).toEqual([]);
    expect((await answer(session, 4)).body).toMatchObject({ correct: true, completed: true });
    expect(await read(session.id)).toMatchObject({ correct: 3, score: 60 });
  });

  it('is shared by its id: the same questions in a new session, and nothing about the other learner', async () => {
    const [one, other] = [await learner(), await learner()];
    const { body: session } = await one.begin({ filters: { needs: ['management_of_care'] } });
    await one.answer(session, 0);
    const preview = () => other.client.call(contract.getSharedPractice, { params: { id: session.id } });
    expect((await preview()).body).toMatchObject({ id: session.id, questions: 5, own: null });
    const { body: mine } = await other.begin({
      filters: undefined,
      count: undefined,
      sharedFrom: session.id,
    });
    const places = ({ items }: contract.PracticeSession) =>
      items.map(({ scenarioId, questionIndex }) => [scenarioId, questionIndex]);
    expect(places(mine)).toEqual(places(session));
    expect(mine).toMatchObject({ shared: true, answered: 0, filters: {} });
    expect((await preview()).body.own).toBe(mine.id);
    for (const call of [contract.getPractice, contract.endPractice, contract.deletePractice]) {
      expect((await other.client.call(call, { params: { id: session.id } })).status).toBe(404);
    }
    expect((await other.answer(session, 1)).status).toBe(404);
    expect((await other.begin({ id: session.id })).failure.code).toBe('practice_exists');
    await one.client.call(contract.deletePractice, { params: { id: session.id } });
    expect((await preview()).status).toBe(404);
    expect((await other.read(mine.id)).questions).toBe(5);
    expect((await other.begin({ filters: undefined, sharedFrom: session.id })).status).toBe(404);
  });

  it.each([
    ['neither filters nor a link', { filters: undefined }],
    ['no number', { count: undefined }],
    ['too few', { count: 4 }],
    ['too many', { count: 41 }],
    ['an id that is no UUID', { id: 'mine' }],
    ['an unknown state', { filters: { states: ['easy'] } }],
    ['more values than there can be', { filters: { topics: Array(51).fill('x') } }],
  ])('is rejected with %s', async (_what, changes) => {
    const { begin } = await learner();
    expect((await begin(changes)).status).toBe(400);
  });

  it('can be started only so often in a day, and again the day after', async () => {
    const { token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const begin = async () => {
      const body = { id: randomUUID(), filters: {}, count: 5 };
      return (await client.call(contract.createPractice, { body })).status;
    };
    let begun = 0;
    for (let hour = 0; hour < 3; hour += 1) {
      for (let turn = 0; turn < 60 && (await begin()) === 201; turn += 1) begun += 1;
      server.clock.advance({ minutes: 61 });
    }
    expect(begun).toBe(150);
    server.clock.advance({ hours: 24 });
    expect(await begin()).toBe(201);
  });
});
