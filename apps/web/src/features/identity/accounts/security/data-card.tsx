import { restorableDays } from '@rounds/contract/identity/accounts.security.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CollapsibleCard } from '../../../../ui/card/collapsible-card.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useExportData } from '../api/export-data.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { DeleteAccountDialog } from './delete-account.tsx';
import { SettingRow } from './setting-row.tsx';
import { useDialog } from './use-dialog.ts';

/** Export everything, or have it erased. */
export function DataCard() {
  const { t } = useTranslation('identity/accounts.security');
  const showError = useErrorToast('identity/accounts');
  const { user } = useSession();
  const exporting = useExportData();
  const dialog = useDialog<'delete'>();
  const download = () =>
    exporting.mutate(undefined, {
      onSuccess: () =>
        toast({ title: t('export.doneTitle'), description: t('export.doneText'), variant: 'success' }),
      onError: (error) => showError(t('failed'), error),
    });
  return (
    <CollapsibleCard id="data" title={t('data.title')}>
      <div>
        <SettingRow
          title={t('export.title')}
          text={t('export.text')}
          action={
            <Button variant="secondary" pending={exporting.isPending} onClick={download}>
              {exporting.isPending ? t('export.pending') : t('export.action')}
            </Button>
          }
        />
        {user?.isDemo !== true && (
          <SettingRow
            title={t('delete.title')}
            text={t('delete.lead', { days: restorableDays })}
            action={
              <Button variant="secondary" onClick={dialog.show('delete')}>
                {t('delete.action')}
              </Button>
            }
          >
            <DeleteAccountDialog {...dialog.props('delete')} />
          </SettingRow>
        )}
      </div>
    </CollapsibleCard>
  );
}
