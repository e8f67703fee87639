import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { StripeObject } from './objects/objects.rules.ts';

const Row = z.object({
  customer: z.string().nullable(),
  parent: z.string().nullable(),
  clock: z.string().nullable(),
  dueAt: z.number().nullable(),
  data: z.custom<StripeObject>((value) => typeof value === 'object'),
});
export type ObjectRow = z.infer<typeof Row>;
const columns = `customer, parent, clock, due_at::float8 as "dueAt", data` as const;

const gatewayLocked = statement({
  name: 'sandbox_lock',
  text: `select pg_advisory_xact_lock(hashtext('rounds.sandbox'))::text as locked`,
  row: z.object({ locked: z.string() }),
});

/** One change at a time, across all processes. */
export async function lockGateway(tx: Sql): Promise<void> {
  await tx.query(gatewayLocked);
}

const objectById = statement({
  name: 'sandbox_object_by_id',
  text: `select ${columns} from sandbox_objects where id = $id`,
  row: Row,
});

export function selectOptionalObject(sql: Sql, id: string) {
  return queryOptionalRow(sql, objectById, { id });
}

const objectSaved = statement({
  name: 'sandbox_object_save',
  text: `
    insert into sandbox_objects (id, kind, customer, parent, clock, due_at, data)
    values ($id, $kind, $customer, $parent, $clock, $dueAt, $data::text::jsonb)
    on conflict (id) do update set
      customer = excluded.customer, parent = excluded.parent, due_at = excluded.due_at, data = excluded.data`,
});

export async function saveObject(tx: Sql, row: ObjectRow): Promise<void> {
  const { data, ...rest } = row;
  await tx.query(objectSaved, { ...rest, id: data.id, kind: data.object, data: JSON.stringify(data) });
}

const objectsLatestFirst = statement({
  name: 'sandbox_objects_latest_first',
  text: `
    select ${columns} from sandbox_objects
    where kind = $kind and ($customer::text is null or customer = $customer)
      and ($parent::text is null or parent = $parent)
      and ($createdFrom::float8 is null or (data->>'created')::float8 >= $createdFrom)
      and ($without::text is null or data->>'status' <> $without)
      and number < coalesce((select number from sandbox_objects where id = $startingAfter), 9007199254740991)
    order by number desc limit $limit`,
  row: Row,
});

export interface ListQuery {
  readonly kind: string;
  readonly customer?: string | undefined;
  readonly parent?: string | undefined;
  readonly startingAfter?: string | undefined;
  /** Seconds. */
  readonly createdFrom?: number | undefined;
  /** A status that is left out. */
  readonly without?: string | undefined;
  readonly limit: number;
}

export async function selectObjects(sql: Sql, query: ListQuery): Promise<ObjectRow[]> {
  const {
    kind,
    customer = null,
    parent = null,
    startingAfter = null,
    createdFrom = null,
    without = null,
    limit,
  } = query;
  return sql.query(objectsLatestFirst, {
    kind,
    customer,
    parent,
    startingAfter,
    createdFrom,
    without,
    limit,
  });
}

const priceByKey = statement({
  name: 'sandbox_prices_by_lookup_key',
  text: `
    select ${columns} from sandbox_objects
    where kind = 'price' and data->>'lookup_key' = any($keys::text[]) order by number`,
  row: Row,
});

export function selectPrices(sql: Sql, keys: readonly string[]) {
  return sql.query(priceByKey, { keys });
}

const promotionByCode = statement({
  name: 'sandbox_promotion_codes_by_code',
  text: `
    select ${columns} from sandbox_objects
    where kind = 'promotion_code' and ($code::text is null or upper(data->>'code') = upper($code)) order by number`,
  row: Row,
});

export function selectPromotionCodes(sql: Sql, code: string | null) {
  return sql.query(promotionByCode, { code });
}

const firstDue = statement({
  name: 'sandbox_object_due_first',
  text: `
    select ${columns} from sandbox_objects
    where due_at <= $until and clock is not distinct from $clock order by due_at, number limit 1`,
  row: Row,
});

/** The object with the first event due by then. A null clock is the server's. */
export function selectOptionalDue(tx: Sql, clock: string | null, until: number) {
  return queryOptionalRow(tx, firstDue, { clock, until });
}

const firstDueOfCustomer = statement({
  name: 'sandbox_subscription_due_first',
  text: `
    select ${columns} from sandbox_objects
    where customer = $customer and kind = 'subscription' and due_at is not null
      and data->>'status' in ('active', 'trialing', 'past_due')
    order by due_at, number limit 1`,
  row: Row,
});

/** The customer's running subscription, with the time of its next event. */
export function selectOptionalDueOf(tx: Sql, customer: string) {
  return queryOptionalRow(tx, firstDueOfCustomer, { customer });
}

const keyAnswered = statement({
  name: 'sandbox_key_by_key',
  text: 'select request_hash as "requestHash", status, body from sandbox_keys where key = $key',
  row: z.object({ requestHash: z.string(), status: z.int(), body: z.string() }),
});

export async function selectOptionalAnswer(sql: Sql, key: string) {
  return queryOptionalRow(sql, keyAnswered, { key });
}

const keySaved = statement({
  name: 'sandbox_key_save',
  text: `
    insert into sandbox_keys (key, request_hash, status, body, created_at)
    values ($key, $requestHash, $status, $body, $now)`,
});

export interface KeptAnswer {
  readonly key: string;
  readonly requestHash: string;
  readonly status: number;
  readonly body: string;
  readonly now: Date;
}

export async function saveAnswer(tx: Sql, answer: KeptAnswer): Promise<void> {
  await tx.query(keySaved, { ...answer });
}

const allForgotten = statement({
  name: 'sandbox_forget_all',
  text: `
    with keys as (delete from sandbox_keys), deliveries as (delete from sandbox_deliveries)
    delete from sandbox_objects`,
});

/** Deletes everything: customers, payments, pending deliveries. */
export async function deleteSandbox(tx: Sql): Promise<void> {
  await tx.query(allForgotten);
}

const oldForgotten = statement({
  name: 'sandbox_forget_old',
  text: `
    with keys as (delete from sandbox_keys where created_at < $before)
    delete from sandbox_deliveries where delivered_at < $before`,
});

export async function deleteOldObjects(sql: Sql, before: Date): Promise<void> {
  await sql.query(oldForgotten, { before });
}
