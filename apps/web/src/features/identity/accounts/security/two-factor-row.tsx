import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useTwoFactor } from '../api/two-factor.ts';
import { SettingRow } from './setting-row.tsx';
import { Retry } from './retry.tsx';
import { NewRecoveryCodes, DisableTwoFactor } from './two-factor-proof.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { useDialog } from './use-dialog.ts';

/** Whether signing in requires a code, and the actions that change that. */
export function TwoFactorRow() {
  const { t } = useTranslation('identity/accounts.security');
  const { data, error, refetch, isFetching } = useTwoFactor();
  const dialog = useDialog<'on' | 'off' | 'codes'>();
  const few = data !== undefined && data.enabled && data.recoveryCodesLeft <= 3;
  const needsEmail = data !== undefined && !data.enabled && !data.emailConfirmed;
  return (
    <SettingRow
      title={t('twoFactor.title')}
      text={
        data?.enabled
          ? t('twoFactor.enabledText')
          : needsEmail
            ? t('twoFactor.needsEmail')
            : t('twoFactor.disabledText')
      }
      state={
        data && (
          <Badge tone={data.enabled ? 'positive' : 'neutral'}>
            {data.enabled ? t('twoFactor.on') : t('twoFactor.off')}
          </Badge>
        )
      }
      action={
        needsEmail ? undefined : data ? (
          <Button variant="secondary" onClick={dialog.show(data.enabled ? 'off' : 'on')}>
            {data.enabled ? t('twoFactor.turnOff') : t('twoFactor.turnOn')}
          </Button>
        ) : (
          !error && <Skeleton className="h-11 w-40" />
        )
      }
    >
      {error && <Retry error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {data?.enabled && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className={few ? 'font-semibold text-caution' : 'text-muted'}>
            {t('recovery.left', { count: data.recoveryCodesLeft })}
          </span>
          <Button variant="link" size="sm" onClick={dialog.show('codes')}>
            {t('recovery.renew')}
          </Button>
        </p>
      )}
      <TwoFactorSetup {...dialog.props('on')} />
      <DisableTwoFactor {...dialog.props('off')} />
      <NewRecoveryCodes {...dialog.props('codes')} />
    </SettingRow>
  );
}
