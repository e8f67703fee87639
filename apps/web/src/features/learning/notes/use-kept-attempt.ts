import { useState } from 'react';
import type { NoteAnswer } from '@rounds/contract/learning/notes.questions.rules';
import { newId } from '../../../browser/new-id.ts';
import { readJson, remove, writeJson } from '../../../browser/storage.ts';
import { getSession } from '../../../session/session.ts';

/** An unfinished test, as stored on this device until the server has it. */
export interface KeptAttempt {
  readonly attemptId: string;
  readonly revision: number;
  readonly startedAt: number;
  readonly answers: readonly NoteAnswer[];
  readonly flagged: readonly number[];
  /** By question, the options that are ruled out; absent if there are none. */
  readonly struck?: Readonly<Record<number, readonly number[]>>;
}

function isKept(value: unknown): value is KeptAttempt {
  const kept = value as Partial<KeptAttempt> | null;
  return (
    typeof kept?.attemptId === 'string' &&
    typeof kept.revision === 'number' &&
    typeof kept.startedAt === 'number' &&
    Array.isArray(kept.answers) &&
    Array.isArray(kept.flagged)
  );
}

/** Resumes after a reload, as long as the questions are the same. */
export function useKeptAttempt(testId: number | string, revision: number) {
  const key = `rounds.notetest.${getSession().user?.id ?? 0}.${testId}`;
  const [attempt, setAttempt] = useState<KeptAttempt>(() => {
    const kept = readJson(key, isKept);
    if (kept?.revision === revision) return kept;
    return { attemptId: newId(), revision, startedAt: Date.now(), answers: [], flagged: [] };
  });
  return {
    attempt,
    change: (changes: Partial<Pick<KeptAttempt, 'answers' | 'flagged' | 'struck'>>) => {
      const next = { ...attempt, ...changes };
      setAttempt(next);
      writeJson(key, next);
    },
    forget: () => remove(key),
  };
}
