import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { codeErrors } from './codes.errors.ts';
import { discountTypes } from './codes.rules.ts';
import { pricesOn } from './plans.offers.rules.ts';

const endpoint = endpointsOf('Codes');

/** As typed: case and surrounding blanks do not matter. */
export const TypedCode = z.string().trim().min(1).max(60);

export const checkDiscountCode = endpoint({
  method: 'POST',
  path: '/api/discount-codes/check',
  summary: 'What a discount code would take from a price of the pricing screen. It uses nothing up.',
  auth: 'optional',
  body: z.object({
    code: TypedCode,
    priceId: z.enum(pricesOn.pricing).default('price_professional_monthly'),
  }),
  answer: z.object({
    discountType: z.enum(discountTypes),
    /** Percent, or dollars. */
    discountValue: z.number(),
    description: z.string(),
    /** Dollars for the first month: the price, the discount, and what is left. */
    originalAmount: z.number(),
    discountAmount: z.number(),
    finalAmount: z.number(),
  }),
  errors: [
    codeErrors.code_not_found,
    codeErrors.code_already_used,
    codeErrors.code_used_up,
    codeErrors.code_expired,
    codeErrors.code_minimum,
    codeErrors.code_other_plan,
  ],
});
