import { getInstallation, getProfile, login, type Session } from '@rounds/contract/identity/accounts';
import { keepProgress, openDemo } from '@rounds/contract/identity/accounts.demo';
import { demoAccount, demoCopyMs } from '@rounds/contract/identity/accounts.rules';
import { getLeaderboard } from '@rounds/contract/learning/leaderboard';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { listScenarios } from '@rounds/contract/learning/scenarios';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onServer, startServer } from '../../../../testing/app.ts';
import type { Client } from '../../../../testing/client.ts';
import {
  address,
  completeScenario,
  learnerEvents,
  newAccount,
  registerLearner,
  signInWith,
} from '../../../../testing/factories.ts';
import { seedDemo } from '../../../demo/index.ts';
import { deleteLearnerKeys } from '../../../platform/http/idempotency.ts';
import { eraseDemoCopies } from './demo.service.ts';
import { requirements } from '../../../../testing/requirements.ts';

const demo = { config: { demo: true } };

onServer(
  'a private copy of the demo learner',
  (server) => {
    beforeAll(() => seedDemo(server.db, server.clock, { events: learnerEvents, requirements }));

    let copy: Session;
    let client: Client;
    const open = async (from = address()) => server.client.call(openDemo, { body: {}, from });
    const erase = () => eraseDemoCopies(server, [deleteLearnerKeys]);
    const own = () => {
      const { username, email, password } = newAccount();
      return { username, email, password } as const;
    };
    const exists = async (id: number) =>
      (await server.db.run('select id from users where id = $1', [id])).length > 0;

    beforeEach(async () => {
      const { status, body } = await open();
      expect(status).toBe(201);
      copy = body;
      client = server.client.as(copy.token);
    });

    it('has done what the demo learner has, and is a different account for each visitor', async () => {
      const shared = server.client.as((await signInWith(server.client, demoAccount)).body.token);
      const expected = (await shared.call(getDashboard)).body;
      const { user, stats, goal, progress } = (await client.call(getDashboard)).body;
      expect(stats).toEqual(expected.stats);
      expect(goal).toEqual(expected.goal);
      expect(progress.map(({ scenarioId, score }) => [scenarioId, score])).toEqual(
        expected.progress.map(({ scenarioId, score }) => [scenarioId, score]),
      );
      expect(user).toMatchObject({ isDemo: true, careerPath: 'nursing' });
      expect(user.demoUntil).toBe(new Date(server.clock.now().getTime() + demoCopyMs).toISOString());
      expect((await open()).body.user.id).not.toBe(user.id);
    });

    it('keeps a visitor’s activity from the others and off the leaderboard', async () => {
      const scenario = (await client.call(listScenarios, { query: {} })).body.at(-1)!;
      await completeScenario(client, scenario);
      const other = server.client.as((await open()).body.token);
      const before = copy.user.xp;
      expect((await client.call(getDashboard)).body.user.xp).toBeGreaterThan(before);
      expect((await other.call(getDashboard)).body.user.xp).toBe(before);
      const listed = (await client.call(getLeaderboard)).body.map(({ username }) => username);
      expect(listed).not.toContain(copy.user.username);
    });

    it('cannot be signed in to, and keeps its name and settings', async () => {
      for (const password of [demoAccount.password, copy.user.username, 'an account that does not exist']) {
        const { status } = await signInWith(server.client, { email: copy.user.email, password });
        expect(status).toBe(401);
      }
      const refused = await client.send('PUT', '/api/user/profile', { body: { username: 'somebody' } });
      expect([refused.status, refused.failure.code]).toEqual([403, 'demo_account']);
    });

    it('accepts only bodies that match the schema', async () => {
      const { status } = await server.client.send('POST', '/api/auth/demo', { body: { timeZone: 7 } });
      expect(status).toBe(400);
    });

    it('can be opened only so often from one address, and still from another', async () => {
      const from = address();
      const statuses: number[] = [];
      for (let turn = 0; turn < 21; turn += 1) statuses.push((await open(from)).status);
      expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201));
      expect(statuses[20]).toBe(429);
      expect((await open()).status).toBe(201);
    });

    it('is erased after 24 hours, with its session, and not before', async () => {
      server.clock.advance({ hours: 23 });
      await erase();
      expect(await exists(copy.user.id)).toBe(true);
      server.clock.advance({ hours: 1 });
      await erase();
      expect(await exists(copy.user.id)).toBe(false);
      expect((await client.send('GET', '/api/user/profile')).status).toBe(401);
      expect((await signInWith(server.client, demoAccount)).status).toBe(200);
    });

    describe('that is kept', () => {
      it('is a regular account, with everything done in the copy', async () => {
        const before = (await client.call(getDashboard)).body;
        const account = own();
        const kept = await client.call(keepProgress, { body: account, from: address() });
        expect(kept.status).toBe(200);
        expect(kept.body.user).toMatchObject({
          id: copy.user.id,
          username: account.username,
          email: account.email,
          isDemo: false,
          demoUntil: null,
          xp: before.user.xp,
        });
        // The copy's session has ended; the new one and the password open the account.
        expect((await client.send('GET', '/api/user/profile')).status).toBe(401);
        const mine = server.client.as(kept.body.token);
        expect((await mine.call(getDashboard)).body.stats).toEqual(before.stats);
        expect((await signInWith(server.client, account)).status).toBe(200);
        expect((await mine.send('PUT', '/api/user/profile', { body: { careerPath: 'tech' } })).status).toBe(
          200,
        );
        const listed = (await mine.call(getLeaderboard)).body.map(({ username }) => username);
        expect(listed).toContain(account.username);
      });

      it('continues the next day: a new case, the streak, and the open case', async () => {
        const { body: listed } = await client.call(listScenarios, { query: {} });
        const before = (await client.call(getDashboard)).body;
        const mine = listed.at(-1)!;
        await completeScenario(client, mine);
        const streak = (await client.call(getDashboard)).body.stats.currentStreak;
        const account = own();
        const kept = await client.call(keepProgress, { body: account, from: address() });
        await server.client.as(kept.body.token).send('POST', '/api/auth/logout', { body: {} });
        // After the copy would have expired.
        server.clock.advance({ hours: 25 });
        await erase();

        const session = await signInWith(server.client, account);
        const back = server.client.as(session.body.token);
        const { progress, stats, week } = (await back.call(getDashboard)).body;
        expect(progress.find(({ scenarioId }) => scenarioId === mine.id)).toMatchObject({
          completed: true,
        });
        expect(progress.find(({ open: left }) => left)?.scenarioId).toBe(
          before.progress.find(({ open: left }) => left)?.scenarioId,
        );
        expect(stats.currentStreak).toBe(streak);
        expect(streak).toBeGreaterThan(0);
        expect(week.at(-1)).toMatchObject({ active: false });
        await completeScenario(back, mine);
        expect((await back.call(getDashboard)).body.stats.currentStreak).toBe(streak + 1);
      });

      it('is told to confirm its email, and is not erased by a job', async () => {
        const account = own();
        await client.call(keepProgress, { body: account, from: address() });
        await server.jobs.runAll();
        expect(server.mailer.sent.map(({ to }) => to)).toContain(account.email);
        server.clock.advance({ days: 3 });
        await erase();
        expect(await exists(copy.user.id)).toBe(true);
      });

      it('is kept once, even if two tabs ask at the same moment', async () => {
        const [one, two] = await Promise.all(
          [own(), own()].map((body) =>
            client.send<Session>('POST', '/api/user/keep-progress', { body, from: address() }),
          ),
        );
        expect([one!.status, two!.status].filter((status) => status === 200)).toHaveLength(1);
        const loser = one!.status === 200 ? two! : one!;
        expect([401, 409]).toContain(loser.status);
      });

      it.each([
        ['a name that somebody has', { username: 'demo' }, 409, 'username_taken'],
        ['an address that somebody has', { email: demoAccount.email.toUpperCase() }, 409, 'email_taken'],
        ['a name that reads as staff', { username: 'admin' }, 422, 'username_reserved'],
        ['a common password', { password: 'password' }, 422, 'password_common'],
        ['a short name', { username: 'ab' }, 400, 'invalid_input'],
        ['no address', { email: 'nowhere' }, 400, 'invalid_input'],
      ])('is rejected with %s, and stays a copy', async (_what, change, status, code) => {
        const body = { ...own(), ...change };
        const refused = await client.send('POST', '/api/user/keep-progress', { body, from: address() });
        expect([refused.status, refused.failure.code]).toEqual([status, code]);
        expect((await client.call(getProfile)).body.user).toMatchObject({ isDemo: true });
      });
    });

    it('must be a copy: neither the shared demo account nor a regular one can be kept', async () => {
      const send = (one: Client) =>
        one.send('POST', '/api/user/keep-progress', { body: own(), from: address() });
      const shared = await send(server.client.as((await signInWith(server.client, demoAccount)).body.token));
      expect([shared.status, shared.failure.code]).toEqual([403, 'demo_account']);
      const learner = await send((await registerLearner(server)).client);
      expect([learner.status, learner.failure.code]).toEqual([409, 'not_demo_copy']);
      expect((await send(server.client)).status).toBe(401);
    });

    it('does not exist where the demo is off', async () => {
      const { app, client: plain } = await startServer(server.db, { clock: server.clock });
      expect((await plain.call(getInstallation)).body.demoAccount).toBeNull();
      const refused = await plain.send('POST', '/api/auth/demo', { body: {} });
      expect([refused.status, refused.failure.code]).toEqual([404, 'demo_off']);
      expect((await plain.send(login.method, login.path, { body: demoAccount })).status).toBe(401);
      await app.close();
    });
  },
  demo,
);
