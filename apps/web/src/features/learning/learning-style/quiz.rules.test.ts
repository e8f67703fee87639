import { describe, expect, it } from 'vitest';
import { learningStyles } from '@rounds/contract/common.rules';
import { quizSituations } from '@rounds/contract/learning/learning-style.rules';
import {
  givenAnswers,
  quizReducer,
  initialQuiz,
  shuffledStyles,
  type QuizEvent,
  type QuizState,
} from './quiz.rules.ts';

const run = (events: readonly QuizEvent[], from: QuizState = initialQuiz) => events.reduce(quizReducer, from);
const answer = (style: (typeof learningStyles)[number]): QuizEvent[] => [
  { type: 'choose', style },
  { type: 'next' },
];

describe('the quiz', () => {
  it('does not continue without an answer', () => {
    expect(run([{ type: 'next' }])).toBe(initialQuiz);
  });

  it('does not go back before the first question', () => {
    expect(run([{ type: 'previous' }]).index).toBe(0);
  });

  it('keeps an answer when the learner goes back, and lets them change it', () => {
    const back = run([...answer('visual'), { type: 'previous' }]);
    expect(back).toMatchObject({ index: 0, answers: ['visual'] });
    expect(run([{ type: 'choose', style: 'reading' }], back).answers).toEqual(['reading']);
  });

  it('is finished after the last question, and not before', () => {
    const four = run(quizSituations.slice(1).flatMap(() => answer('auditory')));
    expect(four).toMatchObject({ index: 4, finished: false });
    const five = run(answer('reading'), four);
    expect(five.finished).toBe(true);
    expect(givenAnswers(five)).toEqual(['auditory', 'auditory', 'auditory', 'auditory', 'reading']);
  });

  it('starts over without answers', () => {
    expect(run([...answer('visual'), { type: 'retake' }])).toEqual({
      index: 0,
      answers: [],
      finished: false,
      moved: true,
    });
  });

  it('focuses a question reached by a press, but not the first one of a visit', () => {
    expect(initialQuiz.moved).toBe(false);
    expect(run([{ type: 'choose', style: 'visual' }]).moved).toBe(false);
    expect(run(answer('visual')).moved).toBe(true);
    expect(run([...answer('visual'), { type: 'previous' }]).moved).toBe(true);
  });
});

describe('a question’s options', () => {
  const learners = Array.from({ length: 40 }, (_, id) => String(id));

  it('are all four, in the same order whenever a learner comes back', () => {
    for (const seed of learners) {
      for (const index of quizSituations.keys()) {
        expect(shuffledStyles(seed, index).toSorted()).toEqual([...learningStyles].toSorted());
        expect(shuffledStyles(seed, index)).toEqual(shuffledStyles(seed, index));
      }
    }
  });

  it('put each style first for some learners, and not the same one in all questions', () => {
    for (const index of quizSituations.keys()) {
      const first = new Set(learners.map((seed) => shuffledStyles(seed, index)[0]));
      expect(first).toEqual(new Set(learningStyles));
    }
    const same = learners.filter(
      (seed) => new Set([...quizSituations.keys()].map((index) => shuffledStyles(seed, index)[0])).size === 1,
    );
    expect(same.length).toBeLessThan(3);
  });
});
