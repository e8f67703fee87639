import { ApiError } from '../../platform/http/errors.ts';
import { takeFromLimits } from '../../platform/http/limits.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { type InboxUse, inboxLimits, inboxOf } from './accounts.rules.ts';

/**
 * Whether an inbox may get one more mail that a stranger can have caused; counts it. Callers that get a no send nothing and
 * answer as ever, since the answer must not tell what others asked for. By itself, never in a transaction.
 */
export async function mayMail(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  email: string,
  use: InboxUse,
): Promise<boolean> {
  const inbox = inboxOf(email);
  try {
    await takeFromLimits(
      db,
      inboxLimits[use].map((limit) => [limit, inbox] as const),
      clock.now(),
    );
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return false;
    throw error;
  }
}
