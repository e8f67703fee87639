import { Flag } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../../ui/cx.ts';

export interface QuestionMapProps {
  readonly count: number;
  readonly current: number;
  readonly answered: readonly number[];
  readonly flagged: readonly number[];
  readonly onGo: (index: number) => void;
}

/** Every question by its number: which are answered, which are flagged, and a way to each. */
export function QuestionMap({ count, current, answered, flagged, onGo }: QuestionMapProps) {
  const { t } = useTranslation('learning/notes');
  return (
    <nav aria-label={t('take.questions')}>
      <ol className="flex flex-wrap gap-1.5">
        {Array.from({ length: count }, (_, index) => {
          const isAnswered = answered.includes(index);
          const isFlagged = flagged.includes(index);
          return (
            <li key={index}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                aria-label={[
                  String(index + 1),
                  ...(isAnswered ? [t('take.answered')] : []),
                  ...(isFlagged ? [t('take.flagged')] : []),
                ].join(', ')}
                onClick={() => onGo(index)}
                className={cx(
                  'figures relative size-11 rounded-control border font-semibold',
                  isAnswered ? 'border-accent bg-accent-soft text-accent-text' : 'bg-raised hover:bg-hover',
                  index === current && 'outline-2 outline-offset-1 outline-accent',
                )}
              >
                {index + 1}
                {isFlagged && (
                  <Flag size={12} aria-hidden="true" className="absolute end-1 top-1 fill-current" />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
