import { Bookmark, Check } from 'lucide-react';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../../ui/cx.ts';

export interface QuestionMapProps {
  readonly count: number;
  readonly current: number;
  readonly answered: readonly number[];
  readonly flagged: readonly number[];
  readonly onGo: (index: number) => void;
}

/** Every question by its number: how many and which are answered and marked, and a way to each. */
export function QuestionMap({ count, current, answered, flagged, onGo }: QuestionMapProps) {
  const { t } = useTranslation('learning/notes');
  const { t: player } = useTranslation('learning/scenarios.player');
  const { number } = useFormat();
  return (
    <nav aria-labelledby="question-map" className="grid gap-3 rounded-card border bg-raised p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 id="question-map" className="text-base font-semibold">
          {t('take.questions')}
        </h2>
        {/* Also tells what the signs below mean. */}
        <p className="figures flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5">
            <Check size={16} aria-hidden="true" className="stroke-[2.5] text-accent-text" />
            {player('exam.answered', { answered: answered.length, total: count })}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Bookmark size={16} aria-hidden="true" className="fill-current text-accent-text" />
            {t('take.marked', { number: number(flagged.length) })}
          </span>
        </p>
      </div>
      <ol className="grid grid-cols-5 gap-2 sm:grid-cols-10 lg:grid-cols-5">
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
                  'figures relative h-12 w-full rounded-control border font-semibold',
                  isAnswered ? 'border-accent bg-accent-soft text-accent-text' : 'bg-raised hover:bg-hover',
                  index === current && 'outline-2 outline-offset-1 outline-accent',
                )}
              >
                {index + 1}
                {/* Centered below the number, so that it reads as the number's own. */}
                {isAnswered && (
                  <Check
                    size={13}
                    aria-hidden="true"
                    className="absolute inset-x-0 bottom-0.5 mx-auto stroke-[2.5]"
                  />
                )}
                {isFlagged && (
                  <Bookmark size={13} aria-hidden="true" className="absolute end-1 top-1 fill-current" />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
