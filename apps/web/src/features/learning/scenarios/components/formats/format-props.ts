import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';

/** What every format is given. `Of` is the item of one format. */
export interface FormatProps<Of extends Item = Item> {
  readonly item: Of;
  /** What the order of its lists goes by. */
  readonly seed: string;
  readonly step: number;
  readonly response: Response | null;
  /** The answer is in: what was right is shown, and nothing can be changed. */
  readonly graded: boolean;
  /** Options that the learner has ruled out. */
  readonly struck: readonly number[];
  readonly onRespond: (response: Response | null) => void;
  /** Absent where options can't be ruled out. */
  readonly onStrike?: ((option: number) => void) | undefined;
}
