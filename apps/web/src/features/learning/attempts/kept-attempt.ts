import { modes, type Mode } from '@rounds/contract/learning/attempts.rules';
import { attemptKey } from '../../../session/kept-progress.ts';
import { getSession } from '../../../session/session.ts';
import { readJson, readText, remove, writeJson, writeText } from '../../../browser/storage.ts';
import type { KeptAttempt } from './resume.rules.ts';

/** Practice and cases are different occasions: what was chosen for one says nothing about the other. */
type Occasion = 'case' | 'practice';
const modeKey = (occasion: Occasion) =>
  `rounds.mode.${occasion === 'practice' ? 'practice.' : ''}${getSession().user?.id ?? 0}`;

export function readKeptAttempt(scenarioId: number): KeptAttempt | null {
  return readJson(attemptKey(scenarioId), isKept);
}

export function keepAttempt(scenarioId: number, kept: KeptAttempt): void {
  writeJson(attemptKey(scenarioId), kept);
}

/** If another attempt has replaced it, that one stays. */
export function forgetAttempt(scenarioId: number, attemptId: string): void {
  if (readKeptAttempt(scenarioId)?.attemptId === attemptId) remove(attemptKey(scenarioId));
}

/** The mode that the learner last chose on such an occasion in this browser. */
export function rememberedMode(occasion: Occasion): Mode {
  const text = readText(modeKey(occasion));
  return modes.find((mode) => mode === text) ?? 'tutor';
}

export function rememberMode(occasion: Occasion, mode: Mode): void {
  writeText(modeKey(occasion), mode);
}

function isKept(value: unknown): value is KeptAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<keyof KeptAttempt, unknown>>;
  return (
    typeof kept.attemptId === 'string' &&
    typeof kept.version === 'number' &&
    typeof kept.spent === 'number' &&
    typeof kept.updatedAt === 'number' &&
    typeof kept.struck === 'object' &&
    kept.struck !== null &&
    modes.some((mode) => mode === kept.mode) &&
    Array.isArray(kept.answers)
  );
}
