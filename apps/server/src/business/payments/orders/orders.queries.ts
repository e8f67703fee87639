import { Id } from '@rounds/contract/common';
import { priceIds } from '@rounds/contract/business/plans.offers.rules';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const Common = z.object({
  id: Id,
  userId: Id.nullable(),
  amountCents: z.int(),
  discountCode: z.string().nullable(),
  discountCents: z.int(),
  reference: z.string().nullable(),
  status: z.enum(['open', 'paid', 'expired']),
});
const Order = z.discriminatedUnion('kind', [
  Common.extend({
    kind: z.literal('subscription'),
    checkout: z.enum(['embedded', 'hosted']),
    priceId: z.enum(priceIds),
  }),
  Common.extend({
    kind: z.literal('pass'),
    checkout: z.literal('embedded'),
    priceId: z.literal('pass'),
  }),
]);
export type Order = z.infer<typeof Order>;
const columns = `id, user_id as "userId", kind,
    case form when 'page' then 'hosted' else 'embedded' end as checkout,
    price_id as "priceId", amount_cents as "amountCents", discount_code as "discountCode",
    discount_cents as "discountCents", reference, status` as const;

const openOrder = statement({
  name: 'payment_order_open',
  text: `select ${columns} from payment_orders where user_id = $userId and kind = $kind and status = 'open'`,
  row: Order,
});

export function selectOptionalOpen(sql: Sql, userId: number, kind: Order['kind']) {
  return queryOptionalRow(sql, openOrder, { userId, kind });
}

const orderAdded = statement({
  name: 'payment_order_insert',
  text: `
    insert into payment_orders (user_id, kind, form, price_id, amount_cents, discount_code, created_at)
    values ($userId, $kind, case $checkout::text when 'hosted' then 'page' else 'form' end, $priceId, $amountCents, $discountCode, $now)
    on conflict do nothing returning ${columns}`,
  row: Order,
});

export type NewOrder = Pick<Order, 'kind' | 'checkout' | 'priceId' | 'amountCents' | 'discountCode'>;

/** @returns null if the learner has another one open */
export function insertOptionalOrder(tx: Sql, userId: number, order: NewOrder, now: Date) {
  return queryOptionalRow(tx, orderAdded, { userId, ...order, now });
}

const orderDiscounted = statement({
  name: 'payment_order_set_discount',
  text: `
    update payment_orders set discount_cents = $discountCents, amount_cents = amount_cents - $discountCents
    where id = $id returning ${columns}`,
  row: Order,
});

export function setDiscount(tx: Sql, id: number, discountCents: number) {
  return queryOptionalRow(tx, orderDiscounted, { id, discountCents });
}

const orderReferred = statement({
  name: 'payment_order_set_reference',
  text: `update payment_orders set reference = $reference where id = $id and status <> 'expired' returning id`,
  row: z.object({ id: Id }),
});

/** @returns false if the order has been canceled meanwhile */
export async function setReference(sql: Sql, id: number, reference: string): Promise<boolean> {
  return (await sql.query(orderReferred, { id, reference })).length > 0;
}

const orderSettled = statement({
  name: 'payment_order_settle',
  text: `
    update payment_orders set status = $status, settled_at = $now
    where id = $id and status = 'open' returning ${columns}`,
  row: Order,
});

/** @returns null if it was settled before */
export function settleOptionalOrder(tx: Sql, id: number, status: 'paid' | 'expired', now: Date) {
  return queryOptionalRow(tx, orderSettled, { id, status, now });
}

const orderGivenUp = statement({
  name: 'payment_order_given_up',
  text: `select id from payment_orders where id = $id and status = 'expired'`,
  row: z.object({ id: Id }),
});

export async function isGivenUp(tx: Sql, id: number): Promise<boolean> {
  return (await tx.query(orderGivenUp, { id })).length > 0;
}

const orderByReference = statement({
  name: 'payment_order_by_reference',
  text: `select ${columns} from payment_orders where reference = $reference order by id desc limit 1`,
  row: Order,
});

export function selectOptionalByReference(sql: Sql, reference: string) {
  return queryOptionalRow(sql, orderByReference, { reference });
}

const ordersOld = statement({
  name: 'payment_orders_old',
  text: `
    select ${columns} from payment_orders
    where status = 'open' and created_at < $before and id > $afterId order by id limit 100`,
  row: Order,
});

export function selectOld(sql: Sql, before: Date, afterId: number) {
  return sql.query(ordersOld, { before, afterId });
}
