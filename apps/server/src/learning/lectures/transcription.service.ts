import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maxInteger } from '@rounds/contract/common';
import type { Transcription, TranscriptSegment } from '@rounds/contract/learning/lectures';
import type { lectureErrors } from '@rounds/contract/learning/lectures.errors';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { PermanentFailure } from '../../platform/jobs/jobs.ts';
import type { Engine } from './engines.ts';
import type { LectureDeps } from './lecture-deps.ts';
import * as lectures from './lectures.queries.ts';
import { saveLectureText } from '../notes/index.ts';
import { cutsOf, truncateTranscript, placeSegments, textOf } from './pieces.rules.ts';
import { cut, isInstalled, measure } from './programs.ts';
import { makeTemporaryFolder, removeLeftFolders } from './temporary-folder.ts';
import * as queries from './transcription.queries.ts';

export const transcriptionJob = 'lectures.transcribe';

type Missing = Fail<keyof Pick<typeof lectureErrors, 'lecture_not_found'>>;
type Deps = Pick<LectureDeps, 'db' | 'clock' | 'storage' | 'jobs'>;

/** After this long, another job takes over, so that none looks stalled. */
const maxRunMs = 10 * 60_000;

/**
 * Transcribes a lecture piece by piece. Each piece is saved as it is finished, so that a run after a crash continues with the
 * next one. It stops when the learner has pasted a transcript or deleted the lecture.
 * @param engine null if this installation has none: the transcription is then marked as unavailable
 */
export async function transcribe(deps: Deps, id: number, engine: Engine | null): Promise<void> {
  const { db, clock } = deps;
  const job = await queries.selectOptionalJob(db, id, null);
  const media = await lectures.selectOptionalMedia(db, id, null);
  if (!job || !media || (job.status !== 'pending' && job.status !== 'processing')) return;
  const save = (from: queries.Job['status'], to: queries.Job, content: string | null = null) =>
    db.transaction((tx) => saveJob(tx, id, from, to, content, clock.now()));
  if (!engine) {
    await save(job.status, { ...job, status: 'unavailable', reason: 'no_engine' });
    return;
  }
  const started = { ...job, status: 'processing', engine: engine.name } as const;
  if (!(await save(job.status, started))) return;
  await removeLeftFolders();
  const temporary = await makeTemporaryFolder();
  const { folder } = temporary;
  try {
    const file = path.join(folder, 'recording');
    await pipeline(await deps.storage.read(media.key), createWriteStream(file, { mode: 0o600 }));
    await transcribePieces(deps, id, engine, { folder, file, job: started }, save);
  } catch (error) {
    const last = await queries.selectOptionalJob(db, id, null);
    if (!(error instanceof PermanentFailure)) {
      // The queue tries again, after longer and longer waits.
      if (last) await save('processing', { ...last, reason: 'engine_waiting' });
      throw error;
    }
    const reason = error instanceof Unreadable ? 'unreadable' : 'engine_failed';
    if (last) await save('processing', { ...last, status: 'failed', reason });
    if (!(error instanceof Unreadable)) throw error;
  } finally {
    await temporary.remove();
  }
}

/**
 * Saves a transcription's progress, and the note's text if there is one.
 * @param from the state it must be in; null for any
 * @returns whether it was: the learner may have pasted a transcript, or deleted the lecture
 */
async function saveJob(
  sql: Sql,
  id: number,
  from: queries.Job['status'] | null,
  job: queries.Job,
  content: string | null,
  now: Date,
): Promise<boolean> {
  if (!(await queries.saveJob(sql, id, from, job, content, now))) return false;
  await saveLectureText(sql, id, { content, status: job.status, duration: job.pieces?.at(-1) ?? null }, now);
  return true;
}

/** The recording can't be decoded. */
class Unreadable extends PermanentFailure {}

interface Work {
  readonly folder: string;
  readonly file: string;
  readonly job: queries.Job;
}
type Save = (from: queries.Job['status'], to: queries.Job, content?: string | null) => Promise<boolean>;

async function transcribePieces(
  deps: Deps,
  id: number,
  engine: Engine,
  { folder, file, job }: Work,
  save: Save,
) {
  const canCut = await isInstalled('ffmpeg');
  const pieces = job.pieces ?? (canCut ? await cutsOfFile(file) : []);
  const count = Math.max(1, pieces.length);
  const startedAt = performance.now();
  let state: queries.Job = { ...job, pieces };
  let isFull = false;
  while (state.piecesDone < count && !isFull) {
    const [from, to] = [pieces[state.piecesDone - 1] ?? 0, pieces[state.piecesDone]];
    const piece = to === undefined ? file : path.join(folder, 'piece.wav');
    if (to !== undefined) await cut(file, from, to, piece);
    // If the recording can't be measured, times are limited to the latest that can be corrected.
    const found = placeSegments(await engine.transcribe(piece), from, to ?? maxInteger);
    const piecesDone = state.piecesDone + 1;
    // 100 means completed.
    const progress = Math.min(99, Math.round((100 * piecesDone) / count));
    const said = [...state.segments, ...found];
    const segments = truncateTranscript(said);
    isFull = segments.length < said.length;
    state = { ...state, piecesDone, progress, segments: [...segments], reason: isFull ? 'too_long' : null };
    if (!isFull && !(await save('processing', state))) return;
    if (piecesDone < count && !isFull && performance.now() - startedAt > maxRunMs) {
      await deps.jobs.enqueue(deps.db, transcriptionJob, { noteId: id });
      return;
    }
  }
  const { segments } = state;
  if (segments.length === 0) await save('processing', { ...state, status: 'failed', reason: 'no_speech' });
  else await save('processing', { ...state, status: 'completed', progress: 100 }, textOf(segments));
}

async function cutsOfFile(file: string): Promise<number[]> {
  const audio = await measure(file).catch((error: unknown) => {
    throw new Unreadable('The recording can’t be decoded', { cause: error });
  });
  return cutsOf(audio.duration, audio.silences);
}

export async function readTranscription(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  id: number,
  fail: Missing,
): Promise<Transcription> {
  const job = await queries.selectOptionalJob(db, id, userId);
  if (!job) throw fail('lecture_not_found');
  return queries.toTranscription(job);
}

/** From now on, the learner's correction or pasted text is the transcript. */
export async function saveTranscript(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  id: number,
  segments: readonly TranscriptSegment[],
  fail: Missing,
): Promise<Transcription> {
  return db.transaction(async (tx) => {
    const job = await queries.selectOptionalJob(tx, id, userId);
    if (!job) throw fail('lecture_not_found');
    const kept = segments.filter(({ text }) => text.trim() !== '');
    // Segments without times were written by the learner. A correction keeps the engine's times.
    const isTimed = kept.some(({ end }) => end > 0);
    const done = {
      ...job,
      engine: isTimed ? job.engine : null,
      status: 'completed',
      progress: 100,
      reason: isTimed && job.status === 'completed' ? job.reason : null,
      segments: kept,
    } as const;
    await saveJob(tx, id, null, done, textOf(kept), clock.now());
    return queries.toTranscription(done);
  });
}

/** Resumes a failed transcription after its last finished piece. */
export async function retry(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  userId: number,
  id: number,
  fail: Fail<'lecture_not_found' | 'transcription_not_failed'>,
): Promise<Transcription> {
  return db.transaction(async (tx) => {
    const job = await queries.selectOptionalJob(tx, id, userId);
    if (!job) throw fail('lecture_not_found');
    if (job.status !== 'failed' && job.status !== 'unavailable') throw fail('transcription_not_failed');
    const restarted = { ...job, status: 'pending', reason: null } as const;
    if (!(await saveJob(tx, id, job.status, restarted, null, clock.now())))
      throw fail('transcription_not_failed');
    await jobs.enqueue(tx, transcriptionJob, { noteId: id });
    return queries.toTranscription(restarted);
  });
}

/** Longer than the queue keeps retrying. */
const stalledAfterMs = 60 * 60_000;

/** Marks transcriptions that no job works on anymore as failed. */
export async function failStalled({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - stalledAfterMs);
  for (const { id } of await queries.selectStalledJobs(db, before)) {
    const job = await queries.selectOptionalJob(db, id, null);
    if (!job) continue;
    const failed = { ...job, status: 'failed', reason: 'engine_failed' } as const;
    await db.transaction((tx) => saveJob(tx, id, job.status, failed, null, clock.now()));
  }
}
