import type { checkDiscountCode } from '@rounds/contract/business/codes';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { pricesOn } from '@rounds/contract/business/plans.offers.rules';
import { ApiError, call } from '../../../../api/client.ts';

type Checked = AnswerOf<typeof checkDiscountCode>;
type CodePriceId = (typeof pricesOn.pricing)[number];

/** A valid code, and its discount for each price that it applies to. */
export interface AppliedCode {
  readonly code: string;
  readonly type: Checked['discountType'];
  /** Percent, or dollars. */
  readonly value: number;
  readonly prices: Partial<Record<CodePriceId, Pick<Checked, 'finalAmount' | 'originalAmount'>>>;
}

/** Whether something failed for its code, which can be left out. */
export const isCodeRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code.startsWith('code_');

const check = (code: string, priceId: CodePriceId) =>
  call<typeof checkDiscountCode>('POST', '/api/discount-codes/check', { body: { code, priceId } });

/** Asks the server for each price. @throws ApiError if the code is valid for none of them */
export async function checkCode(code: string): Promise<AppliedCode> {
  const answers = await Promise.all(
    pricesOn.pricing.map((priceId) =>
      check(code, priceId).then(
        (checked) => ({ priceId, checked }),
        (error: unknown) => {
          if (error instanceof ApiError && error.status < 429) return { priceId, error };
          throw error;
        },
      ),
    ),
  );
  const good = answers.flatMap((answer) => ('checked' in answer ? [answer] : []));
  const [first] = good;
  if (!first) {
    const refusals = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []));
    throw refusals.at(-1) ?? new TypeError('No price was asked about');
  }
  const { discountType: type, discountValue: value } = first.checked;
  const prices = Object.fromEntries(good.map(({ priceId, checked }) => [priceId, checked]));
  return { code, type, value, prices };
}
