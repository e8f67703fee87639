import { defineErrors } from '../errors.ts';

export const referralErrors = defineErrors({
  referral_code_unknown: { status: 404, message: 'This referral code isn’t valid.' },
  referrer_set: { status: 409, message: 'You’ve already used a referral code.' },
  referral_too_late: { status: 409, message: 'A referral code only works before your first payment.' },
  referral_self: { status: 422, message: 'You can’t use your own referral code.' },
  referral_circle: { status: 422, message: 'You invited this person, so their code doesn’t work for you.' },
});
