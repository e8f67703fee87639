import { CalendarCheck, Play } from 'lucide-react';
import type { ReviewOverview } from '@rounds/contract/learning/review';
import { useOnline } from '../../../../browser/online.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { dayAfter } from '../coming.rules.ts';

export interface ReviewDueProps {
  readonly review: ReviewOverview;
  /** What can be done while nothing is due. */
  readonly meanwhile: { readonly href: string; readonly label: string };
  readonly pending: boolean;
  readonly onStart: () => void;
}

/**
 * What is due now, and the button that starts it. With nothing due, it says when the next ones are; more than today's
 * limit just waits.
 */
export function ReviewDue({ review, meanwhile, pending, onStart }: ReviewDueProps) {
  const { t } = useTranslation('learning/review');
  const { t: practice } = useTranslation('learning/practice');
  const format = useFormat();
  const online = useOnline();
  const { due, waiting, scheduled, reviewedToday, today, nextOn } = review;
  if (due === 0) {
    return (
      <div className="flex items-start gap-3">
        <CalendarCheck size={22} className="mt-0.5 flex-none text-accent-text" aria-hidden="true" />
        <div>
          <p className="font-semibold">
            {reviewedToday > 0 ? t('due.done') : t(scheduled > 0 ? 'due.none' : 'due.empty')}
          </p>
          <p className="measure text-sm text-muted">
            {nextOn === null
              ? t('due.how')
              : nextOn === dayAfter(today)
                ? t('due.tomorrow')
                : t('due.next', { day: format.day(nextOn) })}
          </p>
          <Link href={meanwhile.href} className="thumb mt-1 inline-block font-semibold">
            {meanwhile.label}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="text-lg font-semibold">{t('due.count', { count: due })}</p>
        {waiting > 0 && <p className="measure text-sm text-muted">{t('due.waiting', { count: waiting })}</p>}
        {!online && (
          <p className="measure text-sm text-muted">
            {practice('quick.offline')} <Link href="/learning-pathways">{practice('quick.cases')}</Link>
          </p>
        )}
      </div>
      <Button className="max-sm:w-full" disabled={!online} pending={pending} onClick={onStart}>
        <Play size={16} aria-hidden="true" />
        {t('due.start')}
      </Button>
    </div>
  );
}
