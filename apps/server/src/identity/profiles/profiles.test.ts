import { checkAchievements } from '@rounds/contract/learning/achievements';
import { deleteAccount } from '@rounds/contract/identity/accounts.security';
import { getPublicProfile } from '@rounds/contract/identity/profiles';
import { type SettingsChange, saveSettings } from '@rounds/contract/identity/settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import {
  buildUser,
  completeScenario,
  loadTestAchievements,
  registerLearner,
  scenarios,
  signInWith,
} from '../../../testing/factories.ts';

onServer('public profiles', (server) => {
  const see = (client: Client, username: string) => client.call(getPublicProfile, { params: { username } });

  let number = 0;
  async function learner(settings: SettingsChange = {}, changes = {}) {
    const username = `Seen.${server.db.kind}.${(number += 1)}`;
    const { id, token } = await buildUser(server.db, server.clock.now(), { username, ...changes });
    const client = server.client.as(token);
    await client.call(saveSettings, { body: settings });
    return { id, username, client };
  }

  let other: Client;
  beforeAll(async () => {
    await loadTestAchievements(server.db);
    ({ client: other } = await learner());
  });

  it('show a learner to others, whatever the case of the name', async () => {
    const { id, username, client } = await learner({}, { careerPath: 'doctor' });
    const memberSince = server.clock.now().toISOString();
    await completeScenario(client, (await scenarios(client)).first);
    const { status, body } = await see(other, username.toLowerCase());
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      username,
      careerPath: 'doctor',
      level: 1,
      xp: expect.any(Number) as number,
      streak: 1,
      memberSince,
      offersMentoring: false,
      isOwn: false,
      isVisible: true,
      shared: null,
    });
    expect(body.xp).toBeGreaterThanOrEqual(100);
    server.clock.advance({ days: 2 });
    expect((await see(other, username)).body.streak).toBe(0);
  });

  it('show scores and badges of those who share them, and no longer when they do not', async () => {
    const { username, client } = await learner({ shareProgress: true });
    expect((await see(other, username)).body.shared).toEqual({
      scenariosCompleted: 0,
      averageScore: 0,
      perfectScores: 0,
      badges: [],
    });
    const { first, second } = await scenarios(client);
    await completeScenario(client, first);
    await completeScenario(client, second, { right: 2 });
    await client.call(checkAchievements);
    const { shared } = (await see(other, username)).body;
    expect(shared).toMatchObject({ scenariosCompleted: 2, averageScore: 70, perfectScores: 1 });
    expect(shared?.badges.length).toBeGreaterThan(0);
    const { achievement } = shared!.badges[0]!;
    expect(Object.keys(achievement).sort()).toEqual(['description', 'icon', 'title']);

    await client.call(saveSettings, { body: { shareProgress: false } });
    expect((await see(other, username)).body.shared).toBeNull();
    const own = (await see(client, username)).body;
    expect(own).toMatchObject({ isOwn: true, isVisible: true, shared: null });
  });

  it('mark professionals who offer mentoring', async () => {
    const { id, username } = await learner({ offersMentoring: true }, { role: 'professional' });
    expect((await see(other, username)).body.offersMentoring).toBe(true);
    await server.db.run(`update users set role = 'student' where id = $1`, [id]);
    expect((await see(other, username)).body.offersMentoring).toBe(false);
  });

  describe('are visible', () => {
    it('to signed-in learners', async () => {
      const { username } = await learner();
      expect((await see(server.client, username)).status).toBe(401);
      expect((await see(server.client, 'nobody.at.all')).status).toBe(401);
    });

    it('only to the owner if hidden; to others, the learner seems not to exist', async () => {
      const { username, client } = await learner({ profileVisible: false, shareProgress: true });
      const [hidden, nobody] = [await see(other, username), await see(other, 'nobody.at.all')];
      expect([hidden.status, nobody.status]).toEqual([404, 404]);
      expect(hidden.failure.code).toBe('user_not_found');
      expect(hidden.failure.message).toBe(nobody.failure.message);
      expect((await see(client, username)).body).toMatchObject({ isOwn: true, isVisible: false });
      await client.call(saveSettings, { body: { profileVisible: true } });
      expect((await see(other, username)).status).toBe(200);
    });

    it('to nobody once the account is deleted, until it is restored', async () => {
      const { client, user, email, password } = await registerLearner(server);
      expect((await see(other, user.username)).status).toBe(200);
      await client.call(deleteAccount, { body: { password } });
      expect((await see(other, user.username)).status).toBe(404);
      await signInWith(server.client, { email, password });
      expect((await see(other, user.username)).status).toBe(200);
    });
  });

  it.each(['%', 'a%25b', "x';--", 'x'.repeat(30), '%F0%9F%98%80'])('are not found for "%s"', async (name) => {
    const { status } = await other.send('GET', `/api/users/by-name/${name.replace(/%$/, '%25')}`);
    expect(status).toBe(404);
  });

  it('answer 400 to a name that is too long', async () => {
    expect((await other.send('GET', `/api/users/by-name/${'x'.repeat(31)}`)).status).toBe(400);
  });
});
