import { randomUUID } from 'node:crypto';
import { listPeerChoices } from '@rounds/contract/learning/attempts';
import { minPeers } from '@rounds/contract/learning/attempts.rules';
import { recordProgress } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { answersWith, buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';

onServer('what other learners chose', (server) => {
  async function learner(account: Parameters<typeof buildUser>[2] = {}) {
    const { id, token } = await buildUser(server.db, server.clock.now(), account);
    const client = server.client.as(token);
    return { id, client, ...(await scenarios(client)) };
  }
  const choices = async (client: Client, id: number) => {
    // The cache is at most a minute old.
    server.clock.advance({ seconds: 61 });
    return (await client.call(listPeerChoices, { params: { id } })).body;
  };

  it('is shown once thirty learners have answered, for questions that the learner has answered', async () => {
    const reader = await learner();
    const { first } = reader;
    for (let n = 1; n < minPeers - 1; n += 1) {
      const { client } = await learner();
      await completeScenario(client, first, { right: n <= 10 ? 5 : 0 });
    }
    // None of these counts: demo data, and everything after the first attempt.
    await completeScenario((await learner({ isDemo: true })).client, first);
    await completeScenario((await learner({ isSample: true })).client, first);
    await reader.client.call(recordProgress, {
      body: { scenarioId: first.id, completed: true, score: 100, timeSpent: 9 },
    });
    const peer = await learner();
    await completeScenario(peer.client, first, { right: 5 });
    await completeScenario(peer.client, first, { right: 0 });

    expect(await choices(reader.client, first.id)).toEqual([]);
    const attempt = {
      scenarioId: first.id,
      attemptId: randomUUID(),
      completed: false,
      score: 0,
      timeSpent: 9,
    };
    await reader.client.call(recordProgress, { body: { ...attempt, ...answersWith(first, 5)[0]! } });
    const [told, ...others] = await choices(reader.client, first.id);
    expect(others).toEqual([]);
    expect(told).toMatchObject({ questionIndex: 0, version: first.version, learners: minPeers });
    // 12 of 30 chose the key, A; the others B.
    expect(told?.shares).toEqual([40, 60, 0, 0]);
    // One learner fewer would be too few.
    await server.db.run('delete from users where id = $1', [peer.id]);
    expect(await choices(reader.client, first.id)).toEqual([]);
  }, 60_000);

  it('is not shown in an exam before its end', async () => {
    const { client, id, second } = await learner();
    for (let n = 0; n < minPeers; n += 1) await completeScenario((await learner()).client, second);
    const attempt = {
      scenarioId: second.id,
      attemptId: randomUUID(),
      mode: 'exam' as const,
      score: 0,
      timeSpent: 9,
    };
    await client.call(recordProgress, {
      body: { ...attempt, completed: false, ...answersWith(second, 5)[0]! },
    });
    expect(await choices(client, second.id)).toEqual([]);
    await client.call(recordProgress, { body: { ...attempt, completed: true } });
    expect((await choices(client, second.id)).map(({ questionIndex }) => questionIndex)).toEqual([0]);
    expect(id).toBeGreaterThan(0);
  }, 60_000);
});
