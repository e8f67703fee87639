import type { OpenAttempt } from '@rounds/contract/learning/attempts';
import { nextNumber } from '@rounds/contract/learning/attempts.rules';
import { readJson } from '../browser/storage.ts';
import { attemptKey } from './kept-progress.ts';

interface ResumePoint {
  readonly attemptId: string;
  readonly answers: readonly unknown[];
  readonly explaining: number | null;
  /** The attempt that this one replaces: the learner started over. */
  readonly over?: string;
}

/** The number of the question at which an open attempt continues, as the player will show it; null for its result. */
export function resumeNumber(scenarioId: number, open: OpenAttempt): number | null {
  const kept = readJson(attemptKey(scenarioId), isResumePoint);
  // Started over, and the server has no answer of the new attempt yet.
  if (kept?.over === open.attemptId)
    return nextNumber({ ...open, answered: kept.answers.length }, kept.explaining);
  // If another device has answered more, continue from there.
  if (kept?.attemptId !== open.attemptId || kept.answers.length < open.answered) return nextNumber(open);
  return nextNumber({ ...open, answered: kept.answers.length }, kept.explaining);
}

function isResumePoint(value: unknown): value is ResumePoint {
  if (typeof value !== 'object' || value === null) return false;
  const { attemptId, answers, explaining, over } = value as Partial<Record<keyof ResumePoint, unknown>>;
  return (
    typeof attemptId === 'string' &&
    Array.isArray(answers) &&
    (explaining === null || typeof explaining === 'number') &&
    (over === undefined || typeof over === 'string')
  );
}
