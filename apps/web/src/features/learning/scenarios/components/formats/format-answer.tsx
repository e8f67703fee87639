import { BowTieAnswer } from './bow-tie-answer.tsx';
import { ClozeAnswer } from './cloze-answer.tsx';
import type { FormatProps } from './format-props.ts';
import { HighlightAnswer } from './highlight-answer.tsx';
import { MatrixAnswer } from './matrix-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { SeveralAnswer } from './several-answer.tsx';

/** The answer area for formats other than single best answer, and what was right once it is graded. */
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
