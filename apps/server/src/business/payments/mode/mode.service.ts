import { type Config, invalidSetting } from '../../../platform/config/config.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { PrepareContext } from '../../../platform/feature.ts';
import { installationKey, selectOptionalInstallationKey } from '../../../platform/installation-keys.ts';
import { isLiveKey } from '../gateway/gateway.ts';
import type { GatewayDeps } from '../payments.deps.ts';
import { type PaymentMode, clashOf, describeLeft, isReal, paymentModes } from './mode.rules.ts';
import * as queries from './mode.queries.ts';

export const modeKey = 'payments-mode';

const modeOfGateway = ({ kind, livemode }: Pick<GatewayDeps['gateway'], 'kind' | 'livemode'>): PaymentMode =>
  kind === 'sandbox' ? 'sandbox' : livemode ? 'stripe_live' : 'stripe_test';

/**
 * Records where this installation's payments are made, before the first of them. @throws if earlier ones were made
 * elsewhere
 */
export async function keepMode(deps: Pick<GatewayDeps, 'db' | 'clock' | 'gateway'>): Promise<void> {
  const mode = modeOfGateway(deps.gateway);
  const kept = await installationKey(deps, modeKey, () => ({ mode }));
  if (kept.mode !== mode) throw new Error(`The payments of this database are of the mode ${kept.mode}`);
}

/**
 * Where the payments so far were made; null if there are none.
 * @param presumed for payments at Stripe from before this was recorded
 */
export async function keptMode(sql: Sql, presumed: PaymentMode = 'stripe_live'): Promise<PaymentMode | null> {
  const kept = (await selectOptionalInstallationKey(sql, modeKey)) as { mode?: unknown } | undefined;
  const known = paymentModes.find((mode) => mode === kept?.mode);
  if (known) return known;
  const { hasCustomers, isSandbox } = await queries.selectTraces(sql);
  if (!hasCustomers) return null;
  return isSandbox ? 'sandbox' : presumed;
}

const modeOfSettings = (payments: Config['payments']): PaymentMode | null => {
  if (payments.kind === 'off') return null;
  const livemode = payments.kind === 'stripe' && isLiveKey(payments.secretKey);
  return modeOfGateway({ kind: payments.kind, livemode });
};

/**
 * Runs before the server starts, so that results of test payments are never mistaken for those of real ones, or vice
 * versa.
 * @throws ConfigError if the payments in the database have a different mode from those to come
 */
export async function checkMode({ config, db, clock, logger }: PrepareContext): Promise<void> {
  const wanted = modeOfSettings(config.payments);
  const kept = await keptMode(db, wanted === 'sandbox' || wanted === null ? 'stripe_live' : wanted);
  if (kept === null) return;
  const left = await queries.selectLeft(db, clock.now());
  if (wanted === null) {
    if (!isReal(kept) && left.plans > 0)
      logger.warn(`Payments are off, but the database holds test payments: ${describeLeft(left)}.`);
    return;
  }
  const clash = clashOf(kept, wanted, left);
  if (clash !== null)
    throw invalidSetting(wanted === 'sandbox' ? 'SANDBOX_PAYMENTS' : 'STRIPE_SECRET_KEY', clash);
  await installationKey({ db, clock }, modeKey, () => ({ mode: kept }));
}
