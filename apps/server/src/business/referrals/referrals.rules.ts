export type ReferralRefusal = 'referral_self' | 'referrer_set' | 'referral_too_late' | 'referral_circle';

/** What is known about two learners, one of whom says that the other referred them. */
export interface Claim {
  readonly referredId: number;
  readonly referrerId: number;
  readonly hasReferrer: boolean;
  readonly hasPaid: boolean;
  /** Who referred the referrer. */
  readonly referrersReferrerId: number | null;
}

/** Why a learner can't say that another referred them; null if they can. */
export function referralRefusal(claim: Claim): ReferralRefusal | null {
  if (claim.referredId === claim.referrerId) return 'referral_self';
  if (claim.hasReferrer) return 'referrer_set';
  if (claim.referrersReferrerId === claim.referredId) return 'referral_circle';
  return claim.hasPaid ? 'referral_too_late' : null;
}

/** Where a code was entered, compared with where its owner uses it. */
export interface Provenance {
  readonly isOwnDevice: boolean;
  readonly isOwnAddress: boolean;
  /** Recent referrals of the same referrer from the same address. */
  readonly othersFromAddress: number;
}

/** A campus or a household shares an address, so this many referrals from the referrer's own address still earn. */
const fromOwnAddress = 2;

/** Why a referral earns nothing, judged by where its code was entered; null if it can earn. */
export function fraudOf({
  isOwnDevice,
  isOwnAddress,
  othersFromAddress,
}: Provenance): 'own_device' | 'own_address' | null {
  if (isOwnDevice) return 'own_device';
  return isOwnAddress && othersFromAddress >= fromOwnAddress ? 'own_address' : null;
}

/** Codes to try for a username: the name in capitals, later followed by a number. */
export const codeOf = (username: string, attempt: number): string =>
  attempt === 0 ? username.toUpperCase() : `${username.toUpperCase()}-${attempt + 1}`;
