import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getCommunityFigures } from '@rounds/contract/community/forum';
import type { Sql } from '../../platform/db/database.ts';
import type { ForumDeps } from './forum.deps.ts';
import { selectFigures, selectNames } from './people.queries.ts';

const popularMs = 90 * 24 * 60 * 60 * 1000;

/** Figures that other features count; each is asked with the database. */
export interface OtherFigures {
  readonly studyGroups: (sql: Sql) => Promise<number>;
  readonly activeMentorships: (sql: Sql) => Promise<number>;
}

export async function readFigures(
  { db, clock }: ForumDeps,
  { studyGroups, activeMentorships }: OtherFigures,
): Promise<AnswerOf<typeof getCommunityFigures>> {
  const [own, groups, mentorships] = await Promise.all([
    selectFigures(db, new Date(clock.now().getTime() - popularMs)),
    studyGroups(db),
    activeMentorships(db),
  ]);
  return { ...own, studyGroups: groups, activeMentorships: mentorships };
}

/** Up to eight names that begin so. */
export function findNames(
  { db }: ForumDeps,
  userId: number,
  { q, postId = null }: { readonly q: string; readonly postId?: number | null | undefined },
): Promise<{ id: number; username: string }[]> {
  return selectNames(db, userId, q, postId);
}
