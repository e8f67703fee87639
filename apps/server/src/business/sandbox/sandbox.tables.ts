import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** What the sandbox gateway holds: objects in Stripe's format, without anybody's name. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    /** Orders objects that were made in the same second. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Stripe's name for its kind: "payment_intent". */
    kind: text('kind').notNull(),
    customer: text('customer'),
    /** Its parent: the invoice of a payment, the charge of a refund. */
    parent: text('parent'),
    /** Its test clock; null for the server's clock. */
    clock: text('clock'),
    /** Seconds since 1970 of its next timed event. */
    dueAt: bigint('due_at', { mode: 'number' }),
    data: jsonb('data').notNull(),
  },
  (table) => [
    index('sandbox_objects_by_customer').on(table.customer, table.kind),
    index('sandbox_objects_by_parent').on(table.parent),
    index('sandbox_objects_by_kind').on(table.kind, table.number),
    index('sandbox_objects_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** Answers by Idempotency-Key. */
export const sandboxKeys = pgTable('sandbox_keys', {
  key: text('key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  status: integer('status').notNull(),
  body: text('body').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Events on their way to the webhook: once or twice, at once or late. */
export const sandboxDeliveries = pgTable(
  'sandbox_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    eventId: text('event_id').notNull(),
    deliverAt: instant('deliver_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('sandbox_deliveries_waiting')
      .on(table.deliverAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
);
