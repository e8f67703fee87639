import { secondsToWait } from '../../platform/http/limits.ts';
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
  const uses = inboxLimits[use].map((limit) => [limit, inbox] as const);
  return (await secondsToWait(db, uses, clock.now())) === null;
}
