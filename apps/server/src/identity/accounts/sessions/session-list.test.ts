import {
  type OpenSession,
  endOtherSessions,
  endSession,
  listSessions,
} from '@rounds/contract/identity/accounts.security';
import { getProfile } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { type Learner, address, buildUser, registerLearner } from '../../../../testing/factories.ts';
import { onTwoServers } from '../../../../testing/two-servers.ts';
import { openSession } from './sessions.ts';

const firefox = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

onServer('the list of sessions', (server) => {
  const signIn = async ({ email, password }: Learner, userAgent: string) => {
    const { body } = await server.client.send<{ token: string }>('POST', '/api/auth/login', {
      body: { email, password },
      headers: { 'user-agent': userAgent },
      from: address(),
    });
    return server.client.as(body.token);
  };
  const list = async ({ client }: Pick<Learner, 'client'>) => (await client.call(listSessions)).body;

  it('names browser and system, marks the current one, and holds nothing that opens one', async () => {
    const learner = await registerLearner(server);
    server.clock.advance({ minutes: 5 });
    await signIn(learner, firefox);
    const sessions = await list(learner);
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        browser: null,
        system: null,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        current: true,
      },
      {
        id: expect.any(Number),
        browser: 'firefox',
        system: 'linux',
        createdAt: server.clock.now().toISOString(),
        lastUsedAt: server.clock.now().toISOString(),
        current: false,
      },
    ]);
    const rows = await server.db.run<{ token: string }>(
      `select encode(token_hash, 'hex') as token from sessions`,
    );
    for (const { token } of rows) expect(JSON.stringify(sessions)).not.toContain(token.slice(0, 12));
    expect(JSON.stringify(sessions)).not.toContain(learner.token);
  });

  it('comes in pages, each session once', async () => {
    const learner = await registerLearner(server);
    for (let n = 0; n < 7; n += 1) {
      await openSession(server.db, learner.user.id, server.clock.now());
      if (n % 3 === 0) server.clock.advance({ seconds: 1 });
    }
    const whole = await list(learner);
    expect(whole).toHaveLength(8);
    for (const limit of [1, 3, 4]) {
      const seen: OpenSession[] = [];
      for (let next: string | undefined = `/api/user/sessions?limit=${limit}`; next !== undefined;) {
        const page: Awaited<ReturnType<typeof learner.client.send<OpenSession[]>>> =
          await learner.client.send<OpenSession[]>('GET', next);
        expect(page.body.length).toBeLessThanOrEqual(limit);
        seen.push(...page.body);
        next = /^<([^>]+)>/.exec(page.headers['link'] ?? '')?.[1];
      }
      expect(seen).toEqual(whole);
    }
    for (const query of ['limit=0', 'limit=201', 'cursor=bm8', 'cursor=MTIz']) {
      expect((await learner.client.send('GET', `/api/user/sessions?${query}`)).status).toBe(400);
    }
  });

  it('holds at most fifty: another sign-in ends the least recently used one', async () => {
    const learner = await registerLearner(server);
    server.clock.advance({ minutes: 1 });
    const others = [];
    for (let n = 0; n < 49; n += 1) {
      others.push(await openSession(server.db, learner.user.id, server.clock.now()));
    }
    expect((await learner.client.call(getProfile)).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    const newest = await signIn(learner, firefox);
    expect(await list({ client: newest })).toHaveLength(50);
    expect((await learner.client.call(getProfile)).status).toBe(401);
    expect((await server.client.as(others[0]).call(getProfile)).status).toBe(200);
  });

  it('leaves out expired ones', async () => {
    const learner = await registerLearner(server);
    server.clock.advance({ days: 31 });
    const client = await signIn(learner, firefox);
    expect(await list({ client })).toHaveLength(1);
  });

  it('ends one of them at once', async () => {
    const learner = await registerLearner(server);
    const other = await signIn(learner, firefox);
    expect((await other.call(getProfile)).status).toBe(200);
    const ended = (await list(learner)).find(({ current }) => !current) as OpenSession;
    const params = { id: ended.id };
    expect((await learner.client.call(endSession, { params })).body).toEqual({ ok: true });
    expect((await other.call(getProfile)).status).toBe(401);
    expect((await learner.client.call(getProfile)).status).toBe(200);
    const again = await learner.client.call(endSession, { params });
    expect(again.status).toBe(404);
    expect(again.failure.code).toBe('session_not_found');
  });

  it('ends nobody else’s, whoever asks', async () => {
    const [owner, stranger] = [await registerLearner(server), await registerLearner(server)];
    const [{ id }] = (await list(owner)) as [OpenSession];
    expect((await stranger.client.call(endSession, { params: { id } })).status).toBe(404);
    expect((await server.client.call(endSession, { params: { id } })).status).toBe(401);
    expect((await stranger.client.call(endOtherSessions)).body).toEqual({ ended: 0 });
    expect((await server.client.call(endOtherSessions)).status).toBe(401);
    expect((await server.client.call(listSessions)).status).toBe(401);
    expect((await owner.client.call(getProfile)).status).toBe(200);
    expect((await list(stranger)).map((session) => session.id)).not.toContain(id);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999999999999', '%00'])('has no session %s', async (id) => {
    const { client } = await registerLearner(server);
    expect([400, 404]).toContain((await client.send('DELETE', `/api/user/sessions/${id}`)).status);
  });

  it('ends all but the current one', async () => {
    const learner = await registerLearner(server);
    const others = [await signIn(learner, firefox), await signIn(learner, 'curl/8')];
    for (const other of others) expect((await other.call(getProfile)).status).toBe(200);
    expect((await learner.client.call(endOtherSessions)).body).toEqual({ ended: 2 });
    for (const other of others) expect((await other.call(getProfile)).status).toBe(401);
    expect((await learner.client.call(getProfile)).status).toBe(200);
    expect(await list(learner)).toHaveLength(1);
  });
});

onTwoServers('the list of sessions', (both) => {
  it('both forget a session that is ended from the list', async () => {
    const { one, two } = both();
    const { id, token } = await buildUser(one.db, one.clock.now());
    const phone = await openSession(one.db, id, one.clock.now());
    const elsewhere = two.client.as(phone);
    expect((await elsewhere.call(getProfile)).status).toBe(200);
    const { body } = await one.client.as(token).call(listSessions);
    const other = body.find(({ current }) => !current) as OpenSession;
    expect((await one.client.as(token).call(endSession, { params: { id: other.id } })).status).toBe(200);
    await expect
      .poll(async () => (await elsewhere.call(getProfile)).status, { interval: 5, timeout: 2000 })
      .toBe(401);
  });
});
