import { getInstallation, resetPassword } from '@rounds/contract/identity/accounts';
import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import { getAvatar } from '@rounds/contract/rewards/store.avatar';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { getLeaderboard } from '@rounds/contract/learning/leaderboard';
import { getPointsTotals } from '@rounds/contract/rewards/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { onServer, startServer } from '../../../../testing/app.ts';
import { learnerEvents, signInWith } from '../../../../testing/factories.ts';
import { seedDemo } from '../../../demo/index.ts';
import { createLink } from '../email/links.service.ts';
import { requirements } from '../../../../testing/requirements.ts';

/** The calls under /api/user that visitors of the demo account may make. */
const allowed = [
  // The result of the learning style quiz, which is part of looking around. It contains no text.
  'POST /api/user/learning-style',
];

const demo = { config: { demo: true } };

onServer(
  'the demo account',
  (server) => {
    beforeAll(() => seedDemo(server.db, server.clock, { events: learnerEvents, requirements }));

    const signIn = (client = server.client) => signInWith(client, demoAccount);
    const users = async () => {
      const [row] = await server.db.run<{ n: number }>('select count(*)::int as n from users');
      return row?.n;
    };

    it('is offered at sign-in, and opens', async () => {
      expect((await server.client.call(getInstallation)).body).toEqual({ demoAccount });
      const { status, body } = await signIn();
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ username: 'demo', email: demoAccount.email, isDemo: true });
    });

    it('has made progress, among sample learners who are named as such', async () => {
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
      await Promise.all([
        seedDemo(server.db, server.clock, { events: learnerEvents, requirements }),
        seedDemo(server.db, server.clock, { events: learnerEvents, requirements }),
      ]);
      expect(await users()).toBe(before);
    });

    it('keeps name, password, email, two-factor and settings: no account call changes it', async () => {
      const client = server.client.as((await signIn()).body.token);
      const state = () =>
        server.db.run(
          `select u.username, u.email, u.pending_email, u.password_hash, u.career_path, u.deleted_at, s.*, p.*
           from users u left join user_settings s on s.user_id = u.id
           left join user_learning_preferences p on p.user_id = u.id where u.is_demo`,
        );
      const before = await state();
      const openapi = await server.client.send<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
      const calls = Object.entries(openapi.body.paths)
        .filter(([path]) => path === '/api/user' || path.startsWith('/api/user/'))
        .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
        .filter((call) => !call.startsWith('GET ') && !allowed.includes(call));
      expect(calls.length).toBeGreaterThan(10);
      for (const call of calls) {
        const [method = '', path = ''] = call.split(' ');
        const body = {
          username: 'vandal',
          email: 'mine@example.org',
          careerPath: 'doctor',
          timer: 'off',
          code: '123456',
          currentPassword: demoAccount.password,
          password: demoAccount.password,
          newPassword: 'my own password',
          careerGoals: 'Hello',
          leaderboardVisible: false,
        };
        const { status, failure } = await client.send(method, path.replace(/\{\w+\}/, '1'), { body });
        expect([call, status, failure.code]).toEqual([call, 403, 'demo_account']);
      }
      expect(await state()).toEqual(before);
    });

    it('keeps its password: no mail is sent, and no link works', async () => {
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

    describe('with the demo switched off again', () => {
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
