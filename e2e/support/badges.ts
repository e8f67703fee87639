import { expect, type APIRequestContext } from '@playwright/test';
import type { UserAchievement } from '@rounds/contract/achievements';
import type { BadgeShare } from '@rounds/contract/sharing';
import type { Api, Learner } from './api.ts';

export interface SharedBadge extends BadgeShare {
  readonly unlocked: UserAchievement;
  /** Achievements that the learner has in all. */
  readonly count: number;
}

/** Lets a learner complete a scenario, which unlocks a first badge, and shares that. */
export async function shareFirstBadge(
  request: APIRequestContext,
  api: Api,
  { token }: Pick<Learner, 'token'>,
): Promise<SharedBadge> {
  const headers = { Authorization: `Bearer ${token}` };
  await api.complete(token, (await api.scenarios(token, 'nursing')).slice(0, 1), 100);
  await request.post('/api/achievements/check', { headers });
  const list = (await (await request.get('/api/achievements/user', { headers })).json()) as UserAchievement[];
  const unlocked = list.at(-1);
  expect(unlocked, 'an achievement of a first completion').toBeDefined();
  const reply = await request.post(`/api/achievements/user/${unlocked!.id}/share`, { headers });
  return { ...((await reply.json()) as BadgeShare), unlocked: unlocked!, count: list.length };
}
