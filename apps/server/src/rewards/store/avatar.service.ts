import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import * as queries from './avatar.queries.ts';

const unknownLearner = () => new ApiError(404, 'user_not_found', 'We can’t find that learner.');

/**
 * The avatar's JSON.
 * @throws ApiError 404 for nobody, and for somebody else who hides their profile
 */
export async function readAvatar(db: Database, userId: number, askedBy: number): Promise<string> {
  const json = await queries.selectOptionalAvatar(db, userId, askedBy);
  if (json === null) throw unknownLearner();
  return json;
}

/** The avatars of several learners, as JSON; those who hide their profile are left out. */
export function readAvatars(db: Database, ids: readonly number[], askedBy: number): Promise<string> {
  return queries.selectAvatars(db, [...new Set(ids)], askedBy);
}

/** @throws ApiError 404 as above */
export async function readLearner(db: Database, userId: number, askedBy: number): Promise<string> {
  const json = await queries.selectOptionalLearner(db, userId, askedBy);
  if (json === null) throw unknownLearner();
  return json;
}

/** Keeps what a learner chose, and answers with the avatar's JSON. */
export async function changeAvatar(db: Database, userId: number, choice: AvatarChoice): Promise<string> {
  return db.transaction(async (tx) => {
    await queries.saveAvatar(tx, userId, choice);
    const json = await queries.selectOptionalAvatar(tx, userId, userId);
    if (json === null) throw unknownLearner();
    return json;
  });
}
