import type { Fail } from '../../platform/http/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Gateway } from './gateway/gateway.ts';

export interface PaymentsDeps extends ServiceDeps {
  readonly jobs: Jobs;
  readonly publicUrl: () => string;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly gateway: Gateway | null;
  readonly freeAccessCode: string | undefined;
}

/** Dependencies where payments are on. */
export interface GatewayDeps extends PaymentsDeps {
  readonly gateway: Gateway;
}

/** @throws ApiError 503 if payments are off */
export function requireGateway(deps: PaymentsDeps, fail: Fail<'payments_off'>): GatewayDeps {
  const { gateway } = deps;
  if (!gateway) throw fail('payments_off');
  return { ...deps, gateway };
}

/** Calls the gateway within a request. @throws ApiError 503 when it is unreachable */
export async function callGateway<T>(fail: Fail<'gateway_unreachable'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isAway =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError;
    throw isAway ? fail('gateway_unreachable') : error;
  }
}
