import { forgetInstallationKey } from '../../../platform/installation-keys.ts';
import type { CommandResult } from '../../../platform/feature.ts';
import type { ServiceDeps } from '../../../platform/service-deps.ts';
import { releaseAllOrders } from '../../codes/index.ts';
import { deleteBooks } from '../../ledger/index.ts';
import { endPaidGrants, endPlans } from '../../plans/index.ts';
import { forgetRewards } from '../../referrals/index.ts';
import { deleteSandbox } from '../../sandbox/index.ts';
import { isReal } from './mode.rules.ts';
import * as queries from './mode.queries.ts';
import { keptMode, modeKey } from './mode.service.ts';

/**
 * Deletes all test payments and their effects, so that real ones can begin: plans, credit, uses of codes, rewards and
 * bookings. Free access from codes stays. Text for a terminal.
 */
export async function forgetTests({ db, clock }: ServiceDeps): Promise<CommandResult> {
  const now = clock.now();
  const forgotten = await db.transaction(async (tx) => {
    const mode = await keptMode(tx);
    if (mode === null || isReal(mode)) return mode;
    const { payments } = await queries.selectLeft(tx, now);
    const plans = await endPaidGrants(tx, now);
    await releaseAllOrders(tx);
    await forgetRewards(tx);
    await deleteBooks(tx);
    await queries.deletePayments(tx);
    await deleteSandbox(tx);
    await forgetInstallationKey(tx, modeKey);
    return { payments, plans };
  });
  if (forgotten === null) return { ok: true, text: 'There are no test payments.\n' };
  if (typeof forgotten === 'string')
    return { ok: false, text: 'The payments in this database are real. None is forgotten.\n' };
  await endPlans({ db, clock });
  const { payments, plans } = forgotten;
  return { ok: true, text: `Forgot ${payments} test payments, and ended ${plans} plans that they gave.\n` };
}
