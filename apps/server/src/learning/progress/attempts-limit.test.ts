import { recordProgress } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { answersWith, buildUser, completionOf, scenarios } from '../../../testing/factories.ts';
import { attemptsLimit } from './progress.service.ts';

onServer('attempts beyond what anybody completes', (server) => {
  it('are rejected for a while, but open ones still accept answers', async () => {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    server.clock.advance({ days: 30 });
    const { first } = await scenarios(client);
    const record = async (body: ReturnType<typeof completionOf>) => client.call(recordProgress, { body });
    // Dated as far back as possible.
    const old = new Date(server.clock.now().getTime() - 7 * 86_400_000).toISOString();
    const known = { ...completionOf(first, { answers: answersWith(first, 5).slice(0, 1) }), occurredAt: old };
    expect((await record({ ...known, completed: false })).status).toBe(200);
    await server.db.run(
      `insert into scenario_attempts (id, user_id, scenario_id, version, started_at, completed_at)
       select gen_random_uuid(), a.user_id, a.scenario_id, a.version, a.started_at, case when n % 2 = 0 then a.started_at end
       from scenario_attempts a, generate_series(2, $2) n where a.user_id = $1`,
      [id, attemptsLimit.most],
    );

    const refused = await record(completionOf(first, { right: 5 }));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await record({ ...known, answers: answersWith(first, 5) })).status).toBe(200);
    // Posts without an attempt id create none.
    const claim = { scenarioId: first.id, completed: true, score: 50, timeSpent: 9 };
    expect((await client.call(recordProgress, { body: claim })).status).toBe(200);

    server.clock.advance({ days: 6 });
    expect((await record(completionOf(first, { right: 5 }))).status).toBe(429);
    server.clock.advance({ days: 2 });
    expect((await record(completionOf(first, { right: 5 }))).status).toBe(200);
  });
});
