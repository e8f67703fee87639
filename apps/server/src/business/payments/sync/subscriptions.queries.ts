import { Id, Instant } from '@rounds/contract/common';
import { type PriceId, priceIds } from '@rounds/contract/business/plans.offers.rules';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const SubscriptionRow = z.object({
  id: z.string(),
  userId: Id.nullable(),
  priceId: z.enum(priceIds),
  status: z.string(),
  currentPeriodStart: Instant,
  currentPeriodEnd: Instant,
  cancelAtPeriodEnd: z.boolean(),
  version: z.int(),
});
export type SubscriptionRow = z.infer<typeof SubscriptionRow>;
const columns =
  `id, user_id as "userId", price_id as "priceId", status, iso_instant(current_period_start) as "currentPeriodStart",
  iso_instant(current_period_end) as "currentPeriodEnd",
  cancel_at_period_end as "cancelAtPeriodEnd", version` as const;

const subscriptionById = statement({
  name: 'subscription_by_id',
  text: `select ${columns} from subscriptions where id = $id`,
  row: SubscriptionRow,
});

export function selectOptionalSubscription(sql: Sql, id: string) {
  return queryOptionalRow(sql, subscriptionById, { id });
}

const subscriptionOfUser = statement({
  name: 'subscription_of_user',
  text: `
    select ${columns} from subscriptions
    where user_id = $userId and status in ('active', 'trialing', 'past_due')
    order by created_at desc, id limit 1`,
  row: SubscriptionRow,
});

/** The learner's subscription that is active, or past due and can still be paid; null without one. */
export function selectOptionalLive(sql: Sql, userId: number) {
  return queryOptionalRow(sql, subscriptionOfUser, { userId });
}

export interface LiveSubscription {
  readonly id: string;
  readonly userId: number;
  readonly priceId: PriceId;
  readonly status: string;
  readonly currentPeriodStart: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

const subscriptionSaved = statement({
  name: 'subscription_save',
  text: `
    insert into subscriptions as s (id, user_id, price_id, status, current_period_start, current_period_end,
      cancel_at_period_end, created_at, ended_at)
    values ($id, $userId, $priceId, $status, $currentPeriodStart, $currentPeriodEnd,
      $cancelAtPeriodEnd, $createdAt, $endedAt)
    on conflict (id) do update set price_id = excluded.price_id, status = excluded.status,
      current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end, ended_at = excluded.ended_at, version = s.version + 1
    where s.version = $version
    returning s.version`,
  row: z.object({ version: z.int() }),
});

/** @returns false if somebody else saved a newer version first; pass -1 for a new subscription */
export async function saveSubscription(tx: Sql, live: LiveSubscription, version: number): Promise<boolean> {
  return (await tx.query(subscriptionSaved, { ...live, version })).length > 0;
}

const buyerLocked = statement({
  name: 'payment_buyer_lock',
  text: 'select id from users where id = $userId for no key update',
  row: z.object({ id: Id }),
});

/** One purchase at a time for a learner. */
export async function lockBuyer(tx: Sql, userId: number): Promise<void> {
  await tx.query(buyerLocked, { userId });
}
