import { describe, expect, test } from 'vitest';
import { affirmMinCents, paymentMethods, paymentMethodRefusal } from './payments.rules.ts';

describe('ways to pay', () => {
  test('that lend money are not offered for plans that renew', () => {
    const refused = paymentMethods.filter((method) =>
      paymentMethodRefusal(method, { cents: 8900, renews: true }),
    );
    expect(refused).toEqual(['affirm', 'klarna']);
  });

  test('include Affirm only from its minimum amount', () => {
    expect(paymentMethodRefusal('affirm', { cents: affirmMinCents - 1, renews: false })).toBe('amount');
    expect(paymentMethodRefusal('affirm', { cents: affirmMinCents, renews: false })).toBeNull();
    expect(paymentMethodRefusal('klarna', { cents: 1999, renews: false })).toBeNull();
  });
});
