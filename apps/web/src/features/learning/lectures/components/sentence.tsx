import { Pencil } from 'lucide-react';
import type { TranscriptSegment } from '@rounds/contract/learning/lectures';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { clockOf } from '../../../../format/clock.rules.ts';
import { beginningOf, hasTime } from '../transcript.rules.ts';

export interface SentenceProps {
  readonly index: number;
  readonly segment: TranscriptSegment;
  readonly isSpoken: boolean;
  /** Whether a search led here. */
  readonly isFound: boolean;
  readonly onPlay: ((start: number) => void) | undefined;
  readonly onEdit: () => void;
}

export function Sentence({ index, segment, isSpoken, isFound, onPlay, onEdit }: SentenceProps) {
  const { t } = useTranslation('learning/lectures');
  const { start, text } = segment;
  const look = cx(
    'flex min-h-11 min-w-0 grow items-baseline gap-3 rounded-control px-2 py-2 text-start',
    isSpoken && 'bg-accent-soft',
    isFound && 'bg-celebrate-soft',
  );
  return (
    <div data-segment={index} className="flex items-start gap-1">
      {onPlay && hasTime(segment) ? (
        <button
          type="button"
          aria-current={isSpoken ? 'true' : undefined}
          className={cx(look, 'hover:bg-hover')}
          onClick={() => onPlay(start)}
        >
          <span className="figures flex-none text-sm text-muted">{clockOf(start)}</span>
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {text}
          </span>
        </button>
      ) : (
        <p dir="auto" className={cx(look, 'wrap-anywhere')}>
          {text}
        </p>
      )}
      <IconButton
        data-edit={index}
        label={t('transcript.edit', { text: beginningOf(text) })}
        onClick={onEdit}
      >
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
