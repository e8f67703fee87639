import { getLookBack, saveLookBackMail } from '@rounds/contract/learning/look-back';
import { saveReviewSettings } from '@rounds/contract/learning/review';
import { expect, it } from 'vitest';
import { type TestServer, onBothServers } from '../../../testing/app.ts';
import { onTwoServers } from '../../../testing/two-servers.ts';
import {
  buildUser,
  changeTimeZone,
  completeScenario,
  confirmEmailOf,
  scenarios,
} from '../../../testing/factories.ts';

async function learner(server: TestServer, since = '2026-02-20T09:00:00Z') {
  server.clock.set(since);
  const { id, token } = await buildUser(server.db, server.clock.now());
  const client = server.client.as(token);
  const lookBack = async () => (await client.call(getLookBack)).body;
  const want = (wantsMail: boolean) => client.call(saveLookBackMail, { body: { wantsMail } });
  const told = async () =>
    (
      await server.db.run<{ data: unknown }>(
        `select data from notifications where user_id = $1 and kind = 'look_back' order by id`,
        [id],
      )
    ).map(({ data }) => data);
  return { id, client, lookBack, want, told, ...(await scenarios(client)) };
}

onBothServers('the look back', (server) => {
  it('invents nothing for an empty week', async () => {
    const { lookBack } = await learner(server);
    server.clock.set('2026-03-09T09:00:00Z');
    expect(await lookBack()).toEqual({
      from: '2026-03-02',
      to: '2026-03-08',
      cases: [],
      answered: 0,
      xp: 0,
      rose: [],
      fell: [],
      missed: [],
      due: 0,
      wantsMail: false,
    });
    expect((await server.client.call(getLookBack)).status).toBe(401);
  });

  it('shows what was learned and missed in the completed week, and in no other', async () => {
    const { client, lookBack, first, third } = await learner(server);
    server.clock.set('2026-03-03T09:00:00Z');
    await completeScenario(client, first, { right: 5 });
    server.clock.set('2026-03-04T09:00:00Z');
    await completeScenario(client, third, { right: 3 });
    expect(await lookBack()).toMatchObject({ from: '2026-02-23', cases: [], answered: 0, missed: [] });
    server.clock.set('2026-03-09T00:00:00Z');
    await completeScenario(client, first, { right: 0 });
    const { cases, answered, missed, rose, fell, xp, due } = await lookBack();
    expect(cases).toEqual([
      { scenarioId: first.id, score: 100 },
      { scenarioId: third.id, score: 60 },
    ]);
    expect(answered).toBe(10);
    expect(xp).toBeGreaterThan(0);
    expect(missed).toEqual([{ need: third.scenario.questions[3]!.tags!.need, questions: 2 }]);
    expect(rose.map(({ need, to }) => [need, to])).toContainEqual([
      first.scenario.questions[0]!.tags!.need,
      'familiar',
    ]);
    expect(fell).toEqual([]);
    expect(due).toBeGreaterThan(0);
  });

  it('mentions no more due questions than today’s limit', async () => {
    const { client, lookBack, first } = await learner(server);
    server.clock.set('2026-03-04T09:00:00Z');
    await completeScenario(client, first, { right: 0 });
    server.clock.set('2026-03-09T09:00:00Z');
    expect((await lookBack()).due).toBe(5);
    await client.call(saveReviewSettings, { body: { dailyLimit: 2, examOn: null } });
    expect((await lookBack()).due).toBe(2);
  });

  it('names areas whose mastery fell', async () => {
    const { client, lookBack, first } = await learner(server);
    await completeScenario(client, first, { right: 5 });
    server.clock.set('2026-03-03T09:00:00Z');
    await completeScenario(client, first, { right: 0 });
    server.clock.set('2026-03-05T09:00:00Z');
    await completeScenario(client, first, { right: 0 });
    server.clock.set('2026-03-09T09:00:00Z');
    const { need } = first.scenario.questions[0]!.tags!;
    expect((await lookBack()).fell).toEqual([{ need, from: 'familiar', to: 'attempted' }]);
  });

  it("goes by the learner's own week", async () => {
    const { id, client, lookBack, first } = await learner(server);
    await server.db.transaction((tx) => changeTimeZone(tx, id, 'Pacific/Auckland'));
    // It is already Monday in Auckland.
    server.clock.set('2026-03-08T12:00:00Z');
    await completeScenario(client, first);
    expect(await lookBack()).toMatchObject({ from: '2026-03-02', to: '2026-03-08', cases: [], answered: 0 });
    server.clock.set('2026-03-15T12:00:00Z');
    expect(await lookBack()).toMatchObject({ from: '2026-03-09', to: '2026-03-15', answered: 5 });
    expect((await lookBack()).cases).toHaveLength(1);
  });

  it('is sent on Monday morning to learners who asked for it, once, and by mail', async () => {
    const { id, client, lookBack, want, told, first } = await learner(server);
    await confirmEmailOf(server, { user: { id } });
    const other = await learner(server);
    expect((await want(true)).body).toEqual({ wantsMail: true });
    expect((await lookBack()).wantsMail).toBe(true);
    server.clock.set('2026-03-03T09:00:00Z');
    await completeScenario(client, first, { right: 4 });
    await completeScenario(other.client, first, { right: 4 });
    await server.jobs.run('look-back.send');
    server.clock.set('2026-03-09T06:59:00Z');
    await server.jobs.run('look-back.send');
    expect(await told()).toEqual([]);
    server.clock.set('2026-03-09T07:20:00Z');
    await server.jobs.run('look-back.send');
    await server.jobs.run('look-back.send');
    expect(await told()).toEqual([expect.objectContaining({ cases: 1, answered: 5, missed: 1 })]);
    expect(await other.told()).toEqual([]);
    await server.jobs.run('notifications.deliver');
    const mail = server.mailer.sent.find(({ text }) => text.includes('/look-back'));
    expect(mail?.subject).toBe('Your week in Rounds is ready');
    expect(mail?.text).toContain('Scenarios completed: 1. Questions answered: 5.');
  });

  it('is not sent for an empty week, in the week it was asked for, or after it was turned off', async () => {
    const { client, want, told, first } = await learner(server, '2026-03-03T09:00:00Z');
    await completeScenario(client, first);
    server.clock.set('2026-03-10T09:00:00Z');
    await want(true);
    await server.jobs.run('look-back.send');
    server.clock.set('2026-03-16T09:00:00Z');
    await server.jobs.run('look-back.send');
    expect(await told()).toEqual([]);
    await completeScenario(client, first);
    await want(false);
    server.clock.set('2026-03-23T09:00:00Z');
    await server.jobs.run('look-back.send');
    expect(await told()).toEqual([]);
  });
});

onTwoServers('the look back', (both) => {
  it('is sent once by many processes that send at the same time', async () => {
    const { one, two } = both();
    const { client, want, told, first } = await learner(one);
    await want(true);
    one.clock.set('2026-03-03T09:00:00Z');
    await completeScenario(client, first);
    for (const { clock } of [one, two]) clock.set('2026-03-09T09:00:00Z');
    await Promise.all([one, two, one, two].map(({ jobs }) => jobs.run('look-back.send')));
    expect(await told()).toHaveLength(1);
  });
});
