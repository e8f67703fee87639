import { BookmarkCheck, RotateCcw, Shuffle, TrendingDown } from 'lucide-react';
import { useOnline } from '../../../../browser/online.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Link } from '../../../../ui/link/link.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Spinner } from '../../../../ui/spinner/spinner.tsx';
import { quickCount, quickStarts, type QuickStart } from '../choice.rules.ts';

const icons = { wrong: RotateCcw, weak: TrendingDown, marked: BookmarkCheck, mixed: Shuffle } as const;

export interface QuickStartsProps {
  /** How many questions each has; undefined while unknown. */
  readonly counts: Readonly<Record<QuickStart, number>> | undefined;
  /** The one that is being started. */
  readonly pending: QuickStart | null;
  readonly onStart: (start: QuickStart) => void;
}

/** Sessions that start with one press. Those without questions say so, and can't be pressed. */
export function QuickStarts({ counts, pending, onStart }: QuickStartsProps) {
  const { t } = useTranslation('learning/practice');
  const online = useOnline();
  return (
    <section aria-labelledby="quick-starts">
      <h2 id="quick-starts" className="mb-2 text-lg font-semibold">
        {t('quick.title')}
      </h2>
      {!online && (
        <p className="measure mb-2 text-sm text-muted">
          {t('quick.offline')} <Link href="/learning-pathways">{t('quick.cases')}</Link>
        </p>
      )}
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {quickStarts.map((start) => {
          const Icon = icons[start];
          const count = counts && Math.min(counts[start], quickCount);
          return (
            <li key={start} className="flex">
              <button
                type="button"
                disabled={count === 0 || !online}
                aria-disabled={pending !== null || undefined}
                onClick={() => pending === null && onStart(start)}
                className={cx(
                  'flex min-h-20 w-full items-start gap-3 rounded-card border bg-raised p-3 text-start transition-colors max-[22rem]:flex-col max-[22rem]:gap-1.5 sm:p-4',
                  'enabled:hover:border-accent enabled:hover:bg-hover disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
                )}
              >
                <span className="mt-0.5 flex-none text-accent-text">
                  {pending === start ? <Spinner /> : <Icon size={20} aria-hidden="true" />}
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold hyphens-auto">{t(`quick.${start}`)}</span>
                  <span className="block min-h-5 text-sm text-muted">
                    {count === 0 && t('quick.none')}
                    {count !== undefined &&
                      count > 0 &&
                      // Its name states the intended number.
                      (start === 'mixed' && count === quickCount
                        ? t('form.allNeeds')
                        : t('questions', { count }))}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
