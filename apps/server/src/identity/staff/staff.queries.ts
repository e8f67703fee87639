import { z } from 'zod';
import { isStaff } from '../accounts/people.fragments.ts';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { exportPart } from '../../platform/db/personal-data.ts';
import { statement } from '../../platform/db/statement.ts';

export const exportStaff = exportPart({
  platform_staff: `select iso_instant(granted_at) as "grantedAt" from platform_staff where user_id = $userId`,
});

const Standing = z.object({ isStaff: z.boolean(), isDemo: z.boolean() });

const standing = statement({
  name: 'staff_standing_of_user',
  text: `select ${isStaff} as "isStaff", u.is_demo as "isDemo" from users u where u.id = $userId`,
  row: Standing,
});

/** Whether a learner is staff, and whether only for the demo data. */
export async function selectStanding(sql: Sql, userId: number): Promise<z.output<typeof Standing>> {
  const [row] = await sql.query(standing, { userId });
  return row ?? { isStaff: false, isDemo: false };
}

const Candidate = z.object({ id: z.int(), isDemo: z.boolean(), isConfirmed: z.boolean() });

const candidate = statement({
  name: 'staff_candidate_by_email',
  text: `
    select id, is_demo as "isDemo", email_confirmed_at is not null as "isConfirmed"
    from users where lower(email) = lower($email) and deleted_at is null`,
  row: Candidate,
});

export function selectOptionalCandidate(sql: Sql, email: string) {
  return queryOptionalRow(sql, candidate, { email });
}

const granted = statement({
  name: 'staff_insert',
  text: 'insert into platform_staff (user_id, granted_at) values ($userId, $now) on conflict do nothing returning user_id as id',
  row: z.object({ id: z.int() }),
});

/** Returns whether it is new. */
export async function insertStaff(sql: Sql, userId: number, now: Date): Promise<boolean> {
  return (await sql.query(granted, { userId, now })).length > 0;
}

const revoked = statement({
  name: 'staff_delete',
  text: `
    delete from platform_staff s using users u
    where u.id = s.user_id and lower(u.email) = lower($email) returning s.user_id as id`,
  row: z.object({ id: z.int() }),
});

/** Returns whether there was anything to revoke. */
export async function deleteStaff(sql: Sql, email: string): Promise<boolean> {
  return (await sql.query(revoked, { email })).length > 0;
}

const listed = statement({
  name: 'staff_list',
  text: `
    select u.email, u.username, iso_instant(s.granted_at) as "grantedAt"
    from platform_staff s join users u on u.id = s.user_id order by s.granted_at, u.id`,
  row: z.object({ email: z.string(), username: z.string(), grantedAt: z.string() }),
});

export const selectStaff = (sql: Sql) => sql.query(listed);
