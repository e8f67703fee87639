import { Target } from 'lucide-react';
import { weakestOf } from '@rounds/contract/learning/mastery.rules';
import { useMastery } from '../../features/learning/mastery/api/get-mastery.ts';
import { PracticeButton } from '../../features/learning/practice/components/practice-button.tsx';
import { useNeedName } from '../../features/learning/progress/need-name.ts';
import { useTranslation } from '../../i18n/translation.ts';

/** Practice of the weakest area; nothing for who has answered nothing, or mastered everything. */
export function WeakestPractice() {
  const { t } = useTranslation('learning/progress.overview');
  const nameOf = useNeedName();
  const { data } = useMastery();
  const area = data && weakestOf(data.areas)[0];
  if (!area) return null;
  const name = nameOf(area.need);
  return (
    <PracticeButton
      variant="secondary"
      className="max-sm:w-full"
      filters={area.practice}
      matching={area.matching}
      from="/dashboard"
      failed={t('weakest.failed')}
    >
      <Target size={16} aria-hidden="true" />
      {t('weakest.practiceNamed', { name })}
    </PracticeButton>
  );
}
