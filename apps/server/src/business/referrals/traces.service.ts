import { dayMs } from '@rounds/contract/time.rules';
import { createHmac, randomBytes } from 'node:crypto';
import { traceDays } from '@rounds/contract/business/referrals.rules';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { installationKey } from '../../platform/installation-keys.ts';
import { type Traces, forgetTraces } from './traces.queries.ts';

interface TraceDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Where a call came from. */
export interface Origin {
  /** The value of the cookie that tells browsers apart. */
  readonly device: string;
  readonly address: string;
}

/** The oldest trace that still counts. */
export const tracedSince = (now: Date): Date => new Date(now.getTime() - traceDays * dayMs);

/** What is kept of where a call came from: enough to compare, and nothing that can be read. */
export async function tracesOf(deps: TraceDeps, { device, address }: Origin): Promise<Traces> {
  const { key } = await installationKey(deps, 'referral-traces', () => ({
    key: randomBytes(32).toString('base64url'),
  }));
  const hashed = (value: string) => createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
  return { device: hashed(device), address: hashed(address) };
}

/** Daily: what is older than counts is forgotten. */
export const forgetOldTraces = ({ db, clock }: TraceDeps): Promise<void> =>
  forgetTraces(db, tracedSince(clock.now()));
