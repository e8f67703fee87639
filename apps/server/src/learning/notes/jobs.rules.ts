import { planErrors } from '@rounds/contract/business/plans.errors';
import { sharedErrors } from '@rounds/contract/errors';
import type { NoteJob } from '@rounds/contract/learning/notes.jobs';
import { noteErrors } from '@rounds/contract/learning/notes.errors';
import type { NoteJobKind } from '@rounds/contract/learning/notes.rules';

/** In milliseconds: the interval between heartbeats, and how long without one until a job counts as lost. */
export const heartbeat = { every: 700, lostAfter: 30_000 } as const;

/** How many times a job is run at most. */
const maxRuns = 3;

/** The process that runs a job. */
export interface AtWork {
  readonly run: number;
  readonly runner: string;
  readonly seenAt: Date;
}

/**
 * Whether the process that ran a job has died.
 * @param self this process, and whether it is running the job
 */
export const isLost = (
  { runner, seenAt }: AtWork,
  self: { readonly id: string; readonly isAtIt: boolean },
  now: Date,
): boolean => (runner === self.id ? !self.isAtIt : now.getTime() - seenAt.getTime() > heartbeat.lostAfter);

export const mayRunAgain = ({ run }: Pick<AtWork, 'run'>): boolean => run < maxRuns;

/** What was asked for. */
export interface Asked {
  readonly noteId: number;
  readonly kind: NoteJobKind;
  readonly wanted: object;
}

/** Whether both ask for the same. Comparing JSON works because the contract's schema fixes the order of properties. */
export const isSame = (one: Asked, other: Asked): boolean =>
  one.noteId === other.noteId &&
  one.kind === other.kind &&
  JSON.stringify(one.wanted) === JSON.stringify(other.wanted);

/** How a job can fail. Calls that wait for it fail with the same codes. */
export const jobFailures = [
  noteErrors.note_not_found,
  noteErrors.note_gives_no_items,
  noteErrors.analysis_busy,
  noteErrors.note_takes_too_long,
  noteErrors.writing_canceled,
  noteErrors.writing_interrupted,
  noteErrors.writing_failed,
  planErrors.student_plan_needed,
  planErrors.professional_plan_needed,
] as const;
/** Why a request can be refused, including how its job can fail. */
export const jobRefusals = [...jobFailures, noteErrors.note_job_running, sharedErrors.key_reused] as const;
export type JobFailure = (typeof jobFailures)[number]['code'];
export type JobRefusal = (typeof jobRefusals)[number]['code'];

export const toJobFailure = (code: unknown): JobFailure | null =>
  jobFailures.find((one) => one.code === code)?.code ?? null;

/** A job's failure as the client sees it. */
export function failureOf(code: JobFailure): NonNullable<NoteJob['failure']> {
  const plan = jobFailures.find((one) => one.code === code)?.plan;
  return plan === undefined ? { code } : { code, plan };
}
