import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { installationKey } from '../installation-keys.ts';

/** Whose mails to stop, and of which kind: everything that a `List-Unsubscribe` link says. */
export interface Subscription {
  readonly userId: number;
  readonly list: string;
}

/**
 * Signed tokens: anybody who has the mail can unsubscribe from its kind, today or in years, but can't forge a link for
 * somebody else.
 */
export interface UnsubscribeLinks {
  tokenOf(subscription: Subscription): string;
  /** Null for a token that isn't ours. */
  read(token: string): Subscription | null;
}

const parts = /^([1-9]\d{0,9})\.([a-z_]{1,40})\.([\w-]{43})$/;

/** Signs with this installation's key. Call it before a transaction: it may query the database for the key. */
export async function openUnsubscribeLinks(deps: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<UnsubscribeLinks> {
  const kept = await installationKey(deps, 'unsubscribe', () => ({
    key: randomBytes(32).toString('base64'),
  }));
  const key = Buffer.from(kept.key, 'base64');
  const sign = (userId: number | string, list: string) =>
    createHmac('sha256', key).update(`${userId}.${list}`).digest('base64url');
  return {
    tokenOf: ({ userId, list }) => `${userId}.${list}.${sign(userId, list)}`,
    read(token) {
      const [, userId, list, signature] = parts.exec(token) ?? [];
      if (userId === undefined || list === undefined || signature === undefined) return null;
      const isOurs = timingSafeEqual(Buffer.from(sign(userId, list)), Buffer.from(signature));
      return isOurs ? { userId: Number(userId), list } : null;
    },
  };
}
