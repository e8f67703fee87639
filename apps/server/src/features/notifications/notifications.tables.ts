import { bigint, index, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const learner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What the bell shows. Written in the transaction of what it tells of; mail and push follow from it. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: learner(),
    kind: text('kind').notNull(),
    data: json('data').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When mail and push were sent or found not to be wanted; null while that is still to be done. */
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.id),
    index('notifications_undelivered')
      .on(table.id)
      .where(sql`${table.deliveredAt} is null`),
  ],
);

/** Browsers that a learner switched push on in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learner(),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_by_user').on(table.userId)],
);
