import type { lectureErrors } from '@rounds/contract/learning/lectures.errors';
import { recordingSpace } from '@rounds/contract/learning/lectures.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { selectSpace } from './room.queries.ts';

type Full = Fail<keyof Pick<typeof lectureErrors, 'lecture_storage_full'>>;

/** How many more bytes a learner's recordings may take. */
export async function roomOf(sql: Sql, userId: number): Promise<number> {
  const { used, isDemo } = await selectSpace(sql, userId);
  return recordingSpace[isDemo ? 'demo' : 'account'] - used;
}

/**
 * Rejects what exceeds the learner's room. The caller has locked the learner, so that two files at once can't both take
 * what is left.
 */
export async function refuseWithoutRoom(tx: Sql, userId: number, size: number, fail: Full): Promise<void> {
  if (size > (await roomOf(tx, userId))) throw fail('lecture_storage_full');
}
