import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CollapsibleCard } from '../../../../ui/card/collapsible-card.tsx';
import { ChangeEmailDialog } from './change-email.tsx';
import { ChangePasswordDialog } from './change-password.tsx';
import { PendingEmail } from './pending-email.tsx';
import { SettingRow } from './setting-row.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
import { useDialog } from './use-dialog.ts';

/** How the learner signs in: email, password, two-factor. */
export function SignInCard() {
  const { t } = useTranslation('identity/accounts.security');
  const { user } = useSession();
  const dialog = useDialog<'email' | 'password'>();
  return (
    <CollapsibleCard id="security" title={t('signIn.title')} value={user?.email ?? null}>
      {user?.isDemo === true ? (
        <p className="p-4 text-sm text-muted sm:p-5">{t('signIn.demo')}</p>
      ) : (
        <div>
          <SettingRow
            title={t('email.title')}
            text={<bdi>{user?.email}</bdi>}
            action={
              <Button variant="secondary" onClick={dialog.show('email')}>
                {t('email.change')}
              </Button>
            }
          >
            <UnconfirmedEmail />
            <PendingEmail />
            <ChangeEmailDialog {...dialog.props('email')} />
          </SettingRow>
          <SettingRow
            title={t('password.title')}
            text={t('password.lead')}
            action={
              <Button variant="secondary" onClick={dialog.show('password')}>
                {t('password.change')}
              </Button>
            }
          >
            <ChangePasswordDialog {...dialog.props('password')} />
          </SettingRow>
          <TwoFactorRow />
        </div>
      )}
    </CollapsibleCard>
  );
}
