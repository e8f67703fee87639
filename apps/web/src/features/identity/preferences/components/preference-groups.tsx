import { adCategories } from '@rounds/contract/business/ads.rules';
import { difficulties } from '@rounds/contract/common.rules';
import type { Preferences, PreferencesChange } from '@rounds/contract/identity/preferences';
import { subjectsOf } from '@rounds/contract/identity/preferences.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { FormSection } from '../../../../ui/form-section/form-section.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { OptionalSelect } from './optional-select.tsx';
import { CheckboxGroup } from '../../../../ui/checkbox/checkbox-group.tsx';

interface PreferenceGroupProps {
  readonly preferences: Preferences;
  readonly save: (change: PreferencesChange) => void;
}

/** What the dashboard's suggestions are based on. */
export function Recommendations({ preferences, save }: PreferenceGroupProps) {
  const { t } = useTranslation('identity/preferences');
  const { t: common } = useTranslation('app/common');
  const { t: overview } = useTranslation('learning/progress.overview');
  const { user } = useSession();
  const path = user?.careerPath;
  return (
    <FormSection spacious title={t('group.recommendations')} help={t('recommendationsHelp')}>
      <OptionalSelect
        label={t('difficulty')}
        value={preferences.preferredDifficulty}
        options={difficulties.map((value) => ({ value, label: common(`difficulty.${value}`) }))}
        onChange={(preferredDifficulty) => save({ preferredDifficulty })}
      />
      {path ? (
        <CheckboxGroup
          legend={t('subjects.label')}
          help={t('subjects.help')}
          options={subjectsOf(path).map((value) => ({ value, label: overview(`need.${value}`) }))}
          chosen={preferences.primarySubjects}
          onChange={(primarySubjects) => save({ primarySubjects })}
        />
      ) : (
        <p className="text-sm text-muted">{t('subjects.noPath')}</p>
      )}
    </FormSection>
  );
}

export function AdPreferences({ preferences, save }: PreferenceGroupProps) {
  const { t } = useTranslation('identity/preferences');
  return (
    <FormSection spacious title={t('group.ads')}>
      <Switch
        label={t('fewerAds.label')}
        help={t('fewerAds.help')}
        checked={preferences.adFrequencyTolerance === 'low'}
        onChange={(fewer) => save({ adFrequencyTolerance: fewer ? 'low' : 'normal' })}
      />
      <CheckboxGroup
        legend={t('adCategories.label')}
        help={t('adCategories.help')}
        options={adCategories.map((value) => ({ value, label: t(`adCategories.${value}`) }))}
        chosen={preferences.interestedAdCategories}
        onChange={(interestedAdCategories) => save({ interestedAdCategories })}
      />
    </FormSection>
  );
}
