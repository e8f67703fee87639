import type { Difficulty } from '@rounds/contract/common';
import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import type { Estimate } from './statistics.rules.ts';

/** How one option is used. */
export interface OptionUse {
  readonly isKey: boolean;
  readonly chosen: Estimate;
  /** The share that chose it among the weakest, middle, and best third of those who answered; null without enough of them. */
  readonly byThird: readonly [number, number, number] | null;
  /** Whether those who choose it do better elsewhere. */
  readonly discrimination: Estimate | null;
  /** Of the answers of the best third that went to it or to the key, the share that went to it. */
  readonly rivalry: Estimate;
}

export interface ItemFigures {
  readonly item: string;
  readonly learners: number;
  /** The mean credit of first answers. */
  readonly facility: Estimate;
  /** In logits, from easy to hard. */
  readonly difficulty: Estimate;
  readonly authored: Difficulty;
  /** The label that the answers suggest. */
  readonly suggested: Difficulty;
  /** The corrected point-biserial correlation. */
  readonly discrimination: Estimate | null;
  /** Whose ability is known. */
  readonly ranked: number;
  readonly options: readonly OptionUse[] | null;
  readonly medianSeconds: number | null;
  readonly confidence: Readonly<Record<Confidence, { readonly answers: number; readonly right: number }>>;
  readonly reports: readonly string[];
}
