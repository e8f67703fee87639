import { getInstallation, getProfile, resetPassword } from '@rounds/contract/accounts';
import { demoAccount } from '@rounds/contract/accounts.rules';
import { getAvatar } from '@rounds/contract/avatar';
import { getDashboard } from '@rounds/contract/dashboard';
import { getLeaderboard } from '@rounds/contract/leaderboard';
import { getPointsTotals } from '@rounds/contract/rewards';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothServers, startServer } from '../../../testing/app.ts';
import { signInWith } from '../../../testing/factories.ts';
import { seedDemo } from '../demo/index.ts';
import { createLink } from './recovery.service.ts';

const demo = { config: { demo: true } };

onBothServers(
  'the demo account',
  (server) => {
    beforeAll(() => seedDemo(server.db, server.clock));

    const signIn = (client = server.client) => signInWith(client, demoAccount);
    const users = async () => {
      const [row] = await server.db.run<{ n: number }>('select count(*)::int as n from users');
      return row?.n;
    };

    it('is offered before sign-in, and opens', async () => {
      expect((await server.client.call(getInstallation)).body).toEqual({ demoAccount });
      const { status, body } = await signIn();
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ username: 'demo', email: demoAccount.email, isDemo: true });
    });

    it('has learned something, among sample learners whose names say what they are', async () => {
      const client = server.client.as((await signIn()).body.token);
      const { body } = await client.call(getDashboard);
      expect(body.stats.scenariosCompleted).toBeGreaterThan(0);
      expect(body.user.xp).toBeGreaterThan(0);
      const names = (await client.call(getLeaderboard)).body.map(({ username }) => username);
      expect(names.length).toBeGreaterThan(3);
      expect(names.filter((name) => name !== 'demo' && !name.startsWith('sample.'))).toEqual([]);
    });

    it('owns and wears something from the store, and has points left', async () => {
      const session = (await signIn()).body;
      const client = server.client.as(session.token);
      const avatar = (await client.call(getAvatar, { params: { userId: session.user.id } })).body;
      expect(avatar).toMatchObject({ hairStyle: 'curly', equipped: [{ slug: 'badge-heart' }] });
      const { current, earned, spent } = (
        await client.call(getPointsTotals, { params: { userId: session.user.id } })
      ).body;
      expect(spent).toBeGreaterThan(0);
      expect(current).toBe(earned - spent);
    });

    it('is added once, however often the server starts', async () => {
      const before = await users();
      await Promise.all([seedDemo(server.db, server.clock), seedDemo(server.db, server.clock)]);
      expect(await users()).toBe(before);
    });

    it('keeps its email', async () => {
      const client = server.client.as((await signIn()).body.token);
      const body = { email: 'mine@example.org', currentPassword: demoAccount.password };
      const { status, failure } = await client.send('PUT', '/api/user/profile', { body });
      expect(status).toBe(403);
      expect(failure).toMatchObject({ code: 'demo_account', issues: [{ path: 'email' }] });
      expect((await client.call(getProfile)).body.user).toMatchObject({
        email: demoAccount.email,
        pendingEmail: null,
      });
    });

    it('keeps its password: no mail is sent, and a link would not work', async () => {
      const asked = await server.client.send('POST', '/api/auth/forgot-password', {
        body: { email: demoAccount.email },
      });
      expect(asked.status).toBe(202);
      await server.jobs.runAll();
      expect(server.mailer.sent).toEqual([]);

      const { body } = await signIn();
      const owner = { userId: body.user.id, email: body.user.email };
      const token = await server.db.transaction((tx) =>
        createLink(tx, 'reset_password', owner, server.clock.now()),
      );
      const { status, failure } = await server.client.call(resetPassword, {
        body: { token, password: 'my own password' },
      });
      expect(status).toBe(403);
      expect(failure.code).toBe('demo_account');
      expect((await signIn()).status).toBe(200);
    });

    describe('where the demo is switched off again', () => {
      it('is neither offered nor opened', async () => {
        const { app, client } = await startServer(server.db, { clock: server.clock });
        expect((await client.call(getInstallation)).body).toEqual({ demoAccount: null });
        const { status, failure } = await signIn(client);
        expect(status).toBe(401);
        expect(failure.message).toBe('Invalid email or password');
        await app.close();
      });
    });
  },
  demo,
);
