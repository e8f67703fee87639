import type { Question, Scenario } from '@rounds/contract/learning/scenarios';

/** A question that a run asks is there. */
export function questionAt({ id, scenario }: Scenario, index: number): Question {
  const question = scenario.questions[index];
  if (!question) throw new RangeError(`Scenario ${id} has no question ${index}`);
  return question;
}
