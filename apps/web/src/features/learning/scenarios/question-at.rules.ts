import type { Question, Scenario } from '@rounds/contract/learning/scenarios';

/** The question at an index that is known to exist. */
export function questionAt({ id, scenario }: Scenario, index: number): Question {
  const question = scenario.questions[index];
  if (!question) throw new RangeError(`Scenario ${id} has no question ${index}`);
  return question;
}
