import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { getCurrentGiveaway, listWonGiveaways } from '@rounds/contract/business/giveaways';
import { GiveawaysFile } from '@rounds/contract/business/giveaways.content';
import { recordProgress } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';
import { giveaway, prepareGiveaways } from '../../../testing/giveaways.ts';
import { withFrozenRows } from '../../../testing/frozen-rows.ts';
import { ContentError, readContentFile } from '../../platform/content.ts';
import { describeGiveaways, verifyGiveaway } from './giveaways.service.ts';

const content = (place: string) => fileURLToPath(new URL(`../../../../../content/${place}`, import.meta.url));
const wednesday = '2026-03-04T09:00:00.000Z';
const nextMonday = '2026-03-09T00:00:00.000Z';

onBothServers('the weekly giveaway', (server) => {
  let scenario: Scenario;
  let id = 0;
  beforeAll(async () => {
    const { client } = await learner();
    scenario = (await scenarios(client)).first;
  });
  beforeEach(async () => {
    server.clock.set(wednesday);
    await server.db.run(
      'delete from giveaway_entries; delete from weekly_giveaways; delete from notifications',
    );
    await server.db.run('delete from scenario_attempts');
    await prepareGiveaways(server, giveaway);
    [{ id }] = (await server.db.run<{ id: number }>('select id from weekly_giveaways')) as [{ id: number }];
  });

  it('is drawn even if another week’s cannot be', async () => {
    server.clock.advance({ days: 28 });
    await withFrozenRows(server.db, 'weekly_giveaways', `old.id = ${id}`, async () => {
      await expect(draw()).rejects.toMatchObject({ errors: [{ message: `Failed for giveaway ${id}` }] });
    });
    const due = async () =>
      (
        await server.db.run('select id from weekly_giveaways where drawn_at is null and week_end <= $1', [
          server.clock.now(),
        ])
      ).length;
    expect(await due()).toBe(1);
    await draw();
    expect(await due()).toBe(0);
  });

  async function learner(since = server.clock.now(), changes: Parameters<typeof buildUser>[2] = {}) {
    const { id: userId, token } = await buildUser(server.db, since, changes);
    return { client: server.client.as(token), userId };
  }
  const answerOne = (client: Client, changes: object = {}) =>
    client.call(recordProgress, {
      body: {
        scenarioId: scenario.id,
        attemptId: randomUUID(),
        completed: false,
        score: 0,
        timeSpent: 5,
        questionIndex: 0,
        selectedOption: 3,
        ...changes,
      },
    });
  const entryOf = async (client: Client) => (await client.call(getCurrentGiveaway)).body?.entry;
  const draw = () => server.jobs.run('giveaways.draw');
  const record = async () => {
    const [row] = await server.db.run<{
      winnerId: number | null;
      entries: number | null;
      seed: string | null;
      drawnAt: Date | null;
    }>(
      'select winner_id as "winnerId", entries, seed, drawn_at as "drawnAt" from weekly_giveaways where id = $1',
      [id],
    );
    return row!;
  };
  const told = () =>
    server.db.run<{ userId: number; kind: string; data: object }>(
      'select user_id as "userId", kind, data from notifications order by id',
    );

  it('is this week’s, with the learner’s own entry', async () => {
    const { client } = await learner();
    const { body } = await client.call(getCurrentGiveaway);
    expect(body).toEqual({
      id,
      title: 'A pocket ECG ruler',
      description: 'For the first twelve-lead of your shift.',
      prize: 'One steel ruler',
      provider: 'The skills laboratory',
      weekStart: '2026-03-02T00:00:00.000Z',
      weekEnd: nextMonday,
      entry: 'open',
    });
    await answerOne(client);
    expect(await entryOf(client)).toBe('entered');
    expect((await server.client.call(getCurrentGiveaway)).body?.entry).toBeNull();
  });

  it('is null in a week without one, from Monday to Monday in UTC', async () => {
    const { client } = await learner();
    const at = async (instant: string) => {
      server.clock.set(instant);
      return (await client.send('GET', '/api/giveaways/current')).text;
    };
    expect(await at('2026-03-01T23:59:59.999Z')).toBe('null');
    expect(await at('2026-03-02T00:00:00.000Z')).toContain('ECG');
    expect(await at('2026-03-08T23:59:59.999Z')).toContain('ECG');
    expect(await at(nextMonday)).toBe('null');
  });

  it('has one entry for each learner who answered something, right or wrong, whatever their plan and XP', async () => {
    const free = await learner();
    const paying = await learner();
    const busy = await learner();
    const idle = await learner();
    await server.db.run("update users set subscription_tier = 'enterprise' where id = $1", [paying.userId]);
    await server.db.run('update learner_totals set xp = 90000 where user_id = $1', [paying.userId]);
    await answerOne(free.client, { selectedOption: 0 });
    await answerOne(paying.client);
    for (let n = 0; n < 3; n += 1) await completeScenario(busy.client, scenario);
    expect(await entryOf(idle.client)).toBe('open');
    server.clock.set(nextMonday);
    await draw();
    const rows = await server.db.run<{ number: number; userId: number }>(
      'select number, user_id as "userId" from giveaway_entries where giveaway_id = $1 order by number',
      [id],
    );
    expect(rows).toEqual([free, paying, busy].map(({ userId }, number) => ({ number, userId })));
  });

  it('has no entry for claims, other weeks, or demo accounts', async () => {
    const claiming = await learner();
    await claiming.client.call(recordProgress, {
      body: { scenarioId: scenario.id, completed: true, score: 100, timeSpent: 60 },
    });
    expect(await entryOf(claiming.client)).toBe('open');
    const early = await learner(new Date('2026-02-20T00:00:00Z'));
    await answerOne(early.client, { occurredAt: '2026-03-01T23:59:59.999Z' });
    expect(await entryOf(early.client)).toBe('open');
    for (const flag of [{ isDemo: true }, { isSample: true }]) {
      const sample = await learner(server.clock.now(), flag);
      await answerOne(sample.client);
      expect(await entryOf(sample.client)).toBe('excluded');
    }
    server.clock.set('2026-03-09T00:00:01.000Z');
    const late = await learner();
    await answerOne(late.client);
    await draw();
    expect(await record()).toMatchObject({ entries: 0, winnerId: null });
    expect((await record()).seed).toMatch(/^[\da-f]{64}$/);
    expect(await told()).toEqual([]);
  });

  it('counts offline answers from the week that arrive before the draw', async () => {
    const { client, userId } = await learner();
    server.clock.set('2026-03-09T00:00:01.000Z');
    await answerOne(client, { occurredAt: '2026-03-08T22:00:00.000Z' });
    await draw();
    expect(await record()).toMatchObject({ entries: 1, winnerId: userId });
  });

  it('is drawn once when the week is over, and notifies the winner', async () => {
    const learners = await Promise.all([learner(), learner(), learner()]);
    for (const { client } of learners) await answerOne(client);
    await draw();
    expect((await record()).drawnAt).toBeNull();
    // The server was down for two days.
    server.clock.set('2026-03-11T07:30:00.000Z');
    await draw();
    const drawn = await record();
    expect(drawn).toMatchObject({ entries: 3, drawnAt: new Date('2026-03-11T07:30:00.000Z') });
    expect(learners.map(({ userId }) => userId)).toContain(drawn.winnerId);
    expect(await told()).toEqual([
      {
        userId: drawn.winnerId,
        kind: 'giveaway_won',
        data: { giveawayId: id, title: giveaway.title, prize: giveaway.prize },
      },
    ]);
    await draw();
    expect(await record()).toEqual(drawn);
    expect(await told()).toHaveLength(1);
    for (const { client, userId } of learners) {
      const { body } = await client.call(listWonGiveaways);
      if (userId !== drawn.winnerId) expect(body).toEqual([]);
      else
        expect(body).toMatchObject([
          { id, contact: 'lab@example.org', claimUntil: '2026-04-10T07:30:00.000Z' },
        ]);
    }
  });

  it('can be verified from its record, which reveals later changes', async () => {
    const learners = await Promise.all(Array.from({ length: 6 }, () => learner()));
    for (const { client } of learners) await answerOne(client);
    expect(await verifyGiveaway(server.db, id)).toMatchObject({ ok: false });
    server.clock.set(nextMonday);
    await draw();
    const { winnerId } = await record();
    const verified = await verifyGiveaway(server.db, id);
    expect(verified.text).toContain('6 entries');
    expect(verified).toMatchObject({ ok: true });
    const text = await describeGiveaways(server);
    expect(text).toContain(`#${id}  week of 2026-03-02  A pocket ECG ruler`);
    expect(text).toMatch(/drawn 2026-03-09T00:00 among 6: learner\.[\d.]+ <learner/);

    const other = learners.find(({ userId }) => userId !== winnerId)!;
    await server.db.run('update weekly_giveaways set winner_id = $2 where id = $1', [id, other.userId]);
    expect(await verifyGiveaway(server.db, id)).toMatchObject({ ok: false });
    await server.db.run('update weekly_giveaways set winner_id = $2 where id = $1', [id, winnerId]);
    // An erased account leaves only its number behind.
    await server.db.run('delete from users where id = $1', [winnerId]);
    expect(await record()).toMatchObject({ winnerId: null, entries: 6 });
    expect(await verifyGiveaway(server.db, id)).toMatchObject({ ok: true });
    expect(await describeGiveaways(server)).toContain('account erased');
    expect(await verifyGiveaway(server.db, 999_999)).toMatchObject({ ok: false });
  });

  it('follows the content until it is drawn: changed, canceled, restored', async () => {
    const { client } = await learner();
    const shown = async () => (await client.call(getCurrentGiveaway)).body?.prize;
    await prepareGiveaways(server, { ...giveaway, prize: 'Two steel rulers' });
    expect(await shown()).toBe('Two steel rulers');
    await prepareGiveaways(server);
    expect(await shown()).toBeUndefined();
    await answerOne(client);
    server.clock.set(nextMonday);
    await draw();
    expect((await record()).drawnAt).toBeNull();
    expect(await describeGiveaways(server)).toContain('called off');

    server.clock.set(wednesday);
    await prepareGiveaways(server, giveaway);
    server.clock.set(nextMonday);
    await draw();
    const drawn = await record();
    expect(drawn.entries).toBe(1);
    await prepareGiveaways(server, { ...giveaway, prize: 'Something else', until: '2026-03-09' });
    expect(await record()).toEqual(drawn);
    expect(await shown()).toBe('Something else');
  });

  it.each([
    ['a week that begins on a Tuesday', [{ ...giveaway, from: '2026-03-03' }]],
    ['an end before the start', [{ ...giveaway, until: '2026-02-23' }]],
    [
      'two in one week',
      [giveaway, { ...giveaway, title: 'Another', from: '2026-02-23', until: '2026-03-02' }],
    ],
    ['nobody who gives the prize', [{ ...giveaway, provider: undefined }]],
    ['nowhere to write to', [{ ...giveaway, contact: 'the desk' }]],
    ['an unknown field', [{ ...giveaway, winner: 'me' }]],
  ])('with %s is rejected, and nothing changes', async (_what, entries) => {
    await expect(prepareGiveaways(server, ...entries)).rejects.toThrow(ContentError);
    expect((await server.client.call(getCurrentGiveaway)).body?.title).toBe(giveaway.title);
  });

  it('reveals the prize only to signed-in learners', async () => {
    expect((await server.client.send('GET', '/api/giveaways/won')).status).toBe(401);
  });
});

it('the shipped files match the schema: no prize is promised, and the sample says that it is one', async () => {
  expect(await readContentFile(content('giveaways.yaml'), GiveawaysFile)).toEqual([]);
  const [sample] = await readContentFile(content('samples/giveaways.yaml'), GiveawaysFile);
  expect(sample?.title).toContain('Sample');
  expect(sample?.prize).toContain('sample');
});
