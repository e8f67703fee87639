import type { Preferences } from '@rounds/contract/identity/preferences';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { FormSection } from '../../../../ui/form-section/form-section.tsx';

type PracticeStats = Pick<
  Preferences,
  'completionRate' | 'avgSessionDuration' | 'preferredStudyTimes' | 'devicePreference'
>;

/** What practice shows, in sentences; renders nothing if it shows nothing. */
export function PracticeHabits({ stats }: { readonly stats: PracticeStats }) {
  const { t } = useTranslation('identity/preferences');
  const format = useFormat();
  const { completionRate, avgSessionDuration, preferredStudyTimes, devicePreference } = stats;
  const sentences = [
    completionRate !== null && t('habits.completed', { share: format.percent(completionRate) }),
    avgSessionDuration !== null &&
      t('habits.duration', { count: Math.max(1, Math.round(avgSessionDuration)) }),
    preferredStudyTimes !== null && t(`habits.time.${preferredStudyTimes}`),
    devicePreference !== null && t(`habits.device.${devicePreference}`),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <FormSection title={t('group.habits')}>
      <ul className="grid list-disc gap-1 ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </FormSection>
  );
}
