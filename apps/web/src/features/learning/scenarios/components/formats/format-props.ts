import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';

/** The props of every format. `Of` is one format's item. */
export interface FormatProps<Of extends Item = Item> {
  readonly item: Of;
  /** The seed for the order of its lists. */
  readonly seed: string;
  readonly step: number;
  readonly response: Response | null;
  /** Whether the answer has been submitted: what was right is shown, and nothing can be changed. */
  readonly graded: boolean;
  /** Whether it was answered some time ago: nobody's pointer is on an entry that a reason would move. */
  readonly isReview?: boolean;
  /** Options that the learner has ruled out. */
  readonly struck: readonly number[];
  readonly onRespond: (response: Response | null) => void;
  /** Absent if options can't be ruled out. */
  readonly onStrike?: ((option: number) => void) | undefined;
}
