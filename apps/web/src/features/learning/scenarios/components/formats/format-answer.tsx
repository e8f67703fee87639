import type { Item, Response } from '@rounds/contract/learning/formats';
import { BowTieAnswer } from './bow-tie-answer.tsx';
import { ClozeAnswer } from './cloze-answer.tsx';
import { HighlightAnswer } from './highlight-answer.tsx';
import { MatrixAnswer } from './matrix-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { SeveralAnswer } from './several-answer.tsx';

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
  readonly onStrike: (option: number) => void;
}

/** Where a question that isn't single best answer is answered, and what was right once it is. */
export function FormatAnswer({ item, ...rest }: FormatProps) {
  switch (item.format) {
    case 'several':
      return <SeveralAnswer item={item} {...rest} />;
    case 'number':
      return <NumberAnswer item={item} {...rest} />;
    case 'order':
      return <OrderAnswer item={item} {...rest} />;
    case 'matrix':
      return <MatrixAnswer item={item} {...rest} />;
    case 'cloze':
      return <ClozeAnswer item={item} {...rest} />;
    case 'bow_tie':
      return <BowTieAnswer item={item} {...rest} />;
    case 'highlight':
      return <HighlightAnswer item={item} {...rest} />;
  }
}
