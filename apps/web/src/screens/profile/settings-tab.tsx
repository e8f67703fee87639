import { AccountSection } from '../../features/identity/accounts/security/account-section.tsx';
import { PreferencesForm } from '../../features/identity/preferences/components/preferences-form.tsx';
import { SettingsForm } from '../../features/identity/settings/components/settings-form.tsx';
import { GoalCard } from '../../features/learning/goals/components/goal-card.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';

/** How Rounds should be for the learner, and what they do with their account. */
export function SettingsTab() {
  const { t } = useTranslation('screens/profile');
  const { t: preferences } = useTranslation('identity/preferences');
  return (
    <div className="grid gap-5">
      <Card aria-labelledby="preferences-title">
        <CardHeader>
          <CardTitle id="preferences-title">{t('settings.title')}</CardTitle>
        </CardHeader>
        <CardBody>
          <SettingsForm />
        </CardBody>
      </Card>
      <Card aria-labelledby="study-title">
        <CardHeader>
          <CardTitle id="study-title">{preferences('title')}</CardTitle>
        </CardHeader>
        <CardBody>
          <PreferencesForm />
        </CardBody>
      </Card>
      <GoalCard />
      <AccountSection />
    </div>
  );
}
