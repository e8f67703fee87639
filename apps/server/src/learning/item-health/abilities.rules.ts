import { correlationOf, sum } from './statistics.rules.ts';

/** A learner's first answer to a question. */
export interface FirstAnswer {
  readonly learner: number;
  /** Any string that uniquely identifies the question. */
  readonly item: string;
  /** 0 to 1. */
  readonly credit: number;
}

/** The minimum number of other answers for judging a learner. */
const enoughOthers = 10;
/** Pulls a score from few answers toward the average, like this many average answers. */
const pull = 5;

export type RestScore = (answer: FirstAnswer) => number | null;

/**
 * A learner's ability by all their other answers: the mean of how much better than average they did on each, so that
 * learners who answered different questions can be compared. The question itself is left out, or it would correlate
 * with itself (Henrysson 1963, Psychometrika 28). Questions that don't correlate with the others are left out in a
 * second pass: a wrong key would make good learners look bad. Null with too few other answers.
 */
export function restScores(answers: readonly FirstAnswer[]): RestScore {
  const byItem = Map.groupBy(answers, ({ item }) => item);
  const first = scoresFrom(answers, byItem, () => true);
  const misfits = new Set(
    [...byItem]
      .filter(([, given]) => (correlationOf(pairsOf(given, first))?.value ?? 1) <= 0)
      .map(([item]) => item),
  );
  return scoresFrom(answers, byItem, (item) => !misfits.has(item));
}

/** Credit and rest score of each answer whose learner has a rest score. */
export function pairsOf<Answer extends FirstAnswer>(
  answers: readonly Answer[],
  score: RestScore,
  valueOf: (answer: Answer) => number = ({ credit }) => credit,
): [number, number][] {
  return answers.flatMap((answer): [number, number][] => {
    const ability = score(answer);
    return ability === null ? [] : [[valueOf(answer), ability]];
  });
}

function scoresFrom(
  answers: readonly FirstAnswer[],
  byItem: ReadonlyMap<string, readonly FirstAnswer[]>,
  counts: (item: string) => boolean,
): RestScore {
  const averages = new Map(
    [...byItem].map(([item, given]) => [item, sum(given.map(({ credit }) => credit)) / given.length]),
  );
  const surplusOf = ({ item, credit }: FirstAnswer) => credit - (averages.get(item) ?? credit);
  const totals = new Map<number, { surplus: number; answered: number }>();
  for (const answer of answers) {
    if (!counts(answer.item)) continue;
    const total = totals.get(answer.learner) ?? { surplus: 0, answered: 0 };
    total.surplus += surplusOf(answer);
    total.answered += 1;
    totals.set(answer.learner, total);
  }
  return (answer) => {
    const total = totals.get(answer.learner);
    if (!total) return null;
    const own = counts(answer.item);
    const others = total.answered - Number(own);
    if (others < enoughOthers) return null;
    return (total.surplus - (own ? surplusOf(answer) : 0)) / (others + pull);
  };
}
