import { getLeaderboard, getMyRank } from '@rounds/contract/learning/leaderboard';
import { getProfile, updateProfile } from '@rounds/contract/identity/accounts';
import { getSettings, saveSettings } from '@rounds/contract/identity/settings';
import { expect, it } from 'vitest';
import { onServer, startServer } from '../../../testing/app.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';

const defaults = {
  emailNotifications: true,
  pushNotifications: false,
  leaderboardVisible: true,
  profileVisible: true,
  shareProgress: false,
  timer: 'on',
  asksConfidence: true,
  language: null,
  timeZone: 'UTC',
  offersMentoring: false,
  mentoringTopics: [],
};

onServer('settings', (server) => {
  async function learner(changes = {}) {
    const { id, token } = await buildUser(server.db, server.clock.now(), changes);
    return { id, token, client: server.client.as(token) };
  }

  it('are the defaults until one is changed', async () => {
    const { client } = await learner();
    expect((await client.call(getSettings)).body).toEqual(defaults);
    const { body } = await client.call(saveSettings, { body: {} });
    expect(body).toEqual(defaults);
  });

  it('are changed field by field; the rest stays', async () => {
    const { client } = await learner();
    const other = await learner();
    await client.call(saveSettings, { body: { timer: 'off', shareProgress: true } });
    const change = { emailNotifications: false, pushNotifications: true, language: 'ar' } as const;
    const expected = { ...defaults, ...change, timer: 'off', shareProgress: true };
    expect((await client.call(saveSettings, { body: change })).body).toEqual(expected);
    expect((await client.call(getSettings)).body).toEqual(expected);
    expect((await other.client.call(getSettings)).body).toEqual(defaults);
  });

  it('drop unknown fields', async () => {
    const { client, id } = await learner();
    const body = { timer: 'longer', xp: 9000, userId: id + 1, isDemo: true };
    const reply = await client.send('PUT', '/api/user/settings', { body });
    expect([reply.status, reply.body]).toEqual([200, { ...defaults, timer: 'longer' }]);
    expect((await client.call(getProfile)).body.user.xp).toBe(0);
  });

  it.each([
    { timer: 'fast' },
    { emailNotifications: 'yes' },
    { language: 'tlh' },
    { timeZone: 'a zone' },
    { leaderboardVisible: null },
  ])('reject %j', async (body) => {
    const { client } = await learner();
    expect((await client.send('PUT', '/api/user/settings', { body })).status).toBe(400);
    expect((await client.call(getSettings)).body).toEqual(defaults);
  });

  it('require a session', async () => {
    expect((await server.client.call(getSettings)).status).toBe(401);
    expect((await server.client.call(saveSettings, { body: {} })).status).toBe(401);
  });

  it('hide a learner from the leaderboard at once, in every process, and show them again', async () => {
    const { client, token, id } = await learner({ careerPath: 'nursing' });
    const elsewhere = await startServer(server.db, { clock: server.clock });
    const other = elsewhere.client.as(token);
    await completeScenario(client, (await scenarios(client)).third, { right: 5 });
    server.clock.advance({ seconds: 31 });
    const isListed = async (as: typeof client) =>
      (await as.call(getLeaderboard)).body.some((entry) => entry.id === id);
    expect([await isListed(client), await isListed(other)]).toEqual([true, true]);
    expect((await client.call(getMyRank)).body.rank).toBe(1);

    await client.call(saveSettings, { body: { leaderboardVisible: false } });
    expect(await isListed(client)).toBe(false);
    expect((await client.call(getMyRank)).body.rank).toBeNull();
    await expect.poll(() => isListed(other)).toBe(false);

    await client.call(saveSettings, { body: { leaderboardVisible: true } });
    expect(await isListed(client)).toBe(true);
    await expect.poll(() => isListed(other)).toBe(true);
    await elsewhere.app.close();
  });

  it('move to another time zone without costing a streak', async () => {
    server.clock.set('2026-05-04T22:30:00Z');
    const { client } = await learner();
    const { first, second } = await scenarios(client);
    await client.call(saveSettings, { body: { timeZone: 'America/New_York' } });
    await completeScenario(client, first);
    server.clock.set('2026-05-05T22:30:00Z');
    const { body } = await client.call(saveSettings, { body: { timeZone: 'Asia/Tokyo' } });
    expect(body.timeZone).toBe('Asia/Tokyo');
    await completeScenario(client, second);
    expect((await client.call(getProfile)).body.stats.currentStreak).toBe(2);
  });

  it('reject an unknown zone, and then change nothing', async () => {
    const { client } = await learner();
    const reply = await client.call(saveSettings, { body: { timer: 'off', timeZone: 'Mars/Olympus' } });
    expect([reply.status, reply.failure.code]).toEqual([422, 'time_zone_unknown']);
    expect((await client.call(getSettings)).body).toEqual(defaults);
  });

  it('let only professionals offer mentoring', async () => {
    const [student, nurse] = [await learner(), await learner({ role: 'professional' })];
    const body = { offersMentoring: true, timer: 'off' } as const;
    const refused = await student.client.call(saveSettings, { body });
    expect([refused.status, refused.failure.code]).toEqual([422, 'not_professional']);
    expect((await student.client.call(getSettings)).body).toEqual(defaults);
    expect((await student.client.call(saveSettings, { body: { offersMentoring: false } })).status).toBe(200);

    expect((await nurse.client.call(saveSettings, { body })).body.offersMentoring).toBe(true);
    await nurse.client.call(updateProfile, { body: { role: 'student' } });
    expect((await nurse.client.call(getSettings)).body.offersMentoring).toBe(false);
  });
});
