import type { Overview } from '@rounds/contract/learning/progress';
import { rankedFrom } from '@rounds/contract/learning/progress.rules';

/** An answer with what its question is about. */
export interface TaggedAnswer {
  readonly need: string;
  readonly topic: string;
  readonly correct: boolean;
}

type Area = Overview['areas'][number];

interface Tally {
  answered: number;
  correct: number;
}

/**
 * How many answers were right by what was asked for, and in it by topic. The strongest first; what has fewer than
 * `rankedFrom` answers stands behind, the most answered first. Equals keep the order of their names.
 */
export function strengthsOf(answers: readonly TaggedAnswer[]): Area[] {
  const byNeed = Map.groupBy(answers, ({ need }) => need);
  const areas = [...byNeed].map(([need, given]): Area => {
    const byTopic = Map.groupBy(given, ({ topic }) => topic);
    const topics = [...byTopic].map(([topic, some]) => ({ topic, ...tallyOf(some) }));
    return {
      need,
      ...tallyOf(given),
      topics: topics.sort((a, b) => byStrength(a, b) || compare(a.topic, b.topic)),
    };
  });
  return areas.sort((a, b) => byStrength(a, b) || compare(a.need, b.need));
}

function tallyOf(answers: readonly TaggedAnswer[]): Tally {
  return { answered: answers.length, correct: answers.filter(({ correct }) => correct).length };
}

function byStrength(a: Tally, b: Tally): number {
  const isRanked = (one: Tally) => one.answered >= rankedFrom;
  if (isRanked(a) !== isRanked(b)) return isRanked(a) ? -1 : 1;
  const share = isRanked(a) ? b.correct / b.answered - a.correct / a.answered : 0;
  return share || b.answered - a.answered;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
