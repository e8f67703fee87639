import { secondsToWait } from '../../../platform/http/limits.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { type InboxUse, inboxLimits, inboxOf } from './inbox.rules.ts';

/**
 * Counts a mail of a kind that strangers can trigger. Returns whether the inbox may get it. If not, callers send
 * nothing but answer as usual, since the answer must not reveal what others asked for. Never inside a transaction.
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
