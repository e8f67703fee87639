import { adCategories } from '@rounds/contract/business/ads.rules';
import { difficulties, learningStyles } from '@rounds/contract/common.rules';
import type { Preferences, PreferencesChange } from '@rounds/contract/identity/preferences';
import { studyTimes, subjectsOf } from '@rounds/contract/identity/preferences.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Group } from '../../../../ui/group/group.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { Choice } from './choice.tsx';
import { Choices } from './choices.tsx';
import { OwnWords } from './own-words.tsx';

interface GroupOfPreferencesProps {
  readonly preferences: Preferences;
  readonly save: (change: PreferencesChange) => void;
}

/** What the dashboard goes by when it says what to do next. */
export function Recommendations({ preferences, save }: GroupOfPreferencesProps) {
  const { t } = useTranslation('identity/preferences');
  const { t: common } = useTranslation('app/common');
  const { t: overview } = useTranslation('learning/progress.overview');
  const { user } = useSession();
  const path = user?.careerPath;
  return (
    <Group roomy title={t('group.recommendations')} help={t('recommendationsHelp')}>
      <Choice
        label={t('difficulty')}
        value={preferences.preferredDifficulty}
        options={difficulties.map((value) => ({ value, label: common(`difficulty.${value}`) }))}
        onChange={(preferredDifficulty) => save({ preferredDifficulty })}
      />
      {path ? (
        <Choices
          legend={t('subjects.label')}
          help={t('subjects.help')}
          options={subjectsOf(path).map((value) => ({ value, label: overview(`need.${value}`) }))}
          chosen={preferences.primarySubjects}
          onChange={(primarySubjects) => save({ primarySubjects })}
        />
      ) : (
        <p className="text-sm text-muted">{t('subjects.noPath')}</p>
      )}
    </Group>
  );
}

/** What the learner keeps for themselves: nothing goes by it. */
export function AboutStudying({ preferences, save }: GroupOfPreferencesProps) {
  const { t } = useTranslation('identity/preferences');
  const { t: accounts } = useTranslation('identity/accounts');
  const { user } = useSession();
  const others = learningStyles.filter((style) => style !== user?.learningStyle);
  return (
    <Group roomy title={t('group.studying')} help={t('studyingHelp')}>
      <Choice
        label={t('secondStyle')}
        value={preferences.secondaryLearningStyle}
        options={others.map((value) => ({ value, label: accounts(`learningStyle.${value}`) }))}
        onChange={(secondaryLearningStyle) => save({ secondaryLearningStyle })}
      />
      <Choice
        label={t('studyTime.label')}
        value={preferences.studyTimePreference}
        options={studyTimes.map((value) => ({ value, label: t(`studyTime.${value}`) }))}
        onChange={(studyTimePreference) => save({ studyTimePreference })}
      />
      <OwnWords preferences={preferences} save={save} />
    </Group>
  );
}

export function AdWishes({ preferences, save }: GroupOfPreferencesProps) {
  const { t } = useTranslation('identity/preferences');
  return (
    <Group roomy title={t('group.ads')}>
      <Switch
        label={t('fewerAds.label')}
        help={t('fewerAds.help')}
        checked={preferences.adFrequencyTolerance === 'low'}
        onChange={(fewer) => save({ adFrequencyTolerance: fewer ? 'low' : 'normal' })}
      />
      <Choices
        legend={t('adCategories.label')}
        help={t('adCategories.help')}
        options={adCategories.map((value) => ({ value, label: t(`adCategories.${value}`) }))}
        chosen={preferences.interestedAdCategories}
        onChange={(interestedAdCategories) => save({ interestedAdCategories })}
      />
    </Group>
  );
}
