import type { Attempt } from '@rounds/contract/learning/attempts';
import { type GradedGiven, betterOf, gradeOf } from '@rounds/contract/learning/progress.answers.rules';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import { keyIndex } from '@rounds/contract/learning/progress.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';

export type ResumedAnswer = GradedGiven;

/** An attempt's state, from which the player starts. */
export interface Standing {
  readonly answers: readonly ResumedAnswer[];
  readonly struck: Readonly<Record<number, readonly number[]>>;
  readonly mode: Mode;
  /** The question whose explanation was on screen, if one was. */
  readonly explaining: number | null;
  /** Milliseconds spent on answering. */
  readonly spent: number;
}

/** An attempt as stored in this browser. */
export interface KeptAttempt extends Standing {
  readonly attemptId: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** The attempt that was abandoned for this one: it doesn't come back. */
  readonly over?: string;
}

/** What the player starts with. */
export interface Beginning {
  readonly attemptId: string;
  /** In the edition that the attempt began on. */
  readonly scenario: Scenario;
  readonly start: Standing;
  /** Whether it resumes where it was left. */
  readonly resumed: boolean;
  readonly over?: string;
}

export interface Known {
  /** Null if it is no longer offered. */
  readonly listed: Scenario | null;
  readonly kept: KeptAttempt | null;
  /** The server's attempt; undefined if the server couldn't be reached. */
  readonly open: Attempt | null | undefined;
  /** Whether posts of the stored attempt are still waiting to be sent. */
  readonly waiting: boolean;
}

/**
 * Which attempt to resume, based on this browser and the server; null to start a new one. The server's answers take
 * precedence over ours. Of two attempts, the one worked on last is resumed.
 */
export function attemptToResume({ listed, kept, open, waiting }: Known): Beginning | null {
  const theirs = open && open.id !== kept?.over ? open : null;
  const ours = kept && listed && kept.version === listed.version ? kept : null;
  // Nothing open on the server and nothing left to send: it was finished elsewhere.
  const isOver = ours !== null && open === null && !waiting && ours.answers.length > 0;
  if (theirs && (!ours || ours.attemptId === theirs.id || lastOf(theirs) >= lastOfKept(ours))) {
    return fromServer(theirs, ours?.attemptId === theirs.id ? ours : null);
  }
  if (!ours || !listed || isOver) return null;
  return {
    attemptId: ours.attemptId,
    scenario: listed,
    start: ours,
    resumed: ours.answers.length > 0,
    ...(ours.over !== undefined && { over: ours.over }),
  };
}

/** The server's answers with their verdicts, which it withholds during an exam. */
export function gradedAnswers({ answers, scenario }: Pick<Attempt, 'answers' | 'scenario'>): ResumedAnswer[] {
  return answers.flatMap(({ questionIndex, selectedOption, response, confidence, correct, credit }) => {
    const question = scenario.scenario.questions[questionIndex];
    const grade =
      question && gradeOf({ ...question, correct: keyIndex(question) }, { selectedOption, response });
    if (!grade) return [];
    return [{ questionIndex, ...betterOf(grade, { correct, credit }), confidence }];
  });
}

function fromServer(open: Attempt, kept: KeptAttempt | null): Beginning {
  const theirs = gradedAnswers(open);
  const told = new Set(theirs.map(({ questionIndex }) => questionIndex));
  const unsent = kept?.answers.filter(({ questionIndex }) => !told.has(questionIndex)) ?? [];
  const answers = [...theirs, ...unsent].sort((a, b) => a.questionIndex - b.questionIndex);
  const isAhead = kept !== null && answers.length > kept.answers.length;
  return {
    attemptId: open.id,
    scenario: open.scenario,
    start: {
      answers,
      struck: kept?.struck ?? {},
      mode: open.mode,
      // If another device has continued, so does this one.
      explaining: isAhead ? null : (kept?.explaining ?? null),
      spent: Math.max(kept?.spent ?? 0, open.timeSpent * 1000),
    },
    resumed: true,
  };
}

function lastOf({ answers, startedAt }: Attempt): number {
  return Math.max(Date.parse(startedAt), ...answers.map(({ answeredAt }) => Date.parse(answeredAt)));
}

/** An attempt without an answer was only viewed. */
function lastOfKept({ answers, updatedAt, over }: KeptAttempt): number {
  return answers.length > 0 || over !== undefined ? updatedAt : 0;
}
