import { dayMs } from '@rounds/contract/time.rules';
import { createHmac, randomBytes } from 'node:crypto';
import { cardTraceDays, traceDays } from '@rounds/contract/business/referrals.rules';
import { installationKey } from '../../platform/installation-keys.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { type Traces, forgetTraces } from './traces.queries.ts';

/** Where a call came from. */
export interface Origin {
  /** The value of the cookie that distinguishes browsers. */
  readonly device: string;
  readonly address: string;
}

/** Older traces no longer count. */
export const tracedSince = (now: Date): Date => new Date(now.getTime() - traceDays * dayMs);

/** Makes keyed hashes: they can be compared but not read. */
async function hasher(deps: ServiceDeps): Promise<(value: string) => string> {
  const { key } = await installationKey(deps, 'referral-traces', () => ({
    key: randomBytes(32).toString('base64url'),
  }));
  return (value) => createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
}

/** What is stored of a call's origin. */
export async function tracesOf(deps: ServiceDeps, { device, address }: Origin): Promise<Traces> {
  const hashed = await hasher(deps);
  return { device: hashed(device), address: hashed(address) };
}

/** What is stored about a card. @param fingerprint distinguishes cards at the gateway */
export const cardTrace = async (deps: ServiceDeps, fingerprint: string): Promise<string> =>
  (await hasher(deps))(`card ${fingerprint}`);

/** Daily: deletes traces that no longer count. */
export async function forgetOldTraces({ db, clock }: ServiceDeps): Promise<void> {
  const now = clock.now();
  await forgetTraces(db, tracedSince(now), new Date(now.getTime() - cardTraceDays * dayMs));
}
