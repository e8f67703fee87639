import { violatedConstraint } from '../../../platform/db/database.ts';
import type { Fail } from '../../../platform/http/errors.ts';

const constraints = { email_taken: 'users_email_unique', username_taken: 'users_username_unique' } as const;
type Taken = keyof typeof constraints;

/** Turns a violated unique index into the failure that names the field. */
export async function refuseTaken<T, Code extends Taken>(
  work: Promise<T>,
  codes: readonly Code[],
  fail: Fail<Code>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const broken = violatedConstraint(error);
    const code = codes.find((one) => constraints[one] === broken);
    throw code ? fail(code) : error;
  }
}
