import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@rounds/contract/time.rules';
import type { NoteJob } from '@rounds/contract/learning/notes.jobs';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { runForEach } from '../../platform/jobs/run-for-each.ts';
import * as queries from './jobs.queries.ts';
import type { JobRow } from './jobs.queries.ts';
import * as rules from './jobs.rules.ts';
import { withoutImportedQuestions } from './imported-text.rules.ts';
import { type NoteText, correctText, selectImportedQuestions, selectOptionalText } from './notes.queries.ts';
import type { NotesDeps } from './notes.service.ts';
import { type Working, Canceled } from './ai.service.ts';
import { turnsOf } from '../../platform/turns.ts';
import { writers } from './writing.service.ts';

/** Limits each learner, since all share one analyzer and the calls of one AI service. */
const inTurn = turnsOf(2);

export interface JobDeps extends NotesDeps {
  readonly config: { readonly notePatience: number };
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Resumes a job whose process has died. */
export const resumeJob = 'notes.write';

/** Identifies this process as the runner of a job. */
const self = randomUUID();

interface Work {
  readonly run: number;
  /** Resolves with an unexpected error, if there was one. */
  readonly done: Promise<Error | undefined>;
  readonly stop: AbortController;
}
/** The jobs that this process is running, by id. */
const atWork = new Map<string, Work>();

const isLost = ({ id, seenAt, ...job }: JobRow, now: Date) =>
  rules.isLost({ ...job, seenAt: new Date(seenAt) }, { id: self, isAtIt: atWork.has(id) }, now);

/**
 * Starts a job and waits for it briefly. If the same request is already running, the caller shares that job.
 * @param key the request's Idempotency-Key: sending it again starts nothing
 * @returns the job, still running or completed
 */
export async function requestJob(
  deps: JobDeps,
  userId: number,
  asked: rules.Asked,
  key: string | null,
  fail: Fail<rules.JobRefusal>,
): Promise<JobRow> {
  const { db, clock } = deps;
  const begun = await db.transaction((tx) => beginJob(tx, userId, asked, key, clock.now(), fail));
  const { id } = begun.job;
  if (begun.isNew) start(deps, begun.job);
  const failure = await settled(deps, id);
  if (failure !== undefined) throw failure;
  const job = await queries.selectOptionalJob(db, id, userId);
  if (!job) throw fail('note_not_found');
  if (job.state === 'running') return job;
  await queries.closeJob(db, id, userId);
  if (job.state === 'canceled') throw fail('writing_canceled');
  if (job.state === 'failed') throw fail(rules.toJobFailure(job.error) ?? 'writing_failed');
  return job;
}

async function beginJob(
  tx: Sql,
  userId: number,
  asked: rules.Asked,
  key: string | null,
  now: Date,
  fail: Fail<rules.JobRefusal>,
): Promise<{ readonly job: JobRow; readonly isNew: boolean }> {
  if (!(await selectOptionalText(tx, userId, asked.noteId))) throw fail('note_not_found');
  const known = key === null ? null : await queries.selectOptionalByRequest(tx, userId, key);
  if (known && !rules.isSame(known, asked)) throw fail('key_reused');
  if (known && known.state !== 'running') return { job: known, isNew: false };
  const running = await queries.lockRunning(tx, userId, asked);
  if (running && !isLost(running, now)) {
    if (!rules.isSame(running, asked)) throw fail('note_job_running');
    return { job: running, isNew: false };
  }
  if (running) {
    const again = rules.isSame(running, asked) ? await queries.takeOver(tx, running, self, now) : null;
    if (again) return { job: again, isNew: true };
    await queries.endJob(tx, running, 'failed', { error: 'writing_interrupted' });
  }
  const job = await queries.insertJob(tx, userId, asked, key, self, now);
  if (job) return { job, isNew: true };
  // Lost the race to an identical or conflicting request, which has committed by now.
  const first = await queries.lockRunning(tx, userId, asked);
  if (first && rules.isSame(first, asked)) return { job: first, isNew: false };
  throw fail('note_job_running');
}

function start(deps: JobDeps, job: JobRow): Work {
  const stop = new AbortController();
  const done = writeJob(deps, job, stop)
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
    .finally(() => {
      if (atWork.get(job.id) === work) atWork.delete(job.id);
    });
  const work: Work = { run: job.run, done, stop };
  atWork.set(job.id, work);
  return work;
}

/** Waits until a job ends, up to the patience of a caller. @returns the unexpected error, if there was one */
async function settled({ db, config }: JobDeps, id: string): Promise<Error | undefined> {
  const timer = new AbortController();
  const late = wait(config.notePatience, undefined, { signal: timer.signal, ref: false }).catch(
    () => undefined,
  );
  try {
    const own = atWork.get(id);
    if (own) return await Promise.race([own.done, late]);
    // Another process is running it, or it has ended.
    const until = performance.now() + config.notePatience;
    while ((await queries.selectOptionalJob(db, id, null))?.state === 'running' && performance.now() < until)
      await wait(100);
    return undefined;
  } finally {
    timer.abort();
  }
}

/** Marks the job as failed. It isn't an ApiError, since no call may be waiting any more. */
class Failed extends Error {
  readonly code: rules.JobFailure;

  constructor(code: rules.JobFailure) {
    super(code);
    this.code = code;
  }
}
const failJob: Fail<rules.JobFailure> = (code) => new Failed(code);

/** Runs a job to its end. @throws any unexpected error, after recording the failure if the database can be reached */
async function writeJob(deps: JobDeps, job: JobRow, stop: AbortController): Promise<void> {
  const { db, clock, logger } = deps;
  const at: { step: NoteJob['step']; progress: number } = { step: 'starting', progress: 0 };
  const working: Working = {
    userId: job.userId,
    noteId: job.noteId,
    signal: stop.signal,
    report: (step, progress) => void Object.assign(at, { step, progress }),
  };
  const beat = async () => {
    const isOurs = await queries
      .saveHeartbeat(db, job, at.step, at.progress, self, clock.now())
      .catch(() => true);
    if (!isOurs) stop.abort();
  };
  const beating = setInterval(() => void beat(), rules.heartbeat.every);
  beating.unref();
  try {
    const save = await inTurn(job.userId, async () => {
      if (stop.signal.aborted) throw new Canceled();
      const note = await readCorrected(db, job.userId, job.noteId);
      if (!note) throw failJob('note_not_found');
      return writers[job.kind](deps, working, note, job.wanted, failJob);
    });
    const now = clock.now();
    await db.transaction(async (tx) => {
      const resultId = await save(tx, now);
      // Canceled, or taken over by another process: save nothing, count nothing.
      if (!(await queries.endJob(tx, job, 'completed', { resultId }))) throw new Canceled();
    });
  } catch (error) {
    if (error instanceof Canceled || stop.signal.aborted) return;
    const code = rules.toJobFailure((error as { code?: unknown }).code);
    await queries.endJob(db, job, 'failed', { error: code ?? 'writing_failed' }).catch(() => undefined);
    if (code) return;
    logger.error({ err: error, noteId: job.noteId }, 'writing from a note failed');
    throw error;
  } finally {
    clearInterval(beating);
  }
}

/**
 * Reads a note's text. Notes that earlier releases made for imported questions also contain the false statements: these
 * are removed from the note first, so that nothing is written from them.
 */
async function readCorrected(db: JobDeps['db'], userId: number, noteId: number): Promise<NoteText | null> {
  const note = await selectOptionalText(db, userId, noteId);
  if (!note) return null;
  const content = withoutImportedQuestions(note.content, await selectImportedQuestions(db, userId, noteId));
  if (content !== note.content) await correctText(db, userId, noteId, note.content, content);
  return { ...note, content };
}

/** A job as the client sees it. */
export const shown = ({
  id,
  noteId,
  kind,
  state,
  step,
  progress,
  resultId,
  error,
  createdAt,
}: JobRow): NoteJob => ({
  id,
  noteId,
  kind,
  state,
  step,
  progress,
  resultId,
  createdAt,
  failure: state === 'failed' ? rules.failureOf(rules.toJobFailure(error) ?? 'writing_failed') : null,
});

type Unknown = Fail<'note_job_not_found'>;

export async function readJob({ db }: JobDeps, userId: number, id: string, fail: Unknown): Promise<NoteJob> {
  const job = await queries.selectOptionalJob(db, id, userId);
  if (!job) throw fail('note_job_not_found');
  return shown(job);
}

export async function closeJob({ db }: JobDeps, userId: number, id: string, fail: Unknown): Promise<NoteJob> {
  const job = await queries.closeJob(db, id, userId);
  if (!job) throw fail('note_job_not_found');
  if (job.state === 'canceled') atWork.get(id)?.stop.abort();
  return shown(job);
}

export async function listJobs(
  { db }: JobDeps,
  userId: number,
  noteId: number,
  fail: Fail<'note_not_found'>,
): Promise<NoteJob[]> {
  if (!(await selectOptionalText(db, userId, noteId))) throw fail('note_not_found');
  return (await queries.selectOpenJobs(db, userId, noteId)).map(shown);
}

/** Resumes jobs whose process has died, fails those that keep dying, and deletes those older than a day. */
export async function sweepJobs({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock.now();
  const silent = await queries.selectSilentJobs(db, new Date(now.getTime() - rules.heartbeat.lostAfter));
  await runForEach(
    silent,
    ({ id }) => id,
    (job) =>
      db.transaction(async (tx) => {
        if (!rules.mayRunAgain(job))
          await queries.endJob(tx, job, 'failed', { error: 'writing_interrupted' });
        else if (await queries.takeOver(tx, job, self, now))
          await jobs.enqueue(tx, resumeJob, { id: job.id, run: job.run + 1 });
      }),
  );
  await queries.deleteOldJobs(db, new Date(now.getTime() - dayMs));
}

/** Runs a job that `sweepJobs` took over, unless it has been taken over again since. */
export async function resume(deps: JobDeps, { id, run }: Pick<JobRow, 'id' | 'run'>): Promise<void> {
  const job = await queries.selectOptionalJob(deps.db, id, null);
  if (job?.state !== 'running' || job.run !== run) return;
  const before = atWork.get(id);
  if (before?.run === run) return;
  before?.stop.abort();
  await start(deps, job).done;
}
