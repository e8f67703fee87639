import { AccountSection } from '../../features/accounts/safety/account-section.tsx';
import { SettingsForm } from '../../features/settings/components/settings-form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';

/** How Rounds should be for the learner, and what they do with their account. */
export function SettingsTab() {
  const { t } = useTranslation('profile');
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
      <AccountSection />
    </div>
  );
}
