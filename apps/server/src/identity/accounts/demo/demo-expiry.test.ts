import { keepProgress, openDemo } from '@rounds/contract/identity/accounts.demo';
import { getProfile } from '@rounds/contract/identity/accounts';
import { demoCopiesAtOnce, demoCopyMs } from '@rounds/contract/identity/accounts.rules';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothServers } from '../../../../testing/app.ts';
import { address, learnerEvents, newAccount } from '../../../../testing/factories.ts';
import { requirements } from '../../../../testing/requirements.ts';
import { seedDemo } from '../../../demo/index.ts';
import { deleteLearnerKeys } from '../../../platform/http/idempotency.ts';
import { eraseDemoCopies } from './demo.service.ts';

onBothServers(
  'copies of the demo learner',
  (server) => {
    beforeAll(() => seedDemo(server.db, server.clock, { events: learnerEvents, requirements }));

    const open = async () => (await server.client.call(openDemo, { body: {}, from: address() })).body;
    const own = () => {
      const { username, email, password } = newAccount();
      return { username, email, password } as const;
    };
    const erase = () => eraseDemoCopies(server, [deleteLearnerKeys]);

    beforeEach(() => erase());

    it('are signed out when they are erased, even if they were just in use', async () => {
      const client = server.client.as((await open()).token);
      server.clock.advance({ hours: 24 });
      expect((await client.call(getProfile)).status).toBe(200);
      await erase();
      // Every process is notified, but not instantly.
      await expect.poll(async () => (await client.call(getProfile)).status).toBe(401);
      const calls = ['/api/user/profile', '/api/progress', '/api/practice', '/api/forum'];
      for (const path of calls) expect([path, (await client.send('GET', path)).status]).toEqual([path, 401]);
      const kept = await client.send('POST', '/api/user/keep-progress', { body: own(), from: address() });
      expect(kept.status).toBe(401);
    });

    it('are kept or erased, never both, when both happen at the same moment', async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        const { token, user } = await open();
        const client = server.client.as(token);
        server.clock.advance({ hours: 24 });
        const [kept] = await Promise.all([
          client.call(keepProgress, { body: own(), from: address() }),
          new Promise((resolve) => setTimeout(resolve, turn * 12)).then(erase),
        ]);
        const rows = await server.db.run('select id from users where id = $1', [user.id]);
        expect([kept.status, rows.length]).toEqual(kept.status === 200 ? [200, 1] : [401, 0]);
      }
    });

    it('are limited in number; beyond that, visitors share the demo account', async () => {
      await server.db.run(
        `insert into users (username, email, password_hash, role, learning_style, is_demo, demo_until, created_at, trial_ends_at)
         select 'full-' || n, 'full-' || n || '@example.org', 'none', 'student', 'unknown', true, $2, $3, $3
         from generate_series(1, $1::int) n`,
        [demoCopiesAtOnce - 1, new Date(server.clock.now().getTime() + demoCopyMs), server.clock.now()],
      );
      const count = async () =>
        (
          await server.db.run<{ n: number }>(
            'select count(*)::int as n from users where demo_until is not null',
          )
        )[0]?.n;
      const last = await open();
      expect(last.user.demoUntil).not.toBeNull();
      const more = await open();
      expect(more.user).toMatchObject({ username: 'demo', isDemo: true, demoUntil: null });
      expect((await server.client.as(more.token).call(getProfile)).status).toBe(200);
      expect(await count()).toBe(demoCopiesAtOnce);
      await server.db.run("delete from users where username like 'full-%'");
      expect((await open()).user.demoUntil).not.toBeNull();
    });
  },
  { config: { demo: true } },
);
