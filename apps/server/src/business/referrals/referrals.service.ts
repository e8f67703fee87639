import type { ReferralStats } from '@rounds/contract/business/referrals';
import { recentReferrals, referralCents } from '@rounds/contract/business/referrals.rules';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { type ReferralRefusal, codeOf, fraudOf, referralRefusal } from './referrals.rules.ts';
import * as queries from './referrals.queries.ts';
import { saveTraces, selectProvenance } from './traces.queries.ts';
import { type Origin, tracedSince, tracesOf } from './traces.service.ts';
import { book } from '../ledger/index.ts';

export interface ReferralsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * The learner's code and what came of it. The code is made when it is first asked for. It is noted from where it was looked at.
 */
export async function readStats(
  { db, clock }: ReferralsDeps,
  userId: number,
  origin: Origin,
): Promise<Json<ReferralStats>> {
  await saveTraces(db, userId, await tracesOf({ db, clock }, origin), clock.now());
  return queries.selectStats(db, userId, await ownCode(db, userId, clock.now()), recentReferrals);
}

async function ownCode(sql: Sql, userId: number, now: Date): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const { username, code } = await queries.selectCode(sql, userId);
    if (code !== null) return code;
    // Somebody who had this name before may have made a code of it.
    await queries.insertCode(sql, userId, codeOf(username, attempt), now);
  }
}

/** Notes by whose code a learner came. */
export async function nameReferrer(
  { db, clock }: ReferralsDeps,
  userId: number,
  code: string,
  origin: Origin,
  fail: Fail<ReferralRefusal | 'referral_code_unknown'>,
): Promise<void> {
  const referrerId = await queries.selectOptionalOwner(db, code);
  if (referrerId === null) throw fail('referral_code_unknown');
  const now = clock.now();
  const traces = await tracesOf({ db, clock }, origin);
  await db.transaction(async (tx) => {
    await queries.lockBoth(tx, userId, referrerId);
    const facts = await queries.selectFacts(tx, userId, referrerId);
    const refused = referralRefusal({ referredId: userId, referrerId, ...facts });
    if (refused) throw fail(refused);
    const fraud = fraudOf(await selectProvenance(tx, referrerId, traces, tracedSince(now)));
    const { address } = traces;
    await queries.insertReferral(tx, { referredId: userId, referrerId, refused: fraud, address, now });
  });
}

/**
 * A learner has paid: whoever referred them has earned their credit, once, unless the card is the referrer's own. In the
 * transaction that books the payment.
 * @returns the reward's number, for the gateway to be told; null where there is none
 */
export async function rewardReferrer(
  tx: Sql,
  referredId: number,
  isOwnCard: boolean,
  now: Date,
): Promise<number | null> {
  if (isOwnCard) await queries.refuseReferral(tx, referredId, 'own_card');
  const id = await queries.insertOptionalReward(tx, referredId, referralCents, now);
  if (id === null) return null;
  const movement = { kind: 'referred', cents: referralCents } as const;
  await book(tx, { movement, bookedFor: `referral ${id}`, revenue: null, now });
  return id;
}

/** Who earns something if the learner pays now; null for nobody. */
export const openReferrer = (sql: Sql, referredId: number): Promise<number | null> =>
  queries.selectOptionalOpenReferrer(sql, referredId);

/** A reward that the gateway does not have yet; null where it has. */
export async function openReward(sql: Sql, id: number) {
  const reward = await queries.selectOptionalReward(sql, id);
  return reward && !reward.isProcessed ? reward : null;
}

export const rewardGiven = (sql: Sql, id: number, now: Date): Promise<void> =>
  queries.markProcessed(sql, id, now);
