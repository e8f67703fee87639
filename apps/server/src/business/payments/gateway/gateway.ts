import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { type AppContext, appSingleton } from '../../../platform/feature.ts';
import { installationKey } from '../../../platform/installation-keys.ts';
import { sandboxFetch, webhookSecret } from '../../sandbox/index.ts';

/** Stripe’s SDK, connected to Stripe or to the sandbox, with its settings. */
export interface Gateway {
  readonly kind: 'stripe' | 'sandbox';
  readonly stripe: Stripe;
  /** The secret that events are signed with. */
  readonly webhookSecret: () => Promise<string>;
  readonly publishableKey: string | null;
  /** Whether real money moves. Events of the other environment are ignored. */
  readonly livemode: boolean;
  /** An idempotency key for this installation only: several may share an account with Stripe. */
  readonly keyFor: (what: string) => Promise<{ readonly idempotencyKey: string }>;
}

/** Whether a secret key of Stripe's moves money. */
export const isLiveKey = (secretKey: string): boolean => !/^[a-z]+_test_/.test(secretKey);

type GatewayParts = Pick<AppContext, 'config' | 'db' | 'clock' | 'jobs' | 'publicUrl'>;

/**
 * The installation's gateway; null where payments are off. The one place that distinguishes Stripe from the sandbox.
 */
export function openGateway(context: GatewayParts): Gateway | null {
  const { payments } = context.config;
  const keyFor = async (what: string) => {
    const { id } = await installationKey(context, 'payments-installation', () => ({ id: randomUUID() }));
    return { idempotencyKey: `${id}-${what}` };
  };
  if (payments.kind === 'stripe')
    return {
      kind: 'stripe',
      stripe: new Stripe(payments.secretKey, { telemetry: false, maxNetworkRetries: 2, timeout: 15_000 }),
      webhookSecret: () => Promise.resolve(payments.webhookSecret),
      publishableKey: payments.publishableKey,
      livemode: isLiveKey(payments.secretKey),
      keyFor,
    };
  if (payments.kind === 'off') return null;
  const httpClient = Stripe.createFetchHttpClient(sandboxFetch(context));
  return {
    kind: 'sandbox',
    stripe: new Stripe('sk_test_sandbox', { httpClient, telemetry: false, maxNetworkRetries: 0 }),
    webhookSecret: () => webhookSecret(context),
    publishableKey: null,
    livemode: false,
    keyFor,
  };
}

/** The gateway of a running server. */
export const gatewayOf = appSingleton(openGateway);
