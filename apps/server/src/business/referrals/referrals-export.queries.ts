import { exportPart } from '../../platform/db/personal-data.ts';

/**
 * The learner's code, the credit, whom they referred and who referred them (as numbers, since the names are others').
 */
export const exportReferrals = exportPart({
  referral_codes: `
    select code, owner_id as "ownerId", iso_instant(created_at) as "createdAt"
    from referral_codes where owner_id = $userId`,
  referrals: `
    select id, referred_id as "referredId", referrer_id as "referrerId", iso_instant(created_at) as "createdAt", refused, 
      case when referred_id = $userId then address end as address
    from referrals where referrer_id = $userId or referred_id = $userId order by id`,
  referral_rewards: `
    select w.id, w.referral_id as "referralId", w.reward_type as "rewardType", w.reward_cents as "rewardCents",
      w.payment_reference as "paymentReference", w.is_processed as "isProcessed", iso_instant(w.processed_at) as "processedAt",
      iso_instant(w.taken_back_at) as "takenBackAt",
      iso_instant(w.created_at) as "createdAt"
    from referral_rewards w join referrals r on r.id = w.referral_id where r.referrer_id = $userId order by w.id`,
  referral_traces: `
    select kind, trace, iso_instant(seen_at) as "seenAt" from referral_traces
    where user_id = $userId order by kind, trace`,
});
