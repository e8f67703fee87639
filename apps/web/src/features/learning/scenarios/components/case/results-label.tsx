import { useTranslation } from '../../../../../i18n/translation.ts';

/** Names the results, and says how many are abnormal: only that stands out. */
export function ResultsLabel({ abnormal }: { readonly abnormal: number }) {
  const { t } = useTranslation('learning/scenarios');
  const { rich } = useTranslation('learning/scenarios.player');
  if (abnormal === 0) return t('case.labs');
  const abnormalText = (text: string) => <span className="font-semibold text-caution">{text}</span>;
  return <span>{rich('labs.abnormal', { abnormal: abnormalText }, { count: abnormal })}</span>;
}
