import type { Database } from '../../platform/db/database.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { CommandResult } from '../../platform/feature.ts';
import { rewardReferrer } from './rewards.service.ts';
import * as queries from './review.queries.ts';

const reasons = {
  own_card: 'paid with a card of the referrer’s',
  same_card: 'paid with a card that another of their referrals was paid with',
  own_device: 'code entered in the referrer’s browser',
  own_address: 'several codes entered from the referrer’s network',
} as const;

/** Refused referrals with their reasons, as text for a terminal. */
export async function describeRefused(db: Database): Promise<string> {
  const rows = await queries.selectRefused(db);
  if (rows.length === 0) return 'No referrals were refused.\n';
  const lines = rows.map(
    ({ id, createdAt, referrer, referred, refused }) =>
      `#${id}  ${createdAt.slice(0, 10)}  ${referrer} referred ${referred}: ${reasons[refused]}`,
  );
  return `${lines.join('\n')}\n`;
}

/**
 * Allows a refused referral: grants its credit now if the learner has already paid. Returns text for a terminal.
 */
export async function allowReferral(
  { db, clock }: ServiceDeps,
  id: number,
  by: string | undefined,
): Promise<CommandResult> {
  if (by === undefined || by === '') return { ok: false, text: 'Say who allows it: by=NAME\n' };
  return db.transaction(async (tx) => {
    const referredId = await queries.allowOptional(tx, id, by);
    if (referredId === null) return { ok: false, text: `There is no refused referral ${id}.\n` };
    const payment = await queries.selectOptionalFirstPayment(tx, referredId);
    if (!payment) return { ok: true, text: `Referral ${id} earns its credit when the learner pays.\n` };
    if (!payment.lasts)
      return { ok: true, text: `Referral ${id} earns nothing: the first payment was given back.\n` };
    const now = clock.now();
    await rewardReferrer(tx, { referredId, paidBy: payment.reference, isOwnCard: false, card: null, now });
    return { ok: true, text: `Referral ${id} has earned its credit. It is given within the hour.\n` };
  });
}
