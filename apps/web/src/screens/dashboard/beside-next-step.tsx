import { RotateCcw } from 'lucide-react';
import { useReview } from '../../features/learning/review/api/get-review.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { WeakestPractice } from './weakest-practice.tsx';

/** What can be done beside the next step: what is due for review, else practice of the weakest area. */
export function BesideNextStep() {
  const { t } = useTranslation('learning/review');
  const { data, isPending } = useReview();
  if (isPending) return null;
  if (!data || data.due === 0) return <WeakestPractice />;
  return (
    <ButtonLink href="/review" variant="secondary" className="max-sm:w-full">
      <RotateCcw size={16} aria-hidden="true" />
      {t('due.count', { count: data.due })}
    </ButtonLink>
  );
}
