import type { AnswerOf } from '@rounds/contract/endpoint';
import type { Avatar, AvatarChoice, getLearner, listAvatars } from '@rounds/contract/rewards/store.avatar';
import type { Database } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import * as queries from './avatar.queries.ts';

/** The avatar's JSON. Others who hide their profile count as not found. */
export async function readAvatar(
  db: Database,
  userId: number,
  viewerId: number,
  fail: Fail<'user_not_found'>,
): Promise<Json<Avatar>> {
  const json = await queries.selectOptionalAvatar(db, userId, viewerId);
  if (json === null) throw fail('user_not_found');
  return json;
}

/** The avatars of several learners, as JSON; those who hide their profile are left out. */
export function readAvatars(
  db: Database,
  ids: readonly number[],
  viewerId: number,
): Promise<Json<AnswerOf<typeof listAvatars>>> {
  return queries.selectAvatars(db, [...new Set(ids)], viewerId);
}

/** A learner's JSON. Those who hide their profile count as not found too. */
export async function readLearner(
  db: Database,
  userId: number,
  viewerId: number,
  fail: Fail<'user_not_found'>,
): Promise<Json<AnswerOf<typeof getLearner>>> {
  const json = await queries.selectOptionalLearner(db, userId, viewerId);
  if (json === null) throw fail('user_not_found');
  return json;
}

/** Saves a learner's choices, and returns the avatar's JSON. */
export async function changeAvatar(
  db: Database,
  userId: number,
  choice: AvatarChoice,
): Promise<Json<Avatar>> {
  return db.transaction(async (tx) => {
    await queries.saveAvatar(tx, userId, choice);
    return queries.selectAvatar(tx, userId);
  });
}
