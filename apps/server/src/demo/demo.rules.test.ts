import type { Question } from '@rounds/contract/learning/scenarios';
import { expect, it } from 'vitest';
import { gradeAnswers } from '../learning/progress/progress.rules.ts';
import { sampleAnswers } from './demo.rules.ts';

it('sample answers are there, and about as many are right as the learner has skill', () => {
  const questions = [0, 3, 1, 2, 0].map(
    (correct) => ({ correct, options: ['a', 'b', 'c', 'd'] }) as unknown as Question,
  );
  const rightOf = (skill: number) =>
    Array.from({ length: 10 }, (_, turn) => {
      const graded = gradeAnswers(questions, sampleAnswers(questions, skill, turn));
      return graded?.filter(({ correct }) => correct).length ?? NaN;
    });
  for (let skill = 0; skill <= 5; skill += 1) {
    for (const right of rightOf(skill)) expect(Math.abs(right - skill)).toBeLessThanOrEqual(1);
  }
});
