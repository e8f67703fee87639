export type ReferralRefusal = 'referral_self' | 'referrer_set' | 'referral_too_late' | 'referral_circle';

/** What is known of two learners, one of whom says that the other referred them. */
export interface Claim {
  readonly referredId: number;
  readonly referrerId: number;
  readonly hasReferrer: boolean;
  readonly hasPaid: boolean;
  /** Who referred the referrer. */
  readonly referrersReferrerId: number | null;
}

/** Why somebody can't say that another referred them; null where they can. */
export function referralRefusal(claim: Claim): ReferralRefusal | null {
  if (claim.referredId === claim.referrerId) return 'referral_self';
  if (claim.hasReferrer) return 'referrer_set';
  if (claim.referrersReferrerId === claim.referredId) return 'referral_circle';
  return claim.hasPaid ? 'referral_too_late' : null;
}

/** Where a code was entered, compared with where its owner looks at it. */
export interface Provenance {
  readonly isOwnDevice: boolean;
  readonly isOwnAddress: boolean;
  /** Of the same referrer from the same address, lately. */
  readonly othersFromAddress: number;
}

/** A campus and a household share an address: so many referrals from the referrer's own earn something. */
const fromOwnAddress = 2;

/** Why a referral earns nothing, from where its code was entered; null where it can. */
export function fraudOf({
  isOwnDevice,
  isOwnAddress,
  othersFromAddress,
}: Provenance): 'own_device' | 'own_address' | null {
  if (isOwnDevice) return 'own_device';
  return isOwnAddress && othersFromAddress >= fromOwnAddress ? 'own_address' : null;
}

/** Codes to try for a username: the name in capitals, then with a number behind it. */
export const codeOf = (username: string, attempt: number): string =>
  attempt === 0 ? username.toUpperCase() : `${username.toUpperCase()}-${attempt + 1}`;
