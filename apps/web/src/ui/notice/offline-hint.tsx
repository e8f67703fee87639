import type { ReactNode } from 'react';
import { useOnline } from '../../browser/online.ts';
import { useTranslation } from '../../i18n/translation.ts';

/**
 * Beside a form's button: without a network, what is typed stays until it can be sent. That there is none, the banner
 * says. `children`: what stays, if it isn't text.
 */
export function OfflineHint({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('app/common');
  const online = useOnline();
  return (
    <div role="status" className="text-sm text-caution empty:hidden">
      {!online && (children ?? t('offline.form'))}
    </div>
  );
}
