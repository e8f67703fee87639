import { keyIndex } from '@rounds/contract/learning/progress.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';

interface Item {
  readonly scenarioId: number;
  readonly version: number;
  readonly questionIndex: number;
  readonly selectedOption: number | null;
  readonly correct: boolean | null;
  readonly seconds: number | null;
}

export interface SessionStep {
  readonly scenario: Scenario;
  readonly questionIndex: number;
}

export interface SessionAnswer {
  /** The item's position. */
  readonly questionIndex: number;
  readonly selectedOption: number;
  readonly correct: boolean;
}

/** The questions of a session, each in its case's own edition; null where one of these isn't known. */
export function stepsOf(items: readonly Item[], scenarios: readonly Scenario[]): SessionStep[] | null {
  const steps = items.flatMap(({ scenarioId, version, questionIndex }) => {
    const scenario = scenarios.find((one) => one.id === scenarioId && one.version === version);
    return scenario?.scenario.questions[questionIndex] ? [{ scenario, questionIndex }] : [];
  });
  return steps.length === items.length ? steps : null;
}

/** What has been answered, with the verdicts that the server keeps to itself while an exam goes on. */
export function answersOf(items: readonly Item[], steps: readonly SessionStep[]): SessionAnswer[] {
  return items.flatMap(({ selectedOption, correct }, position) => {
    const step = steps[position];
    const question = step?.scenario.scenario.questions[step.questionIndex];
    if (selectedOption === null || !question) return [];
    const right = correct ?? keyIndex(question) === selectedOption;
    return [{ questionIndex: position, selectedOption, correct: right }];
  });
}

/** An answer by its position in the session. */
export interface Given {
  readonly position: number;
  readonly selectedOption: number;
  readonly seconds: number;
}

/** Items with answers that this device has given and the server may not know yet. What it knows stays. */
export function withAnswers<T extends Item>(items: readonly T[], given: readonly Given[]): T[] {
  return items.map((item, position) => {
    const own = given.find((answer) => answer.position === position);
    if (!own || item.selectedOption !== null) return item;
    return { ...item, selectedOption: own.selectedOption, seconds: own.seconds };
  });
}

/** Seconds spent so far. */
export function secondsOf(items: readonly Item[]): number {
  return items.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
}
