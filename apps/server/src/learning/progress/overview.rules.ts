import type { Overview } from '@rounds/contract/learning/progress';

/** An answer with what its question is about. */
export interface TaggedAnswer {
  readonly need: string;
  readonly topic: string;
  readonly correct: boolean;
}

type Area = Overview['areas'][number];

/** How many answers were right by area and topic, the weakest topic of each area first. Ties are in order of name. */
export function topicsByArea(answers: readonly TaggedAnswer[]): Area[] {
  const byNeed = Map.groupBy(answers, ({ need }) => need);
  const areas = [...byNeed].map(([need, given]): Area => {
    const byTopic = Map.groupBy(given, ({ topic }) => topic);
    const topics = [...byTopic].map(([topic, some]) => ({
      topic,
      answered: some.length,
      correct: some.filter(({ correct }) => correct).length,
    }));
    return {
      need,
      topics: topics.sort(
        (a, b) => a.correct / a.answered - b.correct / b.answered || compare(a.topic, b.topic),
      ),
    };
  });
  return areas.sort((a, b) => compare(a.need, b.need));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
