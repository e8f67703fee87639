import type { Ref } from 'react';
import type { NoteAnalysis, Span } from '@rounds/contract/learning/notes';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { linesOf, piecesOf } from '../highlight.rules.ts';

export interface NoteTextProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly text: string;
  readonly keyTerms: NoteAnalysis['keyTerms'];
  /** The term whose places stand out. */
  readonly chosen: number | null;
  /** A place that a search led to. */
  readonly place: Span | null;
}

const look = { heading: 'text-lg font-semibold', item: 'list-item list-inside list-disc', text: undefined };

/** A note as it is read, with its key terms marked. It scrolls by itself, so it can be reached by keyboard. */
export function NoteText({ ref, text, keyTerms, chosen, place }: NoteTextProps) {
  const { t } = useTranslation('learning/notes');
  const found = place && { term: '', places: [place] };
  const pieces = piecesOf(text, found ? [...keyTerms, found] : keyTerms, found ? keyTerms.length : null);
  return (
    <div
      ref={ref}
      role="region"
      aria-label={t('results.note')}
      tabIndex={0}
      className="relative wrap-anywhere sm:max-h-96 sm:overflow-y-auto"
    >
      {linesOf(text, pieces).map(({ start: at, kind, pieces: inLine }) => (
        <p key={at} dir="auto" className={cx('min-h-6 whitespace-pre-wrap', look[kind])}>
          {inLine.map(({ text: piece, start, term }) =>
            term === null ? (
              piece
            ) : (
              <mark
                key={start}
                data-term={term}
                tabIndex={term === keyTerms.length ? -1 : undefined}
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
        </p>
      ))}
    </div>
  );
}
