import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import type { Database } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import * as queries from './avatar.queries.ts';

/** The avatar's JSON. Somebody else who hides their profile can't be found. */
export async function readAvatar(
  db: Database,
  userId: number,
  askedBy: number,
  fail: Fail<'user_not_found'>,
): Promise<string> {
  const json = await queries.selectOptionalAvatar(db, userId, askedBy);
  if (json === null) throw fail('user_not_found');
  return json;
}

/** The avatars of several learners, as JSON; those who hide their profile are left out. */
export function readAvatars(db: Database, ids: readonly number[], askedBy: number): Promise<string> {
  return queries.selectAvatars(db, [...new Set(ids)], askedBy);
}

/** A learner's JSON; who hides their profile can't be found either. */
export async function readLearner(
  db: Database,
  userId: number,
  askedBy: number,
  fail: Fail<'user_not_found'>,
): Promise<string> {
  const json = await queries.selectOptionalLearner(db, userId, askedBy);
  if (json === null) throw fail('user_not_found');
  return json;
}

/** Keeps what a learner chose, and answers with the avatar's JSON. */
export async function changeAvatar(db: Database, userId: number, choice: AvatarChoice): Promise<string> {
  return db.transaction(async (tx) => {
    await queries.saveAvatar(tx, userId, choice);
    return queries.selectAvatar(tx, userId);
  });
}
