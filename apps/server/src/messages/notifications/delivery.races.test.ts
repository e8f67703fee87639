import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startServer } from '../../../testing/app.ts';
import { testClock } from '../../../testing/clock.ts';
import { onDatabase, present } from '../../../testing/databases.ts';
import { buildUser } from '../../../testing/factories.ts';
import { type PushService, startPushService } from '../../../testing/push-service.ts';
import { notify } from './index.ts';

onDatabase('postgres', 'four processes that deliver at the same time', (context) => {
  const clock = testClock();
  let servers: TestServer[] = [];
  let service: PushService | undefined;
  beforeAll(async () => {
    service = await startPushService();
    const { fetch } = service;
    servers = await Promise.all([1, 2, 3, 4].map(() => startServer(context.db, { clock, fetch })));
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ app }) => app.close()));
    await service?.close();
  });

  it('mail and push everything once, with one message per learner', async () => {
    const { db } = context;
    const learners = await Promise.all(Array.from({ length: 60 }, () => buildUser(db, clock.now())));
    for (const { id } of learners) {
      const { endpoint, keys } = present(service).browser();
      await db.run('insert into user_settings (user_id, push_notifications) values ($1, true)', [id]);
      await db.run(
        'insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at) values ($1, $2, $3, $4, $5)',
        [id, endpoint, keys.p256dh, keys.auth, clock.now()],
      );
      const data = { achievementId: 1, title: 'First Steps', icon: 'first-steps', xp: 50 };
      for (const _again of [1, 2, 3]) await notify(db, id, 'badge_unlocked', data, clock.now());
    }
    await Promise.all(
      [...servers, ...servers, ...servers].map(({ jobs }) => jobs.run('notifications.deliver')),
    );
    const mails = servers.flatMap(({ mailer }) => mailer.sent);
    expect(mails).toHaveLength(60);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(60);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['You have 3 new notifications']));
    const endpoints = present(service).received.map(({ endpoint }) => endpoint);
    expect([endpoints.length, new Set(endpoints).size]).toEqual([60, 60]);
    const [left] = await db.run<{ count: number }>(
      'select count(*)::int as count from notifications where delivered_at is null or tries <> 1',
    );
    expect(left?.count).toBe(0);
  });
});
