import { referralFrauds } from '@rounds/contract/business/referrals.rules';
import { Id } from '@rounds/contract/common';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const referralsRefused = statement({
  name: 'referrals_refused',
  text: `
    select r.id, r.refused, iso_instant(r.created_at) as "createdAt", a.username as referrer, b.username as referred
    from referrals r join users a on a.id = r.referrer_id join users b on b.id = r.referred_id
    where r.refused is not null order by r.id desc limit 100`,
  row: z.object({
    id: Id,
    refused: z.enum(referralFrauds),
    createdAt: z.string(),
    referrer: z.string(),
    referred: z.string(),
  }),
});

export async function selectRefused(sql: Sql) {
  return sql.query(referralsRefused);
}

const referralAllowed = statement({
  name: 'referral_allow',
  text: `
    update referrals set refused = null, reviewer = $by where id = $id and refused is not null
    returning referred_id as "referredId"`,
  row: z.object({ referredId: Id }),
});

/** @returns the referred learner; null if there was no refusal */
export async function allowOptional(tx: Sql, id: number, by: string): Promise<number | null> {
  const [row] = await tx.query(referralAllowed, { id, by });
  return row?.referredId ?? null;
}

const firstPayment = statement({
  name: 'referral_first_payment',
  text: `
    select reference, status = 'paid' as "lasts" from payment_invoices
    where user_id = $userId and status not in ('open', 'void') and amount_cents > 0
    order by paid_at, id limit 1`,
  row: z.object({ reference: z.string(), lasts: z.boolean() }),
});

/** The learner's first payment, and whether it still stands. */
export async function selectOptionalFirstPayment(sql: Sql, userId: number) {
  return queryOptionalRow(sql, firstPayment, { userId });
}
