import { clickSourceDays } from '@rounds/contract/business/ads.rules';
import { claimDays } from '@rounds/contract/business/giveaways.rules';
import { paymentRecordYears, refundDays } from '@rounds/contract/business/payments.rules';
import { dollars, pass } from '@rounds/contract/business/plans.offers.rules';
import { cardTraceDays, referralCents, traceDays } from '@rounds/contract/business/referrals.rules';
import {
  demoCopyHours,
  minimumAge,
  sessionIdleDays,
  sessionLongestDays,
  trialDays,
} from '@rounds/contract/identity/accounts.rules';
import {
  erasureWarningDays,
  progressYears,
  restorableDays,
} from '@rounds/contract/identity/accounts.security.rules';
import { uploadHours } from '@rounds/contract/learning/lectures.rules';
import { notificationDays } from '@rounds/contract/messages/notifications.rules';
import type { Format } from '../../../format/format.ts';

/** The figures in the legal texts, by their placeholder. The server uses the same ones. */
export const figuresIn = (format: Pick<Format, 'money'>) => ({
  cardTraceDays,
  claimDays,
  clickDays: clickSourceDays,
  demoHours: demoCopyHours,
  minimumAge,
  notificationDays,
  passDays: pass.days,
  paymentYears: paymentRecordYears,
  progressYears,
  referralCredit: format.money(dollars(referralCents)),
  refundDays,
  restorableDays,
  sessionIdleDays,
  sessionLongestDays,
  traceDays,
  trialDays,
  uploadHours,
  warningDays: erasureWarningDays,
});
