import type { Difficulty } from '@rounds/contract/common';
import { type ItemFlag, itemFlags } from '@rounds/contract/learning/item-health.rules';
import type { ItemFigures } from './figures.rules.ts';

/** Below this many learners, a figure raises no flag. */
const enoughFor = { discrimination: 50, difficulty: 30, distractor: 100 } as const;

/** Correlations that are certainly below this are too low (a rule of thumb: decision 0062). */
const lowDiscrimination = 0.2;
/** An option contests the key if the best third certainly choose it at least half as often as the key. */
const contested = 1 / 3;
/** How many logits a question must certainly be away from its label to count as mislabeled. */
const offLabel = 1.5;
/** An option that a smaller share chooses tempts nobody (Tarrant, Ware & Mohammed 2009, BMC Medical Education 9:40). */
const unused = 0.05;

/** The same as in mastery. */
export const labelLogits: Readonly<Record<Difficulty, number>> = {
  beginner: -1,
  intermediate: 0,
  advanced: 1,
};

/**
 * What the figures show to be wrong. Each flag except a report needs a minimum of learners, and its whole interval on
 * the wrong side, so that few answers raise no alarm.
 */
export function flagsOf(figures: Omit<ItemFigures, 'item'>): ItemFlag[] {
  const { learners, ranked, discrimination, difficulty, authored, options, reports } = figures;
  const found = new Set<ItemFlag>();
  if (reports.includes('unsafe')) found.add('unsafe_report');
  if (discrimination && ranked >= enoughFor.discrimination) {
    if (discrimination.high < 0) found.add('negative_discrimination');
    else if (discrimination.high < lowDiscrimination) found.add('low_discrimination');
  }
  const distractors = options?.filter(({ isKey }) => !isKey) ?? [];
  // A real mistake, however common, is made more often by weak learners.
  const contests = distractors.some(
    ({ rivalry, discrimination: drawn }) => rivalry.low > contested && drawn !== null && drawn.value > 0,
  );
  if (contests && ranked >= enoughFor.discrimination) found.add('contested_key');
  if (learners >= enoughFor.difficulty) {
    if (difficulty.low > labelLogits[authored] + offLabel) found.add('too_hard');
    if (difficulty.high < labelLogits[authored] - offLabel) found.add('too_easy');
  }
  if (learners >= enoughFor.distractor && distractors.some(({ chosen }) => chosen.high < unused))
    found.add('unused_distractor');
  return itemFlags.filter((flag) => found.has(flag));
}

/** For sorting: lower means more urgent. */
export const urgencyOf = (flags: readonly ItemFlag[]): number =>
  flags.length === 0 ? itemFlags.length : Math.min(...flags.map((flag) => itemFlags.indexOf(flag)));
