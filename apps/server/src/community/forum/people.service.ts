import { dayMs } from '@rounds/contract/time.rules';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getCommunityStats } from '@rounds/contract/community/forum';
import { countActiveMentorships } from '../mentorships/index.ts';
import { countGroups } from '../study-groups/index.ts';
import { selectStats, selectNames } from './people.queries.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';

const popularMs = 90 * dayMs;

export async function readStats({ db, clock }: ServiceDeps): Promise<AnswerOf<typeof getCommunityStats>> {
  const [own, groups, mentorships] = await Promise.all([
    selectStats(db, new Date(clock.now().getTime() - popularMs)),
    countGroups(db),
    countActiveMentorships(db),
  ]);
  return { ...own, studyGroups: groups, activeMentorships: mentorships };
}

/** Up to eight usernames with this prefix. */
export function findNames(
  { db }: ServiceDeps,
  userId: number,
  { q, postId = null }: { readonly q: string; readonly postId?: number | null | undefined },
): Promise<{ id: number; username: string }[]> {
  return selectNames(db, userId, q, postId);
}
