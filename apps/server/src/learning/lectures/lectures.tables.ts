import type { Compliance, LectureFields, TranscriptSegment } from '@rounds/contract/learning/lectures';
import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';
import { instant } from '../../platform/db/columns.ts';
import { userNotes } from '../notes/notes.tables.ts';

const ofNote = () =>
  integer('note_id')
    .notNull()
    .references(() => userNotes.id, { onDelete: 'cascade' });

/**
 * Every file in the storage. A row is created before its file, and deleted after it. So whatever is deleted or
 * interrupted, the sweep can remove the file of a row without a note.
 */
export const lectureFiles = pgTable(
  'lecture_files',
  {
    key: text('key').primaryKey(),
    /** Null while it arrives, and when its note is gone. */
    noteId: integer('note_id').references(() => userNotes.id, { onDelete: 'set null' }),
    mimeType: text('mime_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** While it arrives, when its row was last touched. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    index('lecture_files_of_note').on(table.noteId),
    index('lecture_files_without_note')
      .on(table.seenAt)
      .where(sql`${table.noteId} is null`),
  ],
);

/**
 * Resumable uploads. While one exists, the sweep leaves its file alone; deleting its row is enough to have the bytes
 * removed.
 */
export const lectureUploads = pgTable(
  'lecture_uploads',
  {
    /** Of the file. */
    key: text('key').primaryKey(),
    userId: learnerId().notNull(),
    /** The file's name, as given by the sender. */
    name: text('name').notNull(),
    declaredType: text('declared_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    fingerprint: text('fingerprint').notNull(),
    fields: json('fields').$type<LectureFields>().notNull(),
    /** Where the rights were confirmed from. */
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent'),
    /** The type that its first bytes show; null before they arrive. */
    mediaType: text('media_type'),
    /** The outcome. */
    noteId: integer('note_id').references(() => userNotes.id, { onDelete: 'cascade' }),
    /** The request that is writing, until when it may, and whether another one waits for it. */
    holder: text('holder'),
    heldUntil: instant('held_until'),
    isWanted: boolean('is_wanted').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When bytes last arrived. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    index('lecture_uploads_of_learner').on(table.userId),
    index('lecture_uploads_of_note').on(table.noteId),
    index('lecture_uploads_seen').on(table.seenAt),
  ],
);

export const contentRightsVerification = pgTable(
  'content_rights_verification',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    noteId: ofNote(),
    verificationType: text('verification_type').notNull(),
    verificationDetails: json('verification_details').$type<Compliance>().notNull(),
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent'),
    isValid: boolean('is_valid').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('content_rights_verification_of_note').on(table.noteId)],
);

export const transcriptionJobs = pgTable('transcription_jobs', {
  noteId: ofNote().primaryKey(),
  status: text('status').notNull(),
  transcriptionText: text('transcription_text'),
  /** From 0 to 1, as the engine reports it; null if it doesn't. */
  confidence: doublePrecision('confidence'),
  /** In seconds. */
  processingTime: doublePrecision('processing_time'),
  errorMessage: text('error_message'),
  engine: text('engine'),
  progress: integer('progress').notNull().default(0),
  /** Where the pieces of the recording end, in seconds; null until it has been searched for pauses. */
  pieces: json('pieces').$type<number[]>(),
  piecesDone: integer('pieces_done').notNull().default(0),
  segments: json('segments').$type<TranscriptSegment[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
