import { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const markedDeleted = statement({
  name: 'user_mark_deleted',
  text: 'update users set deleted_at = $now, pending_email = null where id = $userId and deleted_at is null',
});
const usersToErase = statement({
  name: 'users_to_erase',
  text: 'select id from users where deleted_at <= $deletedBefore and id > $afterId order by id limit 1000',
  row: z.object({ id: z.int() }),
});
const lockedToErase = statement({
  name: 'user_to_erase_lock',
  text: 'select id from users where id = $userId and deleted_at <= $deletedBefore for update',
  row: z.object({ id: z.int() }),
});
const deletedUser = statement({ name: 'user_delete', text: 'delete from users where id = $userId' });

/** Hides the account wherever deleted accounts are checked for. */
export async function markDeleted(tx: Sql, userId: number, now: Date): Promise<void> {
  await tx.query(markedDeleted, { userId, now });
}

/** Accounts that were deleted by `deletedBefore`: the next thousand after an id. */
export function selectErasable(sql: Sql, deletedBefore: Date, afterId: number) {
  return sql.query(usersToErase, { deletedBefore, afterId });
}

/** Locks the account against a sign-in; false if one came first. */
export async function lockErasable(tx: Sql, userId: number, deletedBefore: Date): Promise<boolean> {
  return (await tx.query(lockedToErase, { userId, deletedBefore })).length > 0;
}

const addressesOfUser = statement({
  name: 'user_addresses',
  text: 'select email, pending_email as "pendingEmail" from users where id = $userId',
  row: z.object({ email: z.string(), pendingEmail: z.string().nullable() }),
});

/** The addresses that mails to the learner may have gone to. */
export async function selectAddresses(tx: Sql, userId: number): Promise<string[]> {
  const [row] = await tx.query(addressesOfUser, { userId });
  return row ? [row.email, ...(row.pendingEmail === null ? [] : [row.pendingEmail])] : [];
}

/** Removes the learner with every row that refers to them. */
export async function deleteUser(tx: Sql, userId: number): Promise<void> {
  await tx.query(deletedUser, { userId });
}

/** A learner whose progress is about to expire, or has. */
const InactiveAccount = z.object({ id: z.int(), email: z.string(), username: z.string() });
export type InactiveAccount = Readonly<z.output<typeof InactiveAccount>>;

// A learner who never signed in after registering is inactive since then. Sample learners belong to nobody.
const inactive = `
  coalesce(last_login, created_at) <= $since and deleted_at is null and not is_sample and not is_demo
  and has_learned(u.id)` as const;

const inactiveToWarn = statement({
  name: 'inactive_to_warn',
  text: `select id, email, username from users u where ${inactive} and erasure_warned_at is null and id > $afterId order by id limit 1000`,
  row: InactiveAccount,
});
const inactiveToExpire = statement({
  name: 'inactive_to_expire',
  text: `select id, email, username from users u where ${inactive} and erasure_warned_at <= $warnedBefore and id > $afterId order by id limit 1000`,
  row: InactiveAccount,
});
const markedWarned = statement({
  name: 'inactive_mark_warned',
  text: `
    update users u set erasure_warned_at = $now
    where id = $userId and ${inactive} and erasure_warned_at is null returning id`,
  row: z.object({ id: z.int() }),
});
const lockedInactive = statement({
  name: 'inactive_lock',
  text: `select id from users u where id = $userId and ${inactive} and erasure_warned_at <= $warnedBefore for no key update`,
  row: z.object({ id: z.int() }),
});
const clearedWarning = statement({
  name: 'inactive_clear_warning',
  text: 'update users set erasure_warned_at = null where id = $userId',
});

/** Learners with progress who have not signed in since, and have not been warned: the next thousand after an id. */
export function selectInactiveToWarn(sql: Sql, since: Date, afterId: number) {
  return sql.query(inactiveToWarn, { since, afterId });
}

/** Records that a learner is warned now; false if they signed in or another process was faster. */
export async function markWarned(tx: Sql, userId: number, since: Date, now: Date): Promise<boolean> {
  return (await tx.query(markedWarned, { since, userId, now })).length > 0;
}

/** Learners with progress who have not signed in since, although they were warned by `warnedBefore`: the next thousand. */
export function selectInactiveToExpire(sql: Sql, since: Date, warnedBefore: Date, afterId: number) {
  return sql.query(inactiveToExpire, { since, warnedBefore, afterId });
}

/** Locks a learner whose progress is to be erased against a sign-in; false if one came first. */
export async function lockInactive(
  tx: Sql,
  userId: number,
  since: Date,
  warnedBefore: Date,
): Promise<boolean> {
  return (await tx.query(lockedInactive, { since, warnedBefore, userId })).length > 0;
}

export async function clearWarning(tx: Sql, userId: number): Promise<void> {
  await tx.query(clearedWarning, { userId });
}
