import { subjectsOf } from '@rounds/contract/identity/preferences.rules';
import type { Settings, SettingsChange } from '@rounds/contract/identity/settings';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { hasScreen } from '../../../../routing/has-screen.ts';
import { useTopicName } from '../../../../format/topic-name.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { CheckboxGroup } from '../../../../ui/checkbox/checkbox-group.tsx';
import { FormSection } from '../../../../ui/form-section/form-section.tsx';
import { RetryNotice } from '../../../../ui/notice/retry-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { useSettings } from '../api/get-settings.ts';
import { useSaveSettings } from '../api/save-settings.ts';
import { LanguageField } from './language-field.tsx';
import { PushSwitch } from './push-switch.tsx';
import { TimerChoice } from './timer-choice.tsx';
import { ZoneField } from './zone-field.tsx';

/** All of a learner's settings. Each is saved as it is changed. */
export function SettingsForm() {
  const { t } = useTranslation('identity/settings');
  const showError = useErrorToast('identity/settings');
  const { data, isError, isFetching, refetch } = useSettings();
  const { mutate } = useSaveSettings((error) => showError(t('saveFailed'), error, t('saveFailedText')));
  if (data) return <Loaded settings={data} save={mutate} />;
  if (!isError) return <Loading label={t('loading')} />;
  return <RetryNotice title={t('failed')} pending={isFetching} onRetry={() => void refetch()} />;
}

interface LoadedProps {
  readonly settings: Settings;
  readonly save: (change: SettingsChange) => void;
}

function Loaded({ settings, save }: LoadedProps) {
  const { t } = useTranslation('identity/settings');
  const topicName = useTopicName();
  const { user } = useSession();
  const isDemo = user?.isDemo ?? false;
  return (
    <div className="grid gap-6">
      <fieldset disabled={isDemo} className="contents">
        <FormSection title={t('group.learning')}>
          <TimerChoice timer={settings.timer} onChange={(timer) => save({ timer })} />
          <Switch
            label={t('confidence.label')}
            help={t('confidence.help')}
            checked={settings.asksConfidence}
            onChange={(asksConfidence) => save({ asksConfidence })}
          />
        </FormSection>
        <FormSection title={t('group.notifications')}>
          <Switch
            label={t('email.label')}
            help={t('email.help')}
            checked={settings.emailNotifications}
            onChange={(emailNotifications) => save({ emailNotifications })}
          />
          <PushSwitch
            enabled={settings.pushNotifications}
            isDemo={isDemo}
            onChange={(pushNotifications) => save({ pushNotifications })}
          />
        </FormSection>
        <FormSection title={t('group.privacy')}>
          <Switch
            label={t('leaderboard.label')}
            help={t('leaderboard.help')}
            checked={settings.leaderboardVisible}
            onChange={(leaderboardVisible) => save({ leaderboardVisible })}
          />
          {hasScreen('/u/somebody') && (
            <>
              <Switch
                label={t('profile.label')}
                help={t('profile.help')}
                checked={settings.profileVisible}
                onChange={(profileVisible) => save({ profileVisible })}
              />
              <Switch
                label={t('share.label')}
                help={t('share.help')}
                checked={settings.shareProgress}
                onChange={(shareProgress) => save({ shareProgress })}
              />
            </>
          )}
          {user?.role === 'professional' && hasScreen('/community') && (
            <Switch
              label={t('mentoring.label')}
              help={t('mentoring.help')}
              checked={settings.offersMentoring}
              onChange={(offersMentoring) => save({ offersMentoring })}
            />
          )}
          {settings.offersMentoring && user?.careerPath && (
            <CheckboxGroup
              legend={t('mentoring.topics')}
              help={t('mentoring.topicsHelp')}
              options={subjectsOf(user.careerPath).map((value) => ({
                value,
                label: topicName(value),
              }))}
              chosen={settings.mentoringTopics}
              onChange={(mentoringTopics) => save({ mentoringTopics })}
            />
          )}
        </FormSection>
      </fieldset>
      <FormSection title={t('group.region')}>
        {/* Demo accounts may still change the language of this browser. */}
        <LanguageField onChange={(language) => !isDemo && save({ language })} />
        <fieldset disabled={isDemo} className="contents">
          <ZoneField zone={settings.timeZone} onChange={(timeZone) => save({ timeZone })} />
        </fieldset>
      </FormSection>
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-36" />
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
