import { keyIndex } from '@rounds/contract/learning/progress.rules';
import {
  type Confidence,
  type GradedGiven,
  betterOf,
  gradeOf,
} from '@rounds/contract/learning/progress.answers.rules';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import type { Scenario } from '@rounds/contract/learning/scenarios';

interface Item {
  readonly scenarioId: number;
  readonly version: number;
  readonly questionIndex: number;
  readonly selectedOption: number | null;
  readonly response?: Response | null;
  readonly confidence?: Confidence | null;
  readonly correct: boolean | null;
  readonly credit?: number | null;
  readonly seconds: number | null;
}

export interface SessionStep {
  readonly scenario: Scenario;
  readonly questionIndex: number;
}

/** `questionIndex` is the item's position. */
export type SessionAnswer = GradedGiven;

/** The questions of a session, each in its case's own edition; null if one of these is unknown. */
export function stepsOf(items: readonly Item[], scenarios: readonly Scenario[]): SessionStep[] | null {
  const steps = items.flatMap(({ scenarioId, version, questionIndex }) => {
    const scenario = scenarios.find((one) => one.id === scenarioId && one.version === version);
    return scenario?.scenario.questions[questionIndex] ? [{ scenario, questionIndex }] : [];
  });
  return steps.length === items.length ? steps : null;
}

/** The answers so far, with the verdicts that the server withholds during an exam. */
export function answersOf(items: readonly Item[], steps: readonly SessionStep[]): SessionAnswer[] {
  return items.flatMap((item, questionIndex) => {
    const { selectedOption, response, confidence } = item;
    const step = steps[questionIndex];
    const question = step?.scenario.scenario.questions[step.questionIndex];
    const grade =
      question && gradeOf({ ...question, correct: keyIndex(question) }, { selectedOption, response });
    return grade ? [{ questionIndex, ...betterOf(grade, item), confidence }] : [];
  });
}

/** An answer by its position in the session. */
export interface Given {
  readonly position: number;
  readonly selectedOption?: number | undefined;
  readonly response?: Response | undefined;
  readonly confidence?: Confidence | undefined;
  readonly seconds: number;
}

/** Items with this device's answers that the server may not know yet. The server's answers take precedence. */
export function withAnswers<T extends Item>(items: readonly T[], given: readonly Given[]): T[] {
  return items.map((item, position) => {
    const own = given.find((answer) => answer.position === position);
    if (!own || item.selectedOption !== null || item.response) return item;
    const { selectedOption = null, response = null, confidence = null, seconds } = own;
    return { ...item, selectedOption, response, confidence, seconds };
  });
}

interface Listed {
  readonly completedAt: string | null;
  readonly questions: number;
  readonly items: readonly Item[];
}

/** A session as lists have it, with what this device knows: once all is answered, it is over. */
export function summaryOf<T extends Listed & { readonly editions: unknown; readonly xp: unknown }>(
  session: T,
  now: Date,
) {
  const { items, editions: _, xp: __, ...summary } = session;
  const answered = items.filter(({ selectedOption, response }) => selectedOption !== null || response).length;
  const completedAt = session.completedAt ?? (answered === items.length ? now.toISOString() : null);
  return { ...summary, answered, completedAt };
}

/** Seconds spent so far. */
export function secondsOf(items: readonly Item[]): number {
  return items.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
}
