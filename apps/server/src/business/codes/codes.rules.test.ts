import fc from 'fast-check';
import { discountOf, discountTypes } from '@rounds/contract/business/codes.rules';
import { describe, expect, it } from 'vitest';
import { decideCode } from './codes.rules.ts';

const now = Date.parse('2026-03-04T09:00:00Z');
const code = {
  discountType: 'percentage',
  discountValue: 25,
  minOrderCents: 0,
  maxUses: null,
  usedCount: 0,
  isActive: true,
  validFrom: now,
  validUntil: null,
} as const;
const purchase = { cents: 3500, isProfessional: true, hasUsedIt: false };

describe('a code', () => {
  it.each([
    [{}, {}, { discountCents: 875 }],
    [{ discountType: 'amount', discountValue: 500 }, {}, { discountCents: 500 }],
    [{ discountType: 'amount', discountValue: 9900 }, {}, { discountCents: 3500 }],
    [{ discountType: 'free_access' }, {}, { discountCents: 3500 }],
    [{ discountType: 'free_access' }, { isProfessional: false }, { refused: 'code_other_plan' }],
    [{ isActive: false }, {}, { refused: 'code_not_found' }],
    [{ validFrom: now + 1 }, {}, { refused: 'code_not_found' }],
    [{ validUntil: now }, {}, { refused: 'code_expired' }],
    [{ validUntil: now + 1 }, {}, { discountCents: 875 }],
    [{ maxUses: 10, usedCount: 10 }, {}, { refused: 'code_used_up' }],
    [{ maxUses: 10, usedCount: 9 }, {}, { discountCents: 875 }],
    [{}, { hasUsedIt: true }, { refused: 'code_already_used' }],
    [{ minOrderCents: 3501 }, {}, { refused: 'code_minimum' }],
  ] as const)('%o for %o: %o', (changes, more, expected) => {
    expect(decideCode({ ...code, ...changes }, { ...purchase, ...more }, now)).toEqual(expected);
  });

  it('that is unknown takes nothing off', () => {
    expect(decideCode(null, purchase, now)).toEqual({ refused: 'code_not_found' });
  });

  it('never takes off more than the amount, nor less than zero', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...discountTypes),
        fc.integer({ min: 0, max: 100 }),
        cents,
        (type, value, of) => {
          const off = discountOf(type, value, of);
          expect([off >= 0, off <= of, Number.isInteger(off)]).toEqual([true, true, true]);
        },
      ),
    );
  });
});
