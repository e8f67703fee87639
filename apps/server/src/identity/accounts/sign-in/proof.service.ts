import type { Sql } from '../../../platform/db/database.ts';
import type { Fail } from '../../../platform/http/errors.ts';
import { resetLimit, takeFromLimits } from '../../../platform/http/limits.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import type { UserRow } from '../accounts.queries.ts';
import { proofLimits } from './sign-in.rules.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { useCode } from '../two-factor/two-factor.codes.ts';

/**
 * Checks the account's password, for actions that a borrowed session must not perform. Counts wrong ones.
 * @param field of the form that the password was typed into
 */
export async function provePassword(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  user: UserRow,
  password: string,
  fail: Fail<'wrong_password'>,
  field = 'password',
): Promise<void> {
  const key = String(user.id);
  await takeFromLimits(db, [[proofLimits.password, key]], clock.now());
  if (!(await verifyPassword(user.passwordHash, password))) throw fail('wrong_password', field);
  await resetLimit(db, proofLimits.password, key);
}

/**
 * Runs `work` in the transaction that accepts the code, so that the code is used up only if the work succeeds. Wrong
 * codes are counted, whatever session they come through.
 */
export async function withCode<T>(
  { db, clock, secrets }: Pick<AccountsDeps, 'db' | 'clock'> & { readonly secrets: SecretBox },
  userId: number,
  code: string,
  work: (tx: Sql) => Promise<T>,
  fail: Fail<'wrong_code'>,
): Promise<T> {
  const key = String(userId);
  const now = clock.now();
  await takeFromLimits(db, [[proofLimits.code, key]], now);
  const done = await db.transaction(async (tx) => {
    if (!(await useCode(tx, secrets, userId, code, now))) throw fail('wrong_code');
    return work(tx);
  });
  await resetLimit(db, proofLimits.code, key);
  return done;
}
