import { z } from 'zod';
import { Id, Instant, Ok } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { referralErrors } from './referrals.errors.ts';
import { referralStatuses } from './referrals.rules.ts';

const endpoint = endpointsOf('Referrals');

export const ReferralStats = z.object({
  referralCode: z.string(),
  totalReferrals: z.int().min(0),
  /** Dollars. */
  totalEarnings: z.number().min(0),
  recentReferrals: z.array(
    z.object({
      id: Id,
      /** Null for somebody who hides their profile or has left. */
      referredUser: z.string().nullable(),
      date: Instant,
      status: z.enum(referralStatuses),
      earnings: z.number().min(0),
    }),
  ),
});
export type ReferralStats = z.infer<typeof ReferralStats>;

export const getReferralStats = endpoint({
  method: 'GET',
  path: '/api/referrals/stats',
  summary: "The learner's referral code, and what came of it.",
  answer: ReferralStats,
});

export const setReferrer = endpoint({
  method: 'POST',
  path: '/api/referrals/referrer',
  summary: 'Say by whose code one came, once and before the first payment.',
  notInDemo: true,
  body: z.object({ code: z.string().trim().min(1).max(60) }),
  answer: Ok,
  errors: [
    referralErrors.referral_code_unknown,
    referralErrors.referrer_set,
    referralErrors.referral_too_late,
    referralErrors.referral_self,
    referralErrors.referral_circle,
  ],
});
