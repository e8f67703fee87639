import type { Ref } from 'react';
import type { NoteAnalysis, Span } from '@rounds/contract/learning/notes';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { piecesOf } from '../highlight.rules.ts';

export interface NoteTextProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly text: string;
  readonly keyTerms: NoteAnalysis['keyTerms'];
  /** The term whose places stand out. */
  readonly chosen: number | null;
  /** A place that a search led to. */
  readonly place: Span | null;
}

/** A note as it was uploaded, with its key terms marked. It scrolls by itself, so it can be reached by keyboard. */
export function NoteText({ ref, text, keyTerms, chosen, place }: NoteTextProps) {
  const { t } = useTranslation('learning/notes');
  const found = place && { term: '', places: [place] };
  return (
    <div
      ref={ref}
      role="region"
      aria-label={t('results.note')}
      tabIndex={0}
      dir="auto"
      className="relative max-h-96 overflow-y-auto whitespace-pre-wrap wrap-anywhere"
    >
      {piecesOf(text, found ? [...keyTerms, found] : keyTerms, found ? keyTerms.length : null).map(
        ({ text: piece, start, term }) =>
          term === null ? (
            piece
          ) : (
            <mark
              key={start}
              data-term={term}
              className={cx(
                'rounded-sm text-inherit',
                term === chosen || term === keyTerms.length
                  ? 'bg-celebrate-soft font-semibold underline decoration-2 underline-offset-3'
                  : 'bg-accent-soft',
              )}
            >
              {piece}
            </mark>
          ),
      )}
    </div>
  );
}
