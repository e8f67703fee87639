import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import type { BadgeShare } from '@rounds/contract/learning/sharing';
import type { Api, Learner } from './api.ts';

export interface SharedBadge extends BadgeShare {
  readonly unlocked: UserAchievement;
  /** The learner's achievement count. */
  readonly count: number;
}

/** Has a learner answer a scenario, which unlocks a first badge, and share it. */
export async function shareFirstBadge(
  request: APIRequestContext,
  api: Api,
  { token }: Pick<Learner, 'token'>,
): Promise<SharedBadge> {
  const headers = { Authorization: `Bearer ${token}` };
  const [first] = await api.scenarios(token, 'nursing');
  const answers = first!.scenario.questions.map(({ correct }, questionIndex) => ({
    questionIndex,
    selectedOption: correct,
  }));
  const attempt = { scenarioId: first!.id, version: first!.version, attemptId: randomUUID() };
  // Graded by the server: a credential is never signed for a claimed score.
  const done = await request.post('/api/progress', {
    headers,
    data: { ...attempt, completed: true, score: 100, timeSpent: 60, answers },
  });
  expect(done.ok()).toBe(true);
  await request.post('/api/achievements/check', { headers });
  const list = (await (await request.get('/api/achievements/user', { headers })).json()) as UserAchievement[];
  const unlocked = list.at(-1);
  expect(unlocked, 'an achievement of a first completion').toBeDefined();
  const reply = await request.post(`/api/achievements/user/${unlocked!.id}/share`, { headers });
  return { ...((await reply.json()) as BadgeShare), unlocked: unlocked!, count: list.length };
}
