import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { mentorships } from '../mentorships/mentorships.tables.ts';
import { studyGroups } from '../study-groups/study-groups.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Flat threads: what was written in one place, which is a study group or a mentorship and ends with it. */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer('group_id').references(() => studyGroups.id, { onDelete: 'cascade' }),
    mentorshipId: integer('mentorship_id').references(() => mentorships.id, { onDelete: 'cascade' }),
    /** Null once the account is erased. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a moderator hid it; null while it is shown. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('messages_by_group')
      .on(table.groupId, table.id)
      .where(sql`${table.groupId} is not null`),
    index('messages_by_mentorship')
      .on(table.mentorshipId, table.id)
      .where(sql`${table.mentorshipId} is not null`),
    index('messages_by_author').on(table.authorId),
    check('messages_in_one_place', sql`num_nonnulls(${table.groupId}, ${table.mentorshipId}) = 1`),
  ],
);
