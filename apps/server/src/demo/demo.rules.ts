import type { Question } from '@rounds/contract/learning/scenarios';

/**
 * Answers of a made-up learner in their scenario number `turn`: about `skill` of five right, one more or less by turns,
 * and the key's neighbour elsewhere.
 */
export function sampleAnswers(
  questions: readonly Question[],
  skill: number,
  turn: number,
): { questionIndex: number; selectedOption: number }[] {
  const right = Math.max(skill - 1 + (turn % 3), 1);
  return questions.map((question, questionIndex) => {
    const isRight = (questionIndex + turn) % questions.length < right;
    const wrong = (question.correct + 1) % question.options.length;
    return { questionIndex, selectedOption: isRight ? question.correct : wrong };
  });
}
