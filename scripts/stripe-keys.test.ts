import { describe, expect, it } from 'vitest';
import { stripeKeysIn } from './lib/stripe-keys.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const on = { ...keys, STRIPE_JOURNEYS: 'on' };

describe('the keys of the journeys', () => {
  it('are null unless they are switched on, whatever keys are set', () => {
    expect(stripeKeysIn({ ...keys, STRIPE_SECRET_KEY: 'sk_live_1' })).toBeNull();
  });

  it('are those of test mode', () => {
    expect(stripeKeysIn(on)).toEqual(keys);
    expect(stripeKeysIn({ ...on, STRIPE_SECRET_KEY: 'rk_test_1' })?.STRIPE_SECRET_KEY).toBe('rk_test_1');
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_live_1'],
    ['STRIPE_SECRET_KEY', 'rk_live_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', ''],
  ])('are refused where %s is “%s”', (name, key) => {
    expect(() => stripeKeysIn({ ...on, [name]: key })).toThrow(name);
  });
});
