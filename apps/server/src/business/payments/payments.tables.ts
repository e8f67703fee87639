import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import type { PriceId } from '@rounds/contract/business/plans.offers.rules';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { disputeSteps } from './refunds/refunds.rules.ts';

/** Payment records outlive the account, without the name. */
const learnerOrNobody = () => integer('user_id').references(() => users.id, { onDelete: 'set null' });

/** A learner's customer at the gateway, which knows them only by this id. */
export const paymentCustomers = pgTable('payment_customers', {
  customerId: text('customer_id').primaryKey(),
  /** Null once the account is erased; after the gateway is told, the row is deleted. */
  userId: learnerOrNobody().unique(),
  createdAt: instant('created_at').notNull(),
});

/** What a learner started to pay for. The gateway is called afterwards, outside the transaction. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerOrNobody(),
    kind: text('kind', { enum: ['subscription', 'pass'] }).notNull(),
    /** The checkout that pays it: embedded in our form, or hosted on the gateway's page. */
    form: text('form', { enum: ['form', 'page'] }).notNull(),
    priceId: text('price_id').$type<PriceId | 'pass'>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The discount code in capitals, and what it takes off. */
    discountCode: text('discount_code'),
    discountCents: integer('discount_cents').notNull().default(0),
    /** The gateway's subscription, checkout session or payment; null until it has answered. */
    reference: text('reference'),
    status: text('status', { enum: ['open', 'paid', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('payment_orders_one_open')
      .on(table.userId, table.kind)
      .where(sql`${table.status} = 'open'`),
    index('payment_orders_by_reference').on(table.reference),
    index('payment_orders_open_by_time')
      .on(table.createdAt)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** Subscriptions as the gateway reports them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: learnerOrNobody(),
    priceId: text('price_id').$type<PriceId>().notNull(),
    /** The gateway's status. */
    status: text('status').notNull(),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** Counts saves: a state read before another save is read again. */
    version: integer('version').notNull().default(0),
  },
  (table) => [index('subscriptions_by_user').on(table.userId, table.createdAt)],
);

/** Invoices, and payments without an invoice. */
export const paymentInvoices = pgTable(
  'payment_invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerOrNobody(),
    /** The gateway's invoice, or the payment if there is none. */
    reference: text('reference').notNull().unique(),
    subscriptionId: text('subscription_id'),
    paymentIntentId: text('payment_intent_id'),
    number: text('number').notNull(),
    /** The invoice's lines; negative for discounts. */
    lines: jsonb('lines').$type<{ description: string; cents: number }[]>().notNull().default([]),
    /** How much of the learner's credit it used; negative: how much it added. */
    creditCents: integer('credit_cents').notNull().default(0),
    description: text('description').notNull(),
    /** What was charged. */
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Null unless the learner's bank took the money back, for good or until the dispute was won. */
    dispute: text('dispute', { enum: disputeSteps }),
    disputedCents: integer('disputed_cents').notNull().default(0),
    status: text('status', { enum: ['open', 'paid', 'void', 'refunded', 'disputed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    index('payment_invoices_by_user').on(table.userId, table.createdAt, table.id),
    index('payment_invoices_by_intent').on(table.paymentIntentId),
  ],
);

/** Refunds requested by staff: recorded first, then made by the gateway. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => paymentInvoices.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    /** Which member of the staff asked, and why. */
    requester: text('requester').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The gateway's refund; null until it has answered. */
    reference: text('reference'),
    /** Why the gateway refused it. */
    failure: text('failure'),
    doneAt: instant('done_at'),
  },
  (table) => [
    // Repeating the same command requests nothing more.
    uniqueIndex('payment_refunds_once')
      .on(table.invoiceId, table.amountCents, table.reason)
      .where(sql`${table.failure} is null`),
    index('payment_refunds_waiting')
      .on(table.id)
      .where(sql`${table.doneAt} is null`),
  ],
);

/**
 * Events from the gateway: a hint that something has changed, never the truth about it. None of their content is
 * stored.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    eventId: text('event_id').notNull().unique(),
    type: text('type').notNull(),
    /** Its subject: the id, and its parent if the id alone isn't enough. */
    objectId: text('object_id').notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
  },
  (table) => [
    index('payment_events_waiting')
      .on(table.id)
      .where(sql`${table.processedAt} is null`),
  ],
);
