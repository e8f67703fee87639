import { SettingsForm } from '../../features/identity/settings/components/settings-form.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DataProvider } from '../data-provider.tsx';

export interface SettingsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function SettingsDialog({ open, onOpenChange }: SettingsDialogProps) {
  const { t } = useTranslation('identity/settings');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')}>
      <DataProvider>
        <SettingsForm />
      </DataProvider>
    </Dialog>
  );
}
