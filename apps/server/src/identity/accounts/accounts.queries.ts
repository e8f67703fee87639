import type { Tier } from '@rounds/contract/business/plans.rules';
import { languages } from '@rounds/contract/common.rules';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { User, getProfile } from '@rounds/contract/identity/accounts';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { learnersAt, ownUserJson, statsJson } from './people.fragments.ts';
import { users } from './accounts.tables.ts';
import type { Device } from './sessions/device.rules.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

const userById = statement({
  name: 'user_by_id',
  text: `select ${ownUserJson} as "user" from ${learnersAt('$now')} where u.id = $userId`,
  row: z.object({ user: User }),
});
const profileOfUser = statement({
  name: 'profile_of_user',
  text: `
    select json_build_object('user', ${ownUserJson}, 'stats', ${statsJson})::text as json
    from ${learnersAt('$now')} where u.id = $userId`,
  row: z.object({ json: jsonOf(getProfile.answer) }),
});

/** What a sign-in needs to know about an account. */
const Account = z.object({
  id: z.int(),
  passwordHash: z.string(),
  isDemo: z.boolean(),
  deletedAt: z.date().nullable(),
  timeZone: z.string(),
  asksForCode: z.boolean(),
});
export type Account = Readonly<z.output<typeof Account>>;

const accountByEmail = statement({
  name: 'account_by_email',
  text: `
    select id, password_hash as "passwordHash", is_demo as "isDemo", deleted_at as "deletedAt", time_zone as "timeZone",
      exists (select from two_factor where user_id = u.id and enabled_at is not null) as "asksForCode"
    from users u where lower(email) = $email`,
  row: Account,
});

export function selectOptionalAccount(sql: Sql, email: string) {
  return queryOptionalRow(sql, accountByEmail, { email: email.toLowerCase() });
}

const userIsDemo = statement({
  name: 'user_is_demo',
  text: 'select is_demo as "isDemo" from users where id = $userId',
  row: z.object({ isDemo: z.boolean() }),
});

export async function selectIsDemo(sql: Sql, userId: number): Promise<boolean> {
  const [user] = await sql.query(userIsDemo, { userId });
  return user?.isDemo ?? false;
}

const heldCopy = statement({
  name: 'user_hold_whether_copy',
  text: 'select demo_until is not null as "isCopy" from users where id = $userId for share',
  row: z.object({ isCopy: z.boolean() }),
});

/**
 * Whether the learner is a private copy of the demo learner, which stays so until the transaction ends. What a copy
 * does counts for itself alone. Called before anything else is locked: erasing and keeping a copy begin with its row.
 */
export async function lockIsCopy(tx: Sql, userId: number): Promise<boolean> {
  const [row] = await tx.query(heldCopy, { userId });
  return row?.isCopy ?? false;
}

const heldPassword = statement({
  name: 'user_hold_password',
  text: 'select id from users where id = $id and password_hash = $passwordHash for no key update',
  row: z.object({ id: z.int() }),
});

/** Whether that is still the account's password; locks it until the transaction ends. */
export async function lockPassword(
  tx: Sql,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  return (await tx.query(heldPassword, { id, passwordHash })).length > 0;
}

/** A sign-in's result: `restored` if it canceled a deletion. */
const SignInRecord = z.object({ user: User, restored: z.boolean() });
export type SignInRecord = Readonly<z.output<typeof SignInRecord>>;

// The row is locked before it is read, so that a concurrent deletion comes before or after, never in between.
const signedIn = statement({
  name: 'user_sign_in',
  text: `
    with before as (select id, deleted_at, time_zone from users where id = $userId for no key update),
      opened as (
        insert into sessions (token_hash, user_id, created_at, last_used_at, browser, system)
        select $tokenHash, id, $now, $now, $browser, $system from before)
    update users u set last_login = $now, deleted_at = null, erasure_warned_at = null
    from before cross join lateral standing_of(before.id, before.time_zone, $now::timestamptz) standing where u.id = before.id
    returning before.deleted_at is not null as restored, ${ownUserJson} as "user"`,
  row: SignInRecord,
});

/** Records a sign-in, which cancels a deletion, and opens its session; null if there is no such learner. */
export function recordSignIn(
  tx: Sql,
  id: number,
  { tokenHash, device, now }: { readonly tokenHash: Buffer; readonly device: Device; readonly now: Date },
) {
  return queryOptionalRow(tx, signedIn, {
    userId: id,
    now,
    tokenHash,
    browser: device.browser,
    system: device.system,
  });
}

/** The learner as their own client sees them. Throws if there is none with that id. */
export async function selectUser(tx: Sql, id: number, now: Date): Promise<User> {
  const { user } = await queryRow(tx, userById, { userId: id, now });
  return user;
}

const usernameById = statement({
  name: 'username_by_id',
  text: 'select username from users where id = $userId',
  row: z.object({ username: z.string() }),
});

/** Throws if there is no such learner. */
export async function selectUsername(sql: Sql, userId: number): Promise<string> {
  const { username } = await queryRow(sql, usernameById, { userId });
  return username;
}

const languageOfUser = statement({
  name: 'language_of_user',
  text: 'select language from user_settings where user_id = $userId',
  row: z.object({ language: z.enum(languages).nullable() }),
});

const emailConfirmation = statement({
  name: 'user_email_is_confirmed',
  text: 'select email_confirmed_at is not null as confirmed from users where id = $userId',
  row: z.object({ confirmed: z.boolean() }),
});

/** Whether the learner has proved that the address of the account is theirs. */
export async function isEmailConfirmed(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql.query(emailConfirmation, { userId: id });
  return row?.confirmed ?? false;
}

/** The learner's language for mails; null until they choose one. */
export async function selectLanguage(sql: Sql, id: number): Promise<string | null> {
  const [row] = await sql.query(languageOfUser, { userId: id });
  return row?.language ?? null;
}

/** The profile as JSON. */
export async function selectProfileJson(
  tx: Sql,
  id: number,
  now: Date,
): Promise<Json<AnswerOf<typeof getProfile>>> {
  const { json } = await queryRow(tx, profileOfUser, { userId: id, now });
  return json;
}

export async function selectOptionalUserByEmail({ orm }: Sql, email: string): Promise<UserRow | null> {
  const [row] = await orm
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row ?? null;
}

export async function selectOptionalUserRow({ orm }: Sql, id: number): Promise<UserRow | null> {
  const [row] = await orm.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function selectUserRow(sql: Sql, id: number): Promise<UserRow> {
  const row = await selectOptionalUserRow(sql, id);
  if (!row) throw new Error(`No user ${id}`);
  return row;
}

/** The learner's row, locked until the transaction ends; null if the account is gone. */
export async function lockOptionalUserRow({ orm }: Sql, id: number): Promise<UserRow | null> {
  const [row] = await orm.select().from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
}

/** The same for an account that must exist. */
export async function lockUserRow(tx: Sql, id: number): Promise<UserRow> {
  const row = await lockOptionalUserRow(tx, id);
  if (!row) throw new Error(`No user ${id}`);
  return row;
}

export async function insertUser({ orm }: Sql, user: NewUser): Promise<number> {
  const [row] = await orm.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error('The new user was not returned');
  return row.id;
}

export async function updateUser({ orm }: Sql, id: number, changes: Partial<NewUser>): Promise<void> {
  if (Object.keys(changes).length > 0) await orm.update(users).set(changes).where(eq(users.id, id));
}

const movedZone = statement({
  name: 'user_set_time_zone',
  text: `
    update users u set time_zone = known_zone($timeZone)
    from (select id, time_zone from users where id = $userId for no key update) as before
    where u.id = before.id
    returning u.time_zone as "timeZone", u.time_zone <> before.time_zone as moved`,
  row: z.object({ timeZone: z.string(), moved: z.boolean() }),
});

/** Sets the learner's zone, or UTC if the database doesn't know it. */
export function updateTimeZone(tx: Sql, id: number, timeZone: string) {
  return queryRow(tx, movedZone, { userId: id, timeZone });
}

/** Whether the learner stands on the leaderboard. */
export async function changeVisibility(tx: Sql, id: number, leaderboardVisible: boolean): Promise<void> {
  await updateUser(tx, id, { leaderboardVisible });
}

/** The tier that the learner has bought or been given. The plans feature decides. */
export async function setSubscriptionTier(tx: Sql, id: number, subscriptionTier: Tier): Promise<void> {
  await updateUser(tx, id, { subscriptionTier });
}

/** Moves the end of the trial. */
export async function setTrialEnd(tx: Sql, id: number, trialEndsAt: Date): Promise<void> {
  await updateUser(tx, id, { trialEndsAt });
}

/** Replaces the password that was proven; false if another change came first. */
export async function replacePassword(
  { orm }: Sql,
  id: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const rows = await orm
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)))
    .returning({ id: users.id });
  return rows.length > 0;
}
