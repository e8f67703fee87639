import { modes, type Mode } from '@rounds/contract/learning/attempts.rules';
import { attemptKey } from '../../../session/kept-progress.ts';
import { getSession } from '../../../session/session.ts';
import { readJson, readText, remove, writeJson, writeText } from '../../../browser/storage.ts';
import type { KeptAttempt } from './resume.rules.ts';

const modeKey = () => `rounds.mode.${getSession().user?.id ?? 0}`;

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

/** The mode that the learner last chose in this browser. */
export function rememberedMode(): Mode {
  const text = readText(modeKey());
  return modes.find((mode) => mode === text) ?? 'tutor';
}

export function rememberMode(mode: Mode): void {
  writeText(modeKey(), mode);
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
