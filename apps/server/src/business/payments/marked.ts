import type Stripe from 'stripe';

/**
 * What an earlier attempt of ours has made at the gateway, told by the mark it bears. The gateway forgets idempotency keys after a
 * day; what was made under them stays, so whatever moves money is looked for before it is asked for.
 */
export async function findMarked<T extends { readonly metadata: Stripe.Metadata | null }>(
  made: AsyncIterable<T>,
  mark: Readonly<Record<string, string>>,
): Promise<T | null> {
  for await (const one of made)
    if (Object.entries(mark).every(([name, value]) => one.metadata?.[name] === value)) return one;
  return null;
}
