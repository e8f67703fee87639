import type { Database, Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { CommandResult } from '../../platform/feature.ts';
import * as queries from './staff.queries.ts';

/** What a staff member sees: the activity of real people, or only the demo data. */
export type StaffScope = 'everything' | 'demo';

/**
 * Admits only staff. It is read from the database at each call, so that a revocation takes effect at once in every
 * process. The demo account is staff for the demo data: it may look at that, and calls that change something are
 * `notInDemo`.
 */
export async function requireStaff(sql: Sql, userId: number, fail: Fail<'staff_only'>): Promise<StaffScope> {
  const { isStaff, isDemo } = await queries.selectStanding(sql, userId);
  if (!isStaff) throw fail('staff_only');
  return isDemo ? 'demo' : 'everything';
}

/** Makes an account staff. The address must be confirmed: anybody can register with an address that isn't theirs. */
export async function grantStaff({ db, clock }: ServiceDeps, email: string): Promise<CommandResult> {
  const account = await queries.selectOptionalCandidate(db, email);
  if (!account) return { ok: false, text: `There is no account with the email ${email}.\n` };
  if (account.isDemo)
    return { ok: false, text: 'That is a demo account, which is staff of the demo data already.\n' };
  if (!account.isConfirmed)
    return { ok: false, text: `${email} has not been confirmed yet by a link in a mail.\n` };
  const isNew = await queries.insertStaff(db, account.id, clock.now());
  return { ok: true, text: `${email} is ${isNew ? 'now' : 'already'} platform staff.\n` };
}

export async function revokeStaff(db: Database, email: string): Promise<CommandResult> {
  const wasStaff = await queries.deleteStaff(db, email);
  return wasStaff
    ? { ok: true, text: `${email} is no longer platform staff.\n` }
    : { ok: false, text: `${email} is not platform staff.\n` };
}

export async function listStaff(db: Database): Promise<string> {
  const staff = await queries.selectStaff(db);
  if (staff.length === 0) return 'No platform staff.\n';
  return staff
    .map(({ email, username, grantedAt }) => `${grantedAt.slice(0, 16)}  ${email}  ${username}\n`)
    .join('');
}
