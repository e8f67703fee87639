import type { CareerPath } from '@rounds/contract/common';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId, users } from '../../identity/accounts/accounts.tables.ts';
import { conversations } from '../conversations/conversations.tables.ts';

export const studyGroups = pgTable(
  'study_groups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    careerPath: text('career_path').$type<CareerPath>().notNull(),
    maxMembers: smallint('max_members').notNull().default(8),
    isPrivate: boolean('is_private').notNull().default(false),
    /** The group's leader: its creator, until they leave and the longest-standing member takes over. */
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The members' conversation. */
    conversationId: integer('conversation_id')
      .notNull()
      .unique()
      .references(() => conversations.id),
    /** For a private group; null for an open one. */
    invitationCode: text('invitation_code'),
    nextMeeting: instant('next_meeting'),
    meetingPlace: text('meeting_place'),
    createdAt: instant('created_at').notNull(),
    /** When a moderator hid it; null while visible. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('study_groups_by_path').on(table.careerPath, table.id),
    index('study_groups_by_creator').on(table.createdBy),
  ],
);

export const studyGroupMembers = pgTable(
  'study_group_members',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    userId: learnerId().notNull(),
    role: text('role', { enum: ['creator', 'member'] })
      .notNull()
      .default('member'),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('study_group_members_by_user').on(table.userId),
  ],
);
