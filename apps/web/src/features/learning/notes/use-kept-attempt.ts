import { useState } from 'react';
import type { NoteAnswer } from '@rounds/contract/learning/notes.questions.rules';
import { newId } from '../../../browser/new-id.ts';
import { readJson, remove, writeJson } from '../../../browser/storage.ts';
import { getSession } from '../../../session/session.ts';

/** An unfinished test or scenario, as stored on this device until the server has it. */
export interface KeptAttempt {
  readonly attemptId: string;
  readonly revision: number;
  /** When it began: the time between two visits doesn't count. */
  readonly startedAt: number;
  readonly answers: readonly NoteAnswer[];
  readonly flagged: readonly number[];
  /** By question, the options that are ruled out; absent if there are none. */
  readonly struck?: Readonly<Record<number, readonly number[]>>;
  /** The question it continues with; past the last one if each has an answer. */
  readonly at?: number;
  /** A scenario's question whose explanation was on screen, if one was. */
  readonly explaining?: number | null;
  /** Milliseconds. */
  readonly spent?: number;
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

/** The name of a scenario's attempt, among those of tests. */
export const keptScenario = (id: number) => -id;

const keyOf = (keptAs: number | string) => `rounds.notetest.${getSession().user?.id ?? 0}.${keptAs}`;

/** What is kept of an attempt at these questions. The clock stood still meanwhile. */
function readKept(keptAs: number | string, revision: number): KeptAttempt | null {
  const kept = readJson(keyOf(keptAs), isKept);
  if (kept?.revision !== revision) return null;
  return kept.spent === undefined ? kept : { ...kept, startedAt: Date.now() - kept.spent };
}

/** An attempt that was begun, to continue it; null if none was. */
export function readBegun(keptAs: number | string, revision: number): KeptAttempt | null {
  const kept = readKept(keptAs, revision);
  return kept && kept.answers.length + kept.flagged.length + (kept.at ?? 0) > 0 ? kept : null;
}

/** Resumes where it was left, as long as the questions are the same. */
export function useKeptAttempt(keptAs: number | string, revision: number) {
  const key = keyOf(keptAs);
  const [attempt, setAttempt] = useState<KeptAttempt>(
    () =>
      readKept(keptAs, revision) ?? {
        attemptId: newId(),
        revision,
        startedAt: Date.now(),
        answers: [],
        flagged: [],
      },
  );
  return {
    attempt,
    change: (changes: Partial<Omit<KeptAttempt, 'attemptId' | 'revision' | 'startedAt'>>) => {
      const next = { ...attempt, ...changes };
      setAttempt(next);
      writeJson(key, next);
    },
    /** Stores the time spent on an attempt that is being left, unless it was never begun, or is over. */
    keepTime: (spent: number) => {
      if (readJson(key, isKept)?.attemptId === attempt.attemptId) writeJson(key, { ...attempt, spent });
    },
    forget: () => remove(key),
  };
}
