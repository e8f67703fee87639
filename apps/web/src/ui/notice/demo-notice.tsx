import { useTranslation } from '../../i18n/translation.ts';
import { askForOwnAccount } from '../../session/own-account.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export interface DemoNoticeProps {
  /** What stands below: something that can't be changed, all settings, of which a few can, or something to pay for. */
  readonly about?: 'change' | 'settings' | 'payments';
}

/** Explains, only in the demo account, why what is below can't be done, and leads to an account that can. */
export function DemoNotice({ about = 'change' }: DemoNoticeProps) {
  const { t } = useTranslation('app/common');
  const { user } = useSession();
  if (!user?.isDemo) return null;
  const pays = about === 'payments';
  const texts = {
    change: t('errors.demo_account'),
    settings: t('demo.settings'),
    payments: t(user.demoUntil ? 'demo.paymentsKeep' : 'demo.payments'),
  };
  return (
    <Notice
      tone="info"
      live={false}
      action={
        <Button variant={pays ? 'primary' : 'secondary'} size="sm" onClick={askForOwnAccount}>
          {t(user.demoUntil ? 'demo.keep' : 'demo.create')}
        </Button>
      }
    >
      {texts[about]}
    </Notice>
  );
}
