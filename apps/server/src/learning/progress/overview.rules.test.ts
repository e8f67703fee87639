import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaggedAnswer, topicsByArea } from './overview.rules.ts';

/** This many answers of one kind, the first ones right. */
const given = (need: string, topic: string, right: number, of: number): TaggedAnswer[] =>
  Array.from({ length: of }, (_, index) => ({ need, topic, correct: index < right }));

describe('topicsByArea', () => {
  it('separates the topics of an area, weakest first', () => {
    const answers = [
      ...given('safety', 'c', 2, 2),
      ...given('safety', 'b', 1, 1),
      ...given('safety', 'a', 1, 2),
      ...given('diagnosis', 'a', 0, 1),
    ];
    expect(topicsByArea(answers)).toEqual([
      { need: 'diagnosis', topics: [{ topic: 'a', answered: 1, correct: 0 }] },
      {
        need: 'safety',
        topics: [
          { topic: 'a', answered: 2, correct: 1 },
          { topic: 'b', answered: 1, correct: 1 },
          { topic: 'c', answered: 2, correct: 2 },
        ],
      },
    ]);
  });

  const answer = fc.record({
    need: fc.constantFrom('safety', 'diagnosis', 'monitoring', 'interactions'),
    topic: fc.constantFrom('a', 'b', 'c'),
    correct: fc.boolean(),
  });

  it('loses no answer, invents none, and does not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const areas = topicsByArea(answers);
        const topics = areas.flatMap((area) => area.topics);
        const sum = (of: 'answered' | 'correct') => topics.reduce((all, one) => all + one[of], 0);
        expect(sum('answered')).toBe(answers.length);
        expect(sum('correct')).toBe(answers.filter(({ correct }) => correct).length);
        expect(topicsByArea(answers.toReversed())).toEqual(areas);
      }),
    );
  });
});
