import { useOnline } from '../../browser/online.ts';
import { useTranslation } from '../../i18n/translation.ts';

/** Beside a form's button: without a network, what is typed stays until it can be sent. That there is none, the banner says. */
export function OfflineHint() {
  const { t } = useTranslation('app/common');
  const online = useOnline();
  return (
    <div role="status" className="text-sm text-caution empty:hidden">
      {!online && t('offline.form')}
    </div>
  );
}
