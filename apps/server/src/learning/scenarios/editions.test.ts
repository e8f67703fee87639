import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAttempt } from '@rounds/contract/learning/attempts';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { recordProgress } from '@rounds/contract/learning/progress';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import {
  answersWith,
  buildUser,
  completeScenario,
  completionOf,
  scenarios,
} from '../../../testing/factories.ts';
import { contentFolder } from '../../../testing/prepared-databases.ts';
import { loadScenarios } from './scenarios.service.ts';

onBothServers('loading content', (server) => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-content-'));
    await cp(contentFolder, folder, { recursive: true });
  });
  afterEach(async () => {
    await load(contentFolder);
    await expect.poll(served).toEqual(await stored());
    await rm(folder, { recursive: true });
  });

  /** What the running server shows and what the database holds: the same once the server has heard of a change. */
  const served = async () =>
    (await (await learner()).send<{ id: number; version: number }[]>('GET', '/api/scenarios')).body
      .map(({ id, version }) => `${id} ${version}`)
      .sort();
  const stored = async () =>
    (
      await server.db.run<{ key: string }>(
        "select id || ' ' || version as key from learning_scenarios where is_active",
      )
    )
      .map(({ key }) => key)
      .sort();
  const load = (from = folder) => loadScenarios(server.db, server.clock, from);
  const rewrite = async (name: string, change: (text: string) => string) => {
    const file = path.join(folder, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
  const first = 'nursing/beginner/first-steps.yaml';
  /** Moves the key of the first question from A to B. */
  const moveKey = (text: string) =>
    text
      .replace('key: true', 'why: No longer this one, as it turned out.')
      .replace('why: Not this one, because the key stands elsewhere.', 'key: true');
  async function learner() {
    const { token } = await buildUser(server.db, server.clock.now());
    return server.client.as(token);
  }
  const titles = async () =>
    (await (await learner()).send<{ title: string }[]>('GET', '/api/scenarios')).body.map(
      ({ title }) => title,
    );
  const nothing = { add: [], change: [], revive: [], retire: [] };

  it('changes nothing when repeated', async () => {
    const before = await server.db.run('select * from learning_scenarios order by id');
    expect(await load()).toEqual(nothing);
    expect(await Promise.all([load(), load()])).toEqual([nothing, nothing]);
    expect(await server.db.run('select * from learning_scenarios order by id')).toEqual(before);
  });

  it('makes a new edition of what changed, and notifies running servers', async () => {
    const client = await learner();
    const before = await scenarios(client);
    await rewrite(first, (text) => text.replace('xpReward: 100', 'xpReward: 120'));
    expect((await load()).change).toHaveLength(1);
    await expect.poll(async () => (await scenarios(client)).first.xpReward).toBe(120);
    const { id, version, xpReward } = (await scenarios(client)).first;
    expect({ id, version, xpReward }).toEqual({
      id: before.first.id,
      version: before.first.version + 1,
      xpReward: 120,
    });
    expect((await scenarios(client)).second).toEqual(before.second);
  });

  it('grades an attempt on the edition it began with, and others on the new one', async () => {
    const client = await learner();
    const old = (await scenarios(client)).first;
    const attemptId = randomUUID();
    const base = { scenarioId: old.id, attemptId, score: 0, timeSpent: 9 };
    const [answer, ...rest] = answersWith(old, 5);
    await client.call(recordProgress, {
      body: { ...base, ...answer!, completed: false, version: old.version },
    });
    await rewrite(first, moveKey);
    await load();
    await expect.poll(async () => (await scenarios(client)).first.version).toBe(old.version + 1);

    // The rest of the attempt states no edition, or a wrong one: the first answer's still counts.
    const completion = { ...base, completed: true, answers: rest, version: old.version + 1 };
    expect((await client.call(recordProgress, { body: completion })).body.progress.score).toBe(100);
    const offline = await completeScenario(client, old, {
      version: old.version,
      answers: answersWith(old, 5),
    });
    expect(offline.progress.score).toBe(100);
    const other = await learner();
    const { first: renewed } = await scenarios(other);
    expect(renewed.scenario.questions[0]?.correct).toBe(1);
    expect((await completeScenario(other, renewed, { answers: answersWith(old, 5) })).progress.score).toBe(
      80,
    );
    expect((await completeScenario(other, renewed)).progress.score).toBe(100);
  });

  it('gives editions from before cases had areas those of the newest edition', async () => {
    const client = await learner();
    const old = (await scenarios(client)).first;
    const attemptId = randomUUID();
    const [answer] = answersWith(old, 5);
    const begun = { scenarioId: old.id, attemptId, score: 0, timeSpent: 9, completed: false };
    await client.call(recordProgress, { body: { ...begun, ...answer!, version: old.version } });
    await server.db.run(
      "update scenario_editions set scenario = scenario - 'areas' where scenario_id = $1 and version = $2",
      [old.id, old.version],
    );
    await rewrite(first, (text) => text.replace('areas: [infection, renal]', 'areas: [pain]'));
    await load();
    await expect.poll(async () => (await scenarios(client)).first.version).toBe(old.version + 1);

    const attempt = await client.call(getAttempt, { params: { id: attemptId } });
    expect(attempt.status).toBe(200);
    expect(attempt.body.version).toBe(old.version);
    expect(attempt.body.scenario.scenario.areas).toEqual(['pain']);
  });

  it('grades on the newest edition if the version is unknown or missing', async () => {
    const client = await learner();
    const { first: scenario } = await scenarios(client);
    const { version: _none, ...unsaid } = completionOf(scenario);
    expect((await client.call(recordProgress, { body: unsaid })).body.progress.score).toBe(100);
    const unknown = completionOf(scenario, { version: 2_147_483_647 });
    expect((await client.call(recordProgress, { body: unknown })).status).toBe(200);
  });

  it('retires missing scenarios, keeps the progress, and reactivates them when they return', async () => {
    const client = await learner();
    const { first: scenario } = await scenarios(client);
    await completeScenario(client, scenario, { right: 2 });
    await rm(path.join(folder, first));
    expect((await load()).retire).toEqual([scenario.id]);
    await expect.poll(titles).not.toContain(scenario.title);

    const dashboard = async () => (await client.call(getDashboard)).body;
    expect((await dashboard()).progress).toMatchObject([
      { scenarioId: scenario.id, completed: true, score: 40 },
    ]);
    // Learners in the middle of it can finish.
    expect((await completeScenario(client, scenario, { right: 3 })).xpAwarded).toBe(20);
    expect(await load()).toEqual(nothing);
    expect((await load(contentFolder)).revive).toEqual([scenario.id]);
    await expect.poll(titles).toContain(scenario.title);
    expect((await scenarios(client)).first).toEqual(scenario);
  });

  it('adds new scenarios', async () => {
    await cp(path.join(folder, first), path.join(folder, 'tech/beginner/new-one.yaml'), { recursive: true });
    await rewrite('tech/beginner/new-one.yaml', (text) =>
      text.replace('First steps on the ward', 'Brand new in the lab'),
    );
    expect((await load()).add.map(({ slug }) => slug)).toEqual(['tech/beginner/new-one']);
    await expect.poll(titles).toContain('Brand new in the lab');
  });

  it('changes nothing at all if a single file is wrong', async () => {
    const before = await server.db.run('select * from learning_scenarios order by id');
    await rewrite(first, (text) => text.replace('xpReward: 100', 'xpReward: 200'));
    await rewrite('doctor/intermediate/second-opinion.yaml', (text) =>
      text.replace('xpReward: 155', 'xpReward: many'),
    );
    await expect(load()).rejects.toThrow('doctor/intermediate/second-opinion.yaml, line 3: xpReward');
    expect(await server.db.run('select * from learning_scenarios order by id')).toEqual(before);
  });
});
