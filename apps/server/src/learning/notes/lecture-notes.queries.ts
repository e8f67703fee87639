import { Id } from '@rounds/contract/common';
import type { LectureFields } from '@rounds/contract/learning/lectures';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const newLectureNote = statement({
  name: 'lecture_note_insert',
  text: `
    insert into user_notes (user_id, title, content, note_type, subject, course_code, semester, description, media_type, media_url,
      transcription_status, content_source, rights_confirmation, original_creator, license_type, created_at, updated_at)
    values ($userId, $title, '', 'recorded_lecture', $subject, $courseCode, $semester, $description, $mediaType, $key,
      'pending', $contentSource, true, $originalCreator, $licenseType, $now, $now)
    returning id`,
  row: z.object({ id: Id }),
});

/**
 * Creates a note that is yet to be transcribed. Returns its id.
 * @param key of its recording in the storage
 */
export async function insertLectureNote(
  sql: Sql,
  userId: number,
  { compliance, title, subject, courseCode, semester, description, mediaType }: LectureFields,
  key: string,
  now: Date,
): Promise<number> {
  const { contentSource, originalCreator, licenseType } = compliance;
  const about = { title, subject, courseCode, semester, description, mediaType };
  const rights = { contentSource, originalCreator, licenseType };
  const { id } = await queryRow(sql, newLectureNote, { userId, key, now, ...about, ...rights });
  return id;
}

const lectureText = statement({
  name: 'lecture_note_text_save',
  text: `
    update user_notes set content = coalesce($content::text, content), transcription_status = $status, updated_at = $now,
      media_duration = coalesce($duration::float8, media_duration),
      analyzed_at = case when $content::text is null or content = $content::text then analyzed_at end
    where id = $id`,
});

/** The result of a transcription. */
export interface LectureText {
  /** Null while there is no text: the note keeps what it has. */
  readonly content: string | null;
  readonly status: string;
  /** In seconds; null if unknown. */
  readonly duration: number | null;
}

export async function saveLectureText(sql: Sql, id: number, text: LectureText, now: Date): Promise<void> {
  await sql.query(lectureText, { id, now, ...text });
}
