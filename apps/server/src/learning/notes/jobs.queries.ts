import { Id, Instant } from '@rounds/contract/common';
import {
  noteJobKinds,
  noteJobStates,
  noteJobSteps,
  type NoteJobStep,
} from '@rounds/contract/learning/notes.rules';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Asked } from './jobs.rules.ts';

const Row = z.object({
  id: z.uuid(),
  userId: Id,
  noteId: Id,
  kind: z.enum(noteJobKinds),
  state: z.enum(noteJobStates),
  step: z.enum(noteJobSteps),
  progress: z.int(),
  wanted: z.record(z.string(), z.unknown()),
  resultId: Id.nullable(),
  error: z.string().nullable(),
  run: z.int(),
  runner: z.uuid(),
  seenAt: Instant,
  createdAt: Instant,
});
export type JobRow = z.infer<typeof Row>;

const columns =
  `j.id, j.user_id as "userId", j.note_id as "noteId", j.job_type as kind, j.status as state, j.step, j.progress,
  j.wanted, j.result as "resultId", j.error_message as error, j.run, j.runner, iso_instant(j.seen_at) as "seenAt",
  iso_instant(j.created_at) as "createdAt"` as const;

const running = statement({
  name: 'note_job_running',
  text: `
    select ${columns} from note_analysis_jobs j
    where j.user_id = $userId and j.note_id = $noteId and j.job_type = $kind and j.status = 'running' for update`,
  row: Row,
});

/** The running job of this kind for a note; locked until the transaction ends. */
export function lockRunning(tx: Sql, userId: number, { noteId, kind }: Asked) {
  return queryOptionalRow(tx, running, { userId, noteId, kind });
}

const byRequest = statement({
  name: 'note_job_by_request',
  text: `select ${columns} from note_analysis_jobs j where j.user_id = $userId and j.request_key = $key`,
  row: Row,
});

/** The job started by the request with this key. */
export function selectOptionalByRequest(sql: Sql, userId: number, key: string) {
  return queryOptionalRow(sql, byRequest, { userId, key });
}

const newJob = statement({
  name: 'note_job_insert',
  text: `
    insert into note_analysis_jobs as j
      (user_id, note_id, job_type, status, step, wanted, request_key, runner, seen_at, created_at)
    values ($userId, $noteId, $kind, 'running', 'starting', $wanted::json, $key, $runner, $now, $now)
    on conflict do nothing
    returning ${columns}`,
  row: Row,
});

/** Null if another request was first. */
export function insertJob(
  tx: Sql,
  userId: number,
  { wanted, ...asked }: Asked,
  key: string | null,
  runner: string,
  now: Date,
) {
  return queryOptionalRow(tx, newJob, {
    userId,
    ...asked,
    wanted: JSON.stringify(wanted),
    key,
    runner,
    now,
  });
}

const takenOver = statement({
  name: 'note_job_take_over',
  text: `
    update note_analysis_jobs j set run = run + 1, runner = $runner, seen_at = $now, step = 'starting', progress = 0
    where id = $id and run = $run and status = 'running'
    returning ${columns}`,
  row: Row,
});

/** Takes over a job whose process has died; null if another process was first, or the job has ended. */
export function takeOver(sql: Sql, { id, run }: Pick<JobRow, 'id' | 'run'>, runner: string, now: Date) {
  return queryOptionalRow(sql, takenOver, { id, run, runner, now });
}

const beat = statement({
  name: 'note_job_beat',
  text: `
    update note_analysis_jobs set step = $step, progress = $progress, runner = $runner, seen_at = $now
    where id = $id and run = $run and status = 'running'
    returning id`,
  row: z.object({ id: z.string() }),
});

/** Records a heartbeat with the job's progress. @returns whether the job is still this run's */
export async function saveHeartbeat(
  sql: Sql,
  { id, run }: Pick<JobRow, 'id' | 'run'>,
  step: NoteJobStep,
  progress: number,
  runner: string,
  now: Date,
): Promise<boolean> {
  return (await sql.query(beat, { id, run, step, progress, runner, now })).length > 0;
}

const ended = statement({
  name: 'note_job_end',
  text: `
    update note_analysis_jobs
    set status = $state, result = $resultId, error_message = $error::text,
      progress = case when $state = 'completed' then 100 else progress end
    where id = $id and run = $run and status = 'running'
    returning id`,
  row: z.object({ id: z.string() }),
});

/** Ends a job. @returns whether it was still this run's to end */
export async function endJob(
  sql: Sql,
  { id, run }: Pick<JobRow, 'id' | 'run'>,
  state: 'completed' | 'failed' | 'canceled',
  { resultId = null, error = null }: { readonly resultId?: number | null; readonly error?: string | null },
): Promise<boolean> {
  return (await sql.query(ended, { id, run, state, resultId, error })).length > 0;
}

const byId = statement({
  name: 'note_job_by_id',
  text: `
    select ${columns} from note_analysis_jobs j where j.id = $id and ($userId::int is null or j.user_id = $userId)`,
  row: Row,
});

/** @param userId the owner; null for any */
export function selectOptionalJob(sql: Sql, id: string, userId: number | null) {
  return queryOptionalRow(sql, byId, { id, userId });
}

const closed = statement({
  name: 'note_job_close',
  text: `
    update note_analysis_jobs j
    set is_closed = true, status = case when j.status = 'running' then 'canceled' else j.status end
    where j.id = $id and j.user_id = $userId
    returning ${columns}`,
  row: Row,
});

/** Cancels a running job, or closes one that has ended; null if the learner has no job with that id. */
export function closeJob(sql: Sql, id: string, userId: number) {
  return queryOptionalRow(sql, closed, { id, userId });
}

const openOfNote = statement({
  name: 'note_jobs_open_of_note',
  text: `
    select ${columns} from note_analysis_jobs j
    where j.note_id = $noteId and j.user_id = $userId and not j.is_closed
    order by j.created_at desc, j.id limit 20`,
  row: Row,
});

export const selectOpenJobs = (sql: Sql, userId: number, noteId: number): Promise<JobRow[]> =>
  sql.query(openOfNote, { userId, noteId });

const silent = statement({
  name: 'note_jobs_silent',
  text: `
    select ${columns} from note_analysis_jobs j where j.status = 'running' and j.seen_at < $before order by j.created_at limit 100`,
  row: Row,
});

/** Jobs without a heartbeat since then. */
export const selectSilentJobs = (sql: Sql, before: Date): Promise<JobRow[]> => sql.query(silent, { before });

const deletedOld = statement({
  name: 'note_jobs_delete_old',
  text: `delete from note_analysis_jobs where created_at < $before and status <> 'running'`,
});

export const deleteOldJobs = (sql: Sql, before: Date) => sql.query(deletedOld, { before });
