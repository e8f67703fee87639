import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Notice } from './notice.tsx';

/** Explains, only in the demo account, why the settings below can't be changed. */
export function DemoNotice() {
  const { t } = useTranslation('app/common');
  const { user } = useSession();
  if (!user?.isDemo) return null;
  return (
    <Notice tone="info" live={false}>
      {t('errors.demo_account')}
    </Notice>
  );
}
