import { TranscriptSegment, type Transcription } from '@rounds/contract/learning/lectures';
import {
  transcriptionEngines,
  transcriptionReasons,
  transcriptionStates,
} from '@rounds/contract/learning/lectures.rules';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const newJob = statement({
  name: 'transcription_job_insert',
  text: `insert into transcription_jobs (note_id, status, segments, created_at, updated_at) values ($noteId, 'pending', '[]', $now, $now)`,
});
export const insertJob = (sql: Sql, noteId: number, now: Date) => sql.query(newJob, { noteId, now });

const Job = z.object({
  status: z.enum(transcriptionStates),
  progress: z.int(),
  reason: z.enum(transcriptionReasons).nullable(),
  engine: z.enum(transcriptionEngines).nullable(),
  pieces: z.array(z.number()).nullable(),
  piecesDone: z.int(),
  segments: z.array(TranscriptSegment),
});
export type Job = Readonly<z.output<typeof Job>>;

const jobOfNote = statement({
  name: 'transcription_job_by_note',
  text: `
    select j.status, j.progress, j.error_message as reason, j.engine, j.pieces, j.pieces_done as "piecesDone", j.segments
    from transcription_jobs j join user_notes n on n.id = j.note_id
    where n.id = $id and n.is_active and ($userId::int is null or n.user_id = $userId)`,
  row: Job,
});
/** @param userId the required owner; null for the job itself */
export function selectOptionalJob(sql: Sql, id: number, userId: number | null) {
  return queryOptionalRow(sql, jobOfNote, { id, userId });
}

export const toTranscription = ({ status, progress, reason, engine, segments }: Job): Transcription => ({
  status,
  progress,
  reason,
  engine,
  segments,
});

const savedJob = statement({
  name: 'transcription_job_save',
  text: `
    update transcription_jobs set status = $status, progress = $progress, error_message = $reason, engine = $engine,
      pieces = $pieces::json, pieces_done = $piecesDone, segments = $segments::json, transcription_text = $content,
      processing_time = extract(epoch from $now::timestamptz - created_at), updated_at = $now
    where note_id = $id and ($from::text is null or (status = $from and pieces_done <= $piecesDone))
    returning note_id as id`,
  row: z.object({ id: z.int() }),
});

/** @returns whether it was in the state `from`, if one is given */
export async function saveJob(
  sql: Sql,
  id: number,
  from: Job['status'] | null,
  { pieces, segments, ...job }: Job,
  content: string | null,
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(savedJob, {
    ...job,
    id,
    from,
    content,
    now,
    pieces: pieces && JSON.stringify(pieces),
    segments: JSON.stringify(segments),
  });
  return rows.length > 0;
}

const staleJobs = statement({
  name: 'transcription_jobs_stale',
  text: `select note_id as id from transcription_jobs where status in ('pending', 'processing') and updated_at < $before limit 100`,
  row: z.object({ id: z.int() }),
});
/** Transcriptions that no process is working on any longer. */
export const selectStalledJobs = (sql: Sql, before: Date) => sql.query(staleJobs, { before });
