import { getLookBack } from '@rounds/contract/learning/look-back';
import { getMastery } from '@rounds/contract/learning/mastery';
import { countPractice } from '@rounds/contract/learning/practice';
import { getOverview } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onServerOf } from '../../../testing/app.ts';
import { registerLearner } from '../../../testing/factories.ts';
import { figuring } from '../../platform/http/limits.ts';

onServerOf('pglite', 'what is figured from all answers', (server) => {
  it('are computed only so often, whatever is requested', async () => {
    const [{ client, user }, other] = [await registerLearner(server), await registerLearner(server)];
    const asked = [
      () => client.call(getMastery),
      () => client.call(getOverview),
      () => client.call(getLookBack),
      () => client.call(countPractice, { body: { filters: {} } }),
    ];
    for (const ask of asked) expect((await ask()).status).toBe(200);
    await server.db.run('update rate_limits set used = $1 where key = $2', [
      figuring.max,
      `${figuring.name}:${user.id}`,
    ]);
    for (const ask of asked) expect((await ask()).status).toBe(429);
    expect((await other.client.call(getMastery)).status).toBe(200);
    server.clock.advance({ seconds: figuring.seconds });
    for (const ask of asked) expect((await ask()).status).toBe(200);
  });
});
