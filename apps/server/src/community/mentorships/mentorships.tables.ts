import type { CareerPath } from '@rounds/contract/common';
import type { MentorshipStatus } from '@rounds/contract/community/mentorships.rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { conversations } from '../conversations/conversations.tables.ts';

/** Null once the account is erased: the other person keeps the messages. */
const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

export const mentorships = pgTable(
  'mentorships',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mentorId: person('mentor_id'),
    menteeId: person('mentee_id'),
    /** The conversation between the two. */
    conversationId: integer('conversation_id')
      .notNull()
      .unique()
      .references(() => conversations.id),
    careerPath: text('career_path').$type<CareerPath>().notNull(),
    status: text('status').$type<MentorshipStatus>().notNull().default('pending'),
    requestMessage: text('request_message').notNull(),
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('mentorships_by_mentor').on(table.mentorId, table.id),
    index('mentorships_by_mentee').on(table.menteeId, table.id),
    uniqueIndex('mentorships_one_open')
      .on(table.mentorId, table.menteeId)
      .where(sql`${table.status} in ('pending', 'active')`),
    check('mentorships_of_two', sql`${table.mentorId} <> ${table.menteeId}`),
  ],
);
