import type { ReferralStats } from '@rounds/contract/business/referrals';
import { recentReferrals } from '@rounds/contract/business/referrals.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { type ReferralRefusal, codeOf, fraudOf, referralRefusal } from './referrals.rules.ts';
import * as queries from './referrals.queries.ts';
import { saveTraces, selectProvenance } from './traces.queries.ts';
import { type Origin, tracedSince, tracesOf } from './traces.service.ts';

/**
 * The learner's referral code and its results. Creates the code on first use, and records the visit's device and
 * network, which reveal self-referrals.
 */
export async function readStats(
  { db, clock }: ServiceDeps,
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
    // A former owner of this username may have taken the code.
    await queries.insertCode(sql, userId, codeOf(username, attempt), now);
  }
}

/** Records whose code a learner signed up with. */
export async function nameReferrer(
  { db, clock }: ServiceDeps,
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
