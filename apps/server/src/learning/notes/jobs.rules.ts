import { planErrors } from '@rounds/contract/business/plans.errors';
import { sharedErrors } from '@rounds/contract/errors';
import type { NoteJob } from '@rounds/contract/learning/notes.jobs';
import { noteErrors } from '@rounds/contract/learning/notes.errors';
import type { NoteJobKind } from '@rounds/contract/learning/notes.rules';

/** In milliseconds. How often a job says that somebody is at it, and after what silence nobody is. */
export const beats = { every: 700, lostAfter: 30_000 } as const;

/** How often a job is begun at most. */
const maxRuns = 3;

/** Who is at a job. */
export interface AtWork {
  readonly run: number;
  readonly runner: string;
  readonly seenAt: Date;
}

/**
 * Whether the process that was at a job is gone.
 * @param self this process, and whether it is at the job
 */
export const isLost = (
  { runner, seenAt }: AtWork,
  self: { readonly id: string; readonly isAtIt: boolean },
  now: Date,
): boolean => (runner === self.id ? !self.isAtIt : now.getTime() - seenAt.getTime() > beats.lostAfter);

export const mayRunAgain = ({ run }: Pick<AtWork, 'run'>): boolean => run < maxRuns;

/** What was asked for. */
export interface Asked {
  readonly noteId: number;
  readonly kind: NoteJobKind;
  readonly wanted: object;
}

/** JSON of the same values, in the order in which the contract's schema writes them. */
export const isSame = (one: Asked, other: Asked): boolean =>
  one.noteId === other.noteId &&
  one.kind === other.kind &&
  JSON.stringify(one.wanted) === JSON.stringify(other.wanted);

/** What a job can end with, as calls answer it too. */
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
/** What a request for a job can be refused with, and what the job can end with. */
export const jobRefusals = [...jobFailures, noteErrors.note_job_running, sharedErrors.key_reused] as const;
export type JobFailure = (typeof jobFailures)[number]['code'];
export type JobRefusal = (typeof jobRefusals)[number]['code'];

export const toJobFailure = (code: unknown): JobFailure | null =>
  jobFailures.find((one) => one.code === code)?.code ?? null;

/** What is told of a job's failure. */
export function failureOf(code: JobFailure): NonNullable<NoteJob['failure']> {
  const plan = jobFailures.find((one) => one.code === code)?.plan;
  return plan === undefined ? { code } : { code, plan };
}
