const shapes = {
  STRIPE_SECRET_KEY: /^(sk|rk)_test_/,
  STRIPE_PUBLISHABLE_KEY: /^pk_test_/,
  STRIPE_WEBHOOK_SECRET: /^whsec_/,
} as const;

export type StripeKeys = Readonly<Record<keyof typeof shapes, string>>;

/**
 * The keys of Stripe's test mode for the journeys that ask Stripe itself; null unless `STRIPE_JOURNEYS=on`.
 * @throws Error where one is missing, or is not of test mode: the journeys pay
 */
export function stripeKeysIn(environment: Readonly<Record<string, string | undefined>>): StripeKeys | null {
  if (environment['STRIPE_JOURNEYS'] !== 'on') return null;
  const keys = Object.entries(shapes).map(([name, shape]) => {
    const key = environment[name] ?? '';
    if (!shape.test(key)) throw new Error(`STRIPE_JOURNEYS=on needs ${name} of Stripe's test mode.`);
    return [name, key];
  });
  return Object.fromEntries(keys) as StripeKeys;
}
