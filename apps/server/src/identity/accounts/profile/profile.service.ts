import type { User, getProfile, setLearningStyle, updateProfile } from '@rounds/contract/identity/accounts';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { Json } from '../../../platform/db/json.ts';
import type { Fail } from '../../../platform/http/errors.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import * as queries from '../accounts.queries.ts';
import { prepareEmailChange, requestEmailChange } from '../email/email.service.ts';
import { refuseTaken } from '../sign-up/refuse-taken.ts';
import { isReservedUsername } from '../sign-up/usernames.rules.ts';

/** Changes the given fields of a profile; a new email waits for its confirmation. */
export async function changeProfile(
  deps: AccountsDeps,
  userId: number,
  body: BodyOf<typeof updateProfile>,
  fail: Fail<'wrong_password' | 'email_taken' | 'username_taken' | 'username_reserved'>,
): Promise<User> {
  const { db, clock } = deps;
  const before = await queries.selectUserRow(db, userId);
  const { email, currentPassword, ...fields } = body;
  const { username = before.username } = fields;
  const isOtherName = username.toLowerCase() !== before.username.toLowerCase();
  if (isOtherName && isReservedUsername(username)) throw fail('username_reserved');
  const isOtherEmail = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  const change = isOtherEmail && (await prepareEmailChange(deps, before, email, currentPassword ?? '', fail));
  const changed = db.transaction(async (tx) => {
    const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    await queries.updateUser(tx, userId, changes);
    if (change) await requestEmailChange(tx, deps, before, change, fail);
    return queries.selectUser(tx, userId, clock.now());
  });
  return refuseTaken(changed, ['username_taken'], fail);
}

export async function changeLearningStyle(
  { db, clock }: AccountsDeps,
  userId: number,
  { learningStyle }: BodyOf<typeof setLearningStyle>,
): Promise<User> {
  return db.transaction(async (tx) => {
    await queries.updateUser(tx, userId, { learningStyle });
    return queries.selectUser(tx, userId, clock.now());
  });
}

export const readUser = ({ db, clock }: AccountsDeps, userId: number): Promise<User> =>
  queries.selectUser(db, userId, clock.now());

/** The profile as JSON. */
export function readProfileJson(
  { db, clock }: AccountsDeps,
  userId: number,
): Promise<Json<AnswerOf<typeof getProfile>>> {
  return queries.selectProfileJson(db, userId, clock.now());
}
