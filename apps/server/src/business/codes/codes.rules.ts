import { type DiscountType, discountOf } from '@rounds/contract/business/codes.rules';

/** A code as stored. Times in milliseconds. */
export interface Code {
  readonly discountType: DiscountType;
  readonly discountValue: number;
  readonly minOrderCents: number;
  readonly maxUses: number | null;
  readonly usedCount: number;
  readonly isActive: boolean;
  readonly validFrom: number;
  readonly validUntil: number | null;
}

export type CodeRefusal =
  | 'code_not_found'
  | 'code_already_used'
  | 'code_used_up'
  | 'code_expired'
  | 'code_minimum'
  | 'code_other_plan';

export interface Purchase {
  readonly cents: number;
  readonly isProfessional: boolean;
  readonly hasUsedIt: boolean;
}

/** What a code takes off a purchase, in cents, or why it is not valid. `now` in milliseconds. */
export function decideCode(
  code: Code | null,
  { cents, isProfessional, hasUsedIt }: Purchase,
  now: number,
): { readonly discountCents: number } | { readonly refused: CodeRefusal } {
  if (!code?.isActive || now < code.validFrom) return { refused: 'code_not_found' };
  if (code.validUntil !== null && now >= code.validUntil) return { refused: 'code_expired' };
  if (hasUsedIt) return { refused: 'code_already_used' };
  if (code.maxUses !== null && code.usedCount >= code.maxUses) return { refused: 'code_used_up' };
  if (cents < code.minOrderCents) return { refused: 'code_minimum' };
  if (code.discountType === 'free_access' && !isProfessional) return { refused: 'code_other_plan' };
  return { discountCents: discountOf(code.discountType, code.discountValue, cents) };
}
