import type { Difficulty } from '@rounds/contract/common';
import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import type { Estimate } from './statistics.rules.ts';

/** How one option is used. */
export interface OptionUse {
  readonly isKey: boolean;
  readonly chosen: Estimate;
  /** The share of the weakest, middle, and best third that chose it; null without enough learners. */
  readonly byThird: readonly [number, number, number] | null;
  /** Whether those who choose it do better elsewhere. */
  readonly discrimination: Estimate | null;
  /** Among the best third's answers that chose it or the key, the share that chose it. */
  readonly rivalry: Estimate;
}

export interface ItemFigures {
  readonly item: string;
  readonly learners: number;
  /** The mean credit of first answers. */
  readonly facility: Estimate;
  /** In logits; higher is harder. */
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
