import { randomUUID } from 'node:crypto';
import {
  createShare,
  downloadCredential,
  findShare,
  getSharedBadge,
  revokeShare,
} from '@rounds/contract/learning/sharing';
import { checkAchievements, listUserAchievements } from '@rounds/contract/learning/achievements';
import { recordProgress } from '@rounds/contract/learning/progress';
import { describe, expect, it } from 'vitest';
import { type TestServer, onServer, onServerOf } from '../../../testing/app.ts';
import { unlockBadge } from '../../../testing/badges.ts';
import { buildUser, completeScenario, loadTestAchievements, scenarios } from '../../../testing/factories.ts';

/** A learner with a badge. */
async function owner(server: TestServer, username?: string) {
  const user = await buildUser(server.db, server.clock.now(), username === undefined ? {} : { username });
  const id = await unlockBadge(server.db, { userId: user.id });
  return { ...user, client: server.client.as(user.token), badge: id, params: { id } };
}

onServer('sharing a badge', (server) => {
  it('makes one link, with the public address, and returns it again', async () => {
    const { client, params } = await owner(server);
    expect((await client.call(findShare, { params })).body).toEqual({ share: null, notSigned: null });
    const first = await client.call(createShare, { params, headers: { host: 'evil.example' } });
    expect(first.status).toBe(200);
    expect(first.body.token).toMatch(/^[\w-]{43}$/);
    expect(first.body.url).toBe(`http://rounds.test/b/${first.body.token}`);
    expect((await client.call(createShare, { params })).body).toEqual(first.body);
    expect((await client.call(findShare, { params })).body).toEqual({ share: first.body, notSigned: null });
  });

  it('shows the badge to everybody with the link, and nothing more than it should', async () => {
    const { client, params, badge, id } = await owner(server, `nurse.${server.db.kind}`);
    const { token, url } = (await client.call(createShare, { params })).body;
    const shown = {
      title: 'First Steps',
      description: 'Completed a first clinical scenario.',
      icon: 'first-steps',
      xpReward: 50,
      requirement: { type: 'first_completion', value: 1 },
      username: `nurse.${server.db.kind}`,
      unlockedAt: '2026-03-01T08:30:15.250Z',
      signed: true,
      url,
      own: null,
    };
    const reply = await server.client.call(getSharedBadge, { params: { token } });
    expect(reply.body).toEqual(shown);
    expect(reply.headers['cache-control']).toBe('no-store');
    const other = await owner(server);
    expect((await other.client.call(getSharedBadge, { params: { token } })).body).toEqual(shown);
    const mine = (await client.call(getSharedBadge, { params: { token } })).body;
    expect(mine.own).toMatchObject({ unlockedCount: 1, notSigned: null, userAchievement: { id: badge } });
    expect(JSON.stringify(reply.body)).not.toContain(`"${id}"`);
  });

  it('certifies what was graded here, not what a client claimed', async () => {
    await loadTestAchievements(server.db);
    const learner = async () => {
      const client = server.client.as((await buildUser(server.db, server.clock.now())).token);
      return { client, ...(await scenarios(client)) };
    };
    const ofAll = async ({ client }: Pick<Awaited<ReturnType<typeof learner>>, 'client'>) => {
      const held = (await client.call(listUserAchievements)).body;
      return Promise.all(
        held.map(async ({ id, achievement }) => {
          const params = { id };
          const { token } = (await client.call(createShare, { params })).body;
          const shared = (await server.client.call(getSharedBadge, { params: { token } })).body;
          const file = await client.call(downloadCredential, { params });
          const behindLink = await server.client.send('GET', `/b/${token}/badge.jwt`);
          return [achievement.title, shared.signed, file.status, behindLink.status];
        }),
      );
    };

    const honest = await learner();
    await completeScenario(honest.client, honest.first, { right: 5 });
    expect(await ofAll(honest)).toContainEqual(['The first', true, 200, 200]);
    expect((await ofAll(honest)).every(([, signed]) => signed)).toBe(true);

    const claiming = await learner();
    const claim = { scenarioId: claiming.first.id, completed: true, score: 100, timeSpent: 30 };
    expect((await claiming.client.call(recordProgress, { body: claim })).status).toBe(200);
    await claiming.client.call(checkAchievements);
    expect(await ofAll(claiming)).toContainEqual(['The first', false, 422, 404]);
    // Whatever graded work alone reaches is certified again.
    await completeScenario(claiming.client, claiming.second, { right: 5 });
    expect(await ofAll(claiming)).toContainEqual(['A perfect score', true, 200, 200]);
  });

  it('signs no first completion with every answer wrong, until one is passed, and tells only its owner why', async () => {
    await loadTestAchievements(server.db);
    const client = server.client.as((await buildUser(server.db, server.clock.now())).token);
    const { first } = await scenarios(client);
    await completeScenario(client, first, { right: 0 });
    const held = (await client.call(listUserAchievements)).body;
    const params = { id: held.find(({ achievement }) => achievement.title === 'The first')!.id };
    const { token } = (await client.call(createShare, { params })).body;
    const state = async () => {
      const { notSigned } = (await client.call(findShare, { params })).body;
      const mine = (await client.call(getSharedBadge, { params: { token } })).body;
      const visited = (await server.client.call(getSharedBadge, { params: { token } })).body;
      expect(mine.own?.notSigned).toBe(notSigned);
      expect(JSON.stringify(visited)).not.toMatch(/graded|passed/);
      const file = await client.call(downloadCredential, { params });
      const behindLink = await server.client.send('GET', `/b/${token}/badge.jwt`);
      return [notSigned, visited.signed, file.status, behindLink.status];
    };
    expect(await state()).toEqual(['not_passed', false, 422, 404]);
    await completeScenario(client, first, { right: 3 });
    expect(await state()).toEqual(['not_passed', false, 422, 404]);
    await completeScenario(client, first, { right: 4 });
    expect(await state()).toEqual([null, true, 200, 200]);
  });

  describe('and days in a row', () => {
    const day = 24 * 60 * 60 * 1000;
    /** A learner whose account has this age, and who holds the badge for two days if they earned it. */
    async function practitioner(days: number) {
      await loadTestAchievements(server.db);
      const since = new Date(server.clock.now().getTime() - days * day);
      const { id, token } = await buildUser(server.db, since);
      const client = server.client.as(token);
      const { first, second } = await scenarios(client);
      const answer = async (changes: object = {}) => {
        const question = { questionIndex: 0, selectedOption: 0, attemptId: randomUUID() };
        const body = {
          scenarioId: first.id,
          completed: false,
          score: 0,
          timeSpent: 5,
          ...question,
          ...changes,
        };
        const reply = await client.call(recordProgress, { body });
        expect(reply.status).toBe(200);
        return reply.body.user.streak;
      };
      const badge = async () => {
        const held = (await client.call(listUserAchievements)).body;
        const found = held.find(({ achievement }) => achievement.title === 'Two days');
        if (!found) return null;
        return (await client.call(downloadCredential, { params: { id: found.id } })).status;
      };
      const ago = (n: number) => new Date(server.clock.now().getTime() - n * day).toISOString();
      return { id, client, second, answer, badge, ago };
    }

    it('cannot be made up: anything dated before the account counts as of its creation', async () => {
      const { id, answer, badge, ago } = await practitioner(0);
      for (const n of [7, 6, 5, 4, 3, 2, 1, 0]) expect(await answer({ occurredAt: ago(n) })).toBe(1);
      expect(await badge()).toBeNull();
      const days = await server.db.run('select 1 from activity_days where user_id = $1', [id]);
      expect(days).toHaveLength(1);
    });

    it('are signed only if the server saw each of them; the badge is unlocked anyway', async () => {
      const offline = await practitioner(30);
      expect(await offline.answer({ occurredAt: offline.ago(1) })).toBe(1);
      expect(await offline.answer()).toBe(2);
      expect(await offline.badge()).toBe(422);

      const seen = await practitioner(30);
      await seen.answer();
      server.clock.advance({ days: 1 });
      expect(await seen.answer()).toBe(2);
      expect(await seen.badge()).toBe(200);
    });

    it('are not signed if a claim, or a mere start, made the day active', async () => {
      const unanswered = { questionIndex: undefined, selectedOption: undefined };
      for (const changes of [unanswered, { ...unanswered, attemptId: undefined, completed: true }]) {
        const { answer, badge } = await practitioner(30);
        await answer(changes);
        server.clock.advance({ days: 1 });
        expect(await answer()).toBe(2);
        expect(await badge()).toBe(422);
      }
    });
  });

  it('ends for good when it is revoked; sharing again makes another link', async () => {
    const { client, params } = await owner(server);
    const { token } = (await client.call(createShare, { params })).body;
    expect((await client.call(revokeShare, { params })).body).toEqual({ ok: true });
    expect((await server.client.call(getSharedBadge, { params: { token } })).status).toBe(404);
    expect((await client.call(revokeShare, { params })).status).toBe(200);
    expect((await client.call(findShare, { params })).body).toEqual({ share: null, notSigned: null });
    const again = (await client.call(createShare, { params })).body;
    expect(again.token).not.toBe(token);
    expect((await server.client.call(getSharedBadge, { params: { token } })).status).toBe(404);
  });

  it('ends with the account', async () => {
    const { client, params, id } = await owner(server);
    const { token } = (await client.call(createShare, { params })).body;
    await server.db.run('delete from users where id = $1', [id]);
    expect((await server.client.call(getSharedBadge, { params: { token } })).status).toBe(404);
    expect((await server.client.send('GET', `/b/${token}/card.png`)).status).toBe(404);
    expect((await server.client.send('GET', `/b/${token}/badge.jwt`)).status).toBe(404);
  });

  it('is for the owner only', async () => {
    const mine = await owner(server);
    const stranger = await owner(server);
    const { token } = (await mine.client.call(createShare, { params: mine.params })).body;
    for (const endpoint of [findShare, createShare, revokeShare, downloadCredential]) {
      const { params } = mine;
      const refused = await stranger.client.call(endpoint, { params });
      expect([refused.status, refused.failure.code]).toEqual([403, 'not_yours']);
      expect((await server.client.call(endpoint, { params })).status).toBe(401);
      const missing = await stranger.client.call(endpoint, { params: { id: 999_999 } });
      expect([missing.status, missing.failure.code]).toEqual([404, 'achievement_not_found']);
      const path = endpoint.path.replace(':id', 'first');
      expect((await stranger.client.send(endpoint.method, path)).status).toBe(400);
    }
    expect((await server.client.call(getSharedBadge, { params: { token } })).status).toBe(200);
    expect((await mine.client.call(findShare, { params: mine.params })).body.share?.token).toBe(token);
  });

  it.each(['A'.repeat(43), 'short', '..%2f..%2fetc', `${'A'.repeat(43)}%27--`])(
    'knows no link %s',
    async (token) => {
      const reply = await server.client.send('GET', `/api/badges/${token}`);
      expect([reply.status, reply.failure.code]).toEqual([404, 'badge_not_found']);
      expect((await server.client.send('GET', `/b/${token}/card.png`)).status).toBe(404);
    },
  );
});

onServerOf('postgres', 'sharing at the same time', (server) => {
  it('makes one link for twenty requests', async () => {
    const { client, params } = await owner(server);
    const replies = await Promise.all(Array.from({ length: 20 }, () => client.call(createShare, { params })));
    expect(new Set(replies.map(({ body }) => body.token)).size).toBe(1);
  });

  it('and revoking leaves one link or none, and never returns a dead one', async () => {
    const { client, params } = await owner(server);
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        client.call<typeof createShare | typeof revokeShare>(turn % 2 ? revokeShare : createShare, {
          params,
        }),
      ),
    );
    const { share } = (await client.call(findShare, { params })).body;
    if (share) {
      const { token } = share;
      expect((await server.client.call(getSharedBadge, { params: { token } })).status).toBe(200);
    }
    const rows = await server.db.run('select from badge_shares where user_achievement_id = $1', [params.id]);
    expect(rows).toHaveLength(share ? 1 : 0);
  });
});
