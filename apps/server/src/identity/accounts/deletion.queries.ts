import type { Sql, Statement } from '../../platform/db/database.ts';

const mark: Statement = {
  name: 'account_delete',
  text: 'update users set deleted_at = $2, pending_email = null where id = $1 and deleted_at is null',
};
const due: Statement = {
  name: 'account_erasable',
  text: 'select id from users where deleted_at <= $1 and id > $2 order by id limit 1000',
};
const lock: Statement = {
  name: 'account_erasable_lock',
  text: 'select id from users where id = $1 and deleted_at <= $2 for update',
};
const erase: Statement = { name: 'account_erase', text: 'delete from users where id = $1' };

/** Hides the account everywhere that asks whether it is deleted. */
export async function markDeleted(tx: Sql, userId: number, now: Date): Promise<void> {
  await tx.query(mark, [userId, now]);
}

/** Accounts that were deleted by `deletedBefore`: the next thousand after an id. */
export async function selectErasable(
  sql: Sql,
  deletedBefore: Date,
  afterId: number,
): Promise<{ id: number }[]> {
  return sql.query(due, [deletedBefore, afterId]);
}

/** Holds the account against a sign-in; false when one came first. */
export async function lockErasable(tx: Sql, userId: number, deletedBefore: Date): Promise<boolean> {
  return (await tx.query(lock, [userId, deletedBefore])).length > 0;
}

/** Removes the learner with every row that refers to them. */
export async function deleteUser(tx: Sql, userId: number): Promise<void> {
  await tx.query(erase, [userId]);
}

/** A learner whose progress is kept no longer, or not much longer. */
export interface Absentee {
  readonly id: number;
  readonly email: string;
  readonly username: string;
}

// Who never signed in again after registering is absent since then. Samples are nobody's.
const absent = `
  coalesce(last_login, created_at) <= $1 and deleted_at is null and not is_sample and not is_demo
  and (exists (select from user_progress p where p.user_id = u.id) or exists (select from activity_days d where d.user_id = u.id))`;

const toWarn: Statement = {
  name: 'absentees_to_warn',
  text: `select id, email, username from users u where ${absent} and erasure_warned_at is null and id > $2 order by id limit 1000`,
};
const toForget: Statement = {
  name: 'absentees_to_forget',
  text: `select id, email, username from users u where ${absent} and erasure_warned_at <= $2 and id > $3 order by id limit 1000`,
};
const warn: Statement = {
  name: 'absentee_warn',
  text: `
    update users u set erasure_warned_at = $3
    where id = $2 and ${absent} and erasure_warned_at is null returning id`,
};
const lockAbsentee: Statement = {
  name: 'absentee_lock',
  text: `select id from users u where id = $3 and ${absent} and erasure_warned_at <= $2 for no key update`,
};
const back: Statement = {
  name: 'absentee_done',
  text: 'update users set erasure_warned_at = null where id = $1',
};

/** Learners with progress who have not signed in since, and have not been warned: the next thousand after an id. */
export async function selectAbsenteesToWarn(sql: Sql, since: Date, afterId: number): Promise<Absentee[]> {
  return sql.query<Absentee>(toWarn, [since, afterId]);
}

/** Notes that a learner is warned now; false when they signed in or a twin was quicker. */
export async function markWarned(tx: Sql, userId: number, since: Date, now: Date): Promise<boolean> {
  return (await tx.query(warn, [since, userId, now])).length > 0;
}

/** Learners with progress who have not signed in since, although they were warned by `warnedBefore`: the next thousand. */
export async function selectAbsenteesToForget(
  sql: Sql,
  since: Date,
  warnedBefore: Date,
  afterId: number,
): Promise<Absentee[]> {
  return sql.query<Absentee>(toForget, [since, warnedBefore, afterId]);
}

/** Holds a learner whose progress is to be erased against a sign-in; false when one came first. */
export async function lockAbsent(tx: Sql, userId: number, since: Date, warnedBefore: Date): Promise<boolean> {
  return (await tx.query(lockAbsentee, [since, warnedBefore, userId])).length > 0;
}

export async function clearWarning(tx: Sql, userId: number): Promise<void> {
  await tx.query(back, [userId]);
}
