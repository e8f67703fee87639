import type { AnswerOf } from '@rounds/contract/endpoint';
import type { Avatar, AvatarChoice, getLearner, listAvatars } from '@rounds/contract/rewards/store.avatar';
import type { Database } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import { ApiError } from '../../platform/http/errors.ts';
import * as queries from './avatar.queries.ts';

const unknownLearner = () => new ApiError(404, 'user_not_found', 'We can’t find that learner.');

/**
 * The avatar's JSON.
 * @throws ApiError 404 for nobody, and for somebody else who hides their profile
 */
export async function readAvatar(db: Database, userId: number, viewerId: number): Promise<Json<Avatar>> {
  const json = await queries.selectOptionalAvatar(db, userId, viewerId);
  if (json === null) throw unknownLearner();
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

/** @throws ApiError 404 as above */
export async function readLearner(
  db: Database,
  userId: number,
  viewerId: number,
): Promise<Json<AnswerOf<typeof getLearner>>> {
  const json = await queries.selectOptionalLearner(db, userId, viewerId);
  if (json === null) throw unknownLearner();
  return json;
}

/** Keeps what a learner chose, and answers with the avatar's JSON. */
export async function changeAvatar(
  db: Database,
  userId: number,
  choice: AvatarChoice,
): Promise<Json<Avatar>> {
  return db.transaction(async (tx) => {
    await queries.saveAvatar(tx, userId, choice);
    const json = await queries.selectOptionalAvatar(tx, userId, userId);
    if (json === null) throw unknownLearner();
    return json;
  });
}
