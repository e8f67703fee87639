import { bigint, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { sql } from 'drizzle-orm';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';

/** What the bell shows. Written in the transaction of the event it reports; mail and push follow from it. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When the mail was sent, or found to be unwanted; and the same for the push. */
    mailedAt: instant('mailed_at'),
    pushedAt: instant('pushed_at'),
    /** When both were done or given up; null until then. */
    deliveredAt: instant('delivered_at'),
    /** Claimed by one process until then; afterwards, any process may retry. */
    claimedUntil: instant('claimed_until'),
    tries: smallint('tries').notNull().default(0),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.id),
    index('notifications_undelivered')
      .on(table.id)
      .where(sql`${table.deliveredAt} is null`),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);

/** Browsers in which a learner turned push on. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_by_user').on(table.userId)],
);
