import { rankedFrom } from '@rounds/contract/learning/progress.rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaggedAnswer, strengthsOf } from './overview.rules.ts';

/** So many answers of a kind, the first ones right. */
const given = (need: string, topic: string, right: number, of: number): TaggedAnswer[] =>
  Array.from({ length: of }, (_, index) => ({ need, topic, correct: index < right }));

describe('strengthsOf', () => {
  it('puts the strongest first, and last what says too little', () => {
    const answers = [
      ...given('safety', 'wrong blood', 1, 1),
      ...given('monitoring', 'levels', 2, 4),
      ...given('diagnosis', 'stroke', 3, 3),
      ...given('investigation', 'sodium', 0, 2),
    ];
    const areas = strengthsOf(answers);
    expect(areas.map(({ need, correct, answered }) => `${need} ${correct}/${answered}`)).toEqual([
      'diagnosis 3/3',
      'monitoring 2/4',
      'investigation 0/2',
      'safety 1/1',
    ]);
  });

  it('tells topics apart within an area', () => {
    const answers = [...given('safety', 'b', 1, 2), ...given('safety', 'a', 2, 2)];
    expect(strengthsOf(answers)).toEqual([
      {
        need: 'safety',
        answered: 4,
        correct: 3,
        topics: [
          { topic: 'a', answered: 2, correct: 2 },
          { topic: 'b', answered: 2, correct: 1 },
        ],
      },
    ]);
  });

  const answer = fc.record({
    need: fc.constantFrom('safety', 'diagnosis', 'monitoring', 'interactions'),
    topic: fc.constantFrom('a', 'b', 'c'),
    correct: fc.boolean(),
  });

  it('loses no answer, makes up none, and is the same in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const areas = strengthsOf(answers);
        const sum = (list: readonly { answered: number; correct: number }[]) =>
          list.reduce((all, one) => [all[0]! + one.answered, all[1]! + one.correct], [0, 0]);
        expect(sum(areas)).toEqual([answers.length, answers.filter(({ correct }) => correct).length]);
        for (const area of areas) expect(sum(area.topics)).toEqual([area.answered, area.correct]);
        expect(strengthsOf(answers.toReversed())).toEqual(areas);
      }),
    );
  });

  it('ranks by share what has enough answers, and nothing else before it', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 40 }), (answers) => {
        const areas = strengthsOf(answers);
        const ranked = areas.filter(({ answered }) => answered >= rankedFrom);
        expect(areas.slice(0, ranked.length)).toEqual(ranked);
        const shares = ranked.map(({ correct, answered }) => correct / answered);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      }),
    );
  });
});
