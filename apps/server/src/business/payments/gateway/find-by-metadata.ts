import type Stripe from 'stripe';

/**
 * Finds what an earlier attempt created at the gateway, by its metadata. The gateway forgets idempotency keys after a
 * day, so this looks before anything that moves money is created.
 */
export async function findByMetadata<T extends { readonly metadata: Stripe.Metadata | null }>(
  created: AsyncIterable<T>,
  metadata: Readonly<Record<string, string>>,
): Promise<T | null> {
  for await (const one of created)
    if (Object.entries(metadata).every(([name, value]) => one.metadata?.[name] === value)) return one;
  return null;
}
