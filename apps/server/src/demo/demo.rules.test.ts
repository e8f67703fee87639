import type { Question } from '@rounds/contract/learning/scenarios';
import { expect, it } from 'vitest';
import { gradeAnswers } from '../learning/progress/progress.rules.ts';
import { sampleAnswers } from './demo.rules.ts';

it.each([5, 7, 10])('of %i sample answers, the share that is right matches the learner’s skill', (count) => {
  const questions = Array.from({ length: count }, (_, index) => index % 4).map(
    (correct) => ({ correct, options: ['a', 'b', 'c', 'd'] }) as unknown as Question,
  );
  const rightOf = (skill: number) =>
    Array.from({ length: 10 }, (_, turn) => {
      const graded = gradeAnswers(questions, sampleAnswers(questions, skill, turn));
      return graded?.filter(({ correct }) => correct).length ?? NaN;
    });
  for (let skill = 0; skill <= 5; skill += 1) {
    for (const right of rightOf(skill))
      expect(Math.abs(right - Math.round((count * skill) / 5))).toBeLessThanOrEqual(1);
  }
});
