import { Difficulty, Id } from '@rounds/contract/common';
import { Note, NoteAnalysis, Writer } from '@rounds/contract/learning/notes';
import { NoteItem } from '@rounds/contract/learning/notes.generated';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { createNote, updateNote as updateNoteEndpoint } from '@rounds/contract/learning/notes';
import { z } from 'zod';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { type ById, ById as byId, listRow } from '../../platform/db/list-row.ts';
import { jsonOf, type Json } from '../../platform/db/json.ts';
import { statement } from '../../platform/db/statement.ts';

const noteJson = `json_build_object(
    'id', n.id, 'title', n.title, 'content', n.content, 'noteType', n.note_type, 'subject', n.subject,
    'courseCode', n.course_code, 'semester', n.semester, 'description', n.description, 'mediaType', n.media_type,
    'duration', n.media_duration, 'createdAt', iso_instant(n.created_at), 'updatedAt', iso_instant(n.updated_at),
    'analyzedAt', iso_instant(n.analyzed_at))::text as json` as const;

const notesLatestFirst = statement({
  name: 'notes_latest_first',
  text: `
    select ${noteJson}, json_build_array(n.id)::text as place
    from user_notes n
    where n.user_id = $userId and n.is_active and ($before::int is null or n.id < $before)
      and ($pattern::text is null or n.title ilike $pattern or n.content ilike $pattern)
    order by n.id desc
    limit $limit`,
  row: listRow(Note, byId),
});

/** The learner's notes, latest first. @param pattern an ILIKE pattern for title or text; null for all */
export function selectNotes(
  sql: Sql,
  userId: number,
  pattern: string | null,
  limit: number,
  after: ById | null,
) {
  return sql.query(notesLatestFirst, { userId, pattern, limit, before: after?.[0] ?? null });
}

const noteById = statement({
  name: 'note_by_id',
  text: `select ${noteJson} from user_notes n where n.id = $id and n.user_id = $userId and n.is_active`,
  row: z.object({ json: jsonOf(Note) }),
});

/** One of the learner's notes; null if there is none with that id. */
export async function selectOptionalNote(sql: Sql, userId: number, id: number): Promise<Json<Note> | null> {
  const [row] = await sql.query(noteById, { userId, id });
  return row?.json ?? null;
}

const NoteText = z.object({ title: z.string(), content: z.string() });
export type NoteText = Readonly<z.output<typeof NoteText>>;

const noteText = statement({
  name: 'note_text_by_id',
  text: `
    select n.title, n.content
    from user_notes n where n.id = $id and n.user_id = $userId and n.is_active`,
  row: NoteText,
});

/** A note's text; null if the learner has none with that id. */
export function selectOptionalText(sql: Sql, userId: number, id: number) {
  return queryOptionalRow(sql, noteText, { userId, id });
}

const importedOfNote = statement({
  name: 'note_imported_questions',
  text: `
    select questions from note_based_tests
    where note_id = $id and user_id = $userId and questions::text like '%"imported"%'
    order by id limit 20`,
  row: z.object({ questions: z.array(NoteItem) }),
});

/** The questions of a note's tests that came from files. */
export async function selectImportedQuestions(sql: Sql, userId: number, id: number): Promise<NoteItem[]> {
  return (await sql.query(importedOfNote, { userId, id })).flatMap(({ questions }) => questions);
}

const correctedText = statement({
  name: 'note_text_correct',
  text: `
    update user_notes set content = $to, analyzed_at = null
    where id = $id and user_id = $userId and is_active and content = $content`,
});

/** Replaces a note's text if it is still the given one, and clears the analysis. */
export async function correctText(
  sql: Sql,
  userId: number,
  id: number,
  content: string,
  to: string,
): Promise<void> {
  await sql.query(correctedText, { userId, id, content, to });
}

export type NoteFields = BodyOf<typeof createNote>;
export type NoteChanges = BodyOf<typeof updateNoteEndpoint>;

const newNote = statement({
  name: 'note_insert',
  text: `
    insert into user_notes (user_id, title, content, note_type, subject, course_code, semester, description, created_at, updated_at)
    values ($userId, $title, $content, $noteType, $subject, $courseCode, $semester, $description, $now, $now)
    returning id`,
  row: z.object({ id: Id }),
});

export async function insertNote(sql: Sql, userId: number, note: NoteFields, now: Date): Promise<number> {
  const { id } = await queryRow(sql, newNote, { userId, ...note, now });
  return id;
}

const changedNote = statement({
  name: 'note_update',
  text: `
    update user_notes set title = $title,
      content = case when note_type = 'recorded_lecture' then content else coalesce($content, content) end,
      note_type = case when note_type = 'recorded_lecture' then note_type else coalesce($noteType, note_type) end,
      subject = coalesce($subject, subject),
      course_code = $courseCode, semester = $semester, description = $description, updated_at = $now,
      analyzed_at = case when note_type = 'recorded_lecture' or content = coalesce($content, content) then analyzed_at end
    where id = $id and user_id = $userId and is_active
    returning id`,
  row: z.object({ id: Id }),
});

/** Returns whether there is such a note. Changing the text clears the analysis; a lecture's is its transcript's alone. */
export async function updateNote(
  sql: Sql,
  userId: number,
  id: number,
  changes: NoteChanges,
  now: Date,
): Promise<boolean> {
  const { content, noteType, subject, ...rest } = changes;
  const kept = { content: content ?? null, noteType: noteType ?? null, subject: subject ?? null };
  return (await sql.query(changedNote, { userId, id, ...rest, ...kept, now })).length > 0;
}

const deletedNote = statement({
  name: 'note_delete',
  text: 'delete from user_notes where id = $id and user_id = $userId returning id',
  row: z.object({ id: Id }),
});

/** Returns whether there was such a note. What was generated from it is deleted too. */
export async function deleteNote(sql: Sql, userId: number, id: number): Promise<boolean> {
  return (await sql.query(deletedNote, { userId, id })).length > 0;
}

const analysisOfNote = statement({
  name: 'note_analysis',
  text: `
    select n.analyzed_topics as topics, n.learning_objectives as "learningObjectives", n.difficulty_level as difficulty,
      n.estimated_study_time as "estimatedStudyTime", n.key_terms as "keyTerms", n.term_links as links,
      n.analyzer as "writtenBy", iso_instant(n.analyzed_at) as "analyzedAt"
    from user_notes n where n.id = $id and n.user_id = $userId and n.is_active and n.analyzed_at is not null`,
  row: NoteAnalysis.extend({ difficulty: Difficulty, writtenBy: Writer }),
});

/** The analysis of a note's current text; null before there is one. */
export function selectOptionalAnalysis(sql: Sql, userId: number, id: number) {
  return queryOptionalRow(sql, analysisOfNote, { userId, id });
}

const savedAnalysis = statement({
  name: 'note_analysis_save',
  text: `
    update user_notes set analyzed_topics = $topics::json, learning_objectives = $learningObjectives::json,
      difficulty_level = $difficulty, estimated_study_time = $estimatedStudyTime, key_terms = $keyTerms::json,
      term_links = $links::json, analyzer = $writtenBy, analyzed_at = $analyzedAt
    where id = $id and user_id = $userId and is_active and content = $content
    returning id`,
  row: z.object({ id: Id }),
});

/** Returns whether the note's text is still the one analyzed. */
export async function saveAnalysis(
  sql: Sql,
  userId: number,
  id: number,
  content: string,
  { topics, learningObjectives, keyTerms, links, ...analysis }: NoteAnalysis,
): Promise<boolean> {
  const rows = await sql.query(savedAnalysis, {
    userId,
    id,
    content,
    ...analysis,
    topics: JSON.stringify(topics),
    learningObjectives: JSON.stringify(learningObjectives),
    keyTerms: JSON.stringify(keyTerms),
    links: JSON.stringify(links),
  });
  return rows.length > 0;
}
