import type { Given } from '@rounds/contract/learning/progress.answers.rules';
import { xpForScore } from '@rounds/contract/learning/progress.rules';
import type { Entry } from './progress.rules.ts';

/** What grading needs to know about a corrected scenario. */
interface RightKey {
  readonly version: number;
  readonly questionIndex: number;
  /** The edition whose key is right. */
  readonly rightVersion: number;
  /** The credit by the right key, 0 to 1. */
  readonly creditFor: (given: Given) => number;
}

export interface Rescored {
  readonly questionIndex: number;
  readonly rightVersion: number;
  readonly isBetter: boolean;
  /** The better of the two. */
  readonly credit: number;
}

interface Stored extends Given {
  readonly version: number;
  readonly questionIndex: number;
  readonly credit: number;
}

/** Regrades answers by the right key. An answer that would be worth less keeps its grade. */
export function rescore<Answer extends Stored>(
  answers: readonly Answer[],
  keys: readonly RightKey[],
): (Answer & Rescored)[] {
  return answers.flatMap((answer) => {
    const key = keys.find(
      ({ version, questionIndex }) => version === answer.version && questionIndex === answer.questionIndex,
    );
    if (!key) return [];
    const credit = key.creditFor(answer);
    const isBetter = credit > answer.credit;
    return [
      { ...answer, rightVersion: key.rightVersion, isBetter, credit: isBetter ? credit : answer.credit },
    ];
  });
}

/**
 * What an attempt's better score changes in the learner's row: its best score, and the XP this adds. Null for nothing.
 */
export function bestScoreChange(
  entry: Pick<Entry, 'score' | 'selfReported' | 'xpAwarded'>,
  xpReward: number,
  score: number,
): { readonly score: number; readonly xp: number; readonly selfReported: boolean } | null {
  const best = entry.score ?? -1;
  if (score < best || (score === best && !entry.selfReported)) return null;
  const xp = Math.max(xpForScore(xpReward, score) - entry.xpAwarded, 0);
  return { score, xp, selfReported: false };
}
