import { Id } from '@rounds/contract/common';
import { lectureSubjects, noteTypes } from '@rounds/contract/learning/notes.rules';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const Found = z.object({
  noteId: Id,
  title: z.string(),
  noteType: z.enum(noteTypes),
  subject: z.enum(lectureSubjects),
  content: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
});

const most = 20;

const notesWith = statement({
  name: 'notes_with_words',
  text: `
    select n.id as "noteId", n.title, n.note_type as "noteType", n.subject, n.content,
      coalesce((select t.segments from transcription_jobs t where t.note_id = n.id), '[]') as segments
    from user_notes n
    where n.user_id = $userId and n.is_active and (n.title ilike $pattern or n.content ilike $pattern)
    order by n.id desc
    limit ${most}`,
  row: Found,
});

/** The learner's latest notes whose title or text matches. @param pattern an ILIKE pattern */
export const selectNotesWith = (sql: Sql, userId: number, pattern: string) =>
  sql.query(notesWith, { userId, pattern });
