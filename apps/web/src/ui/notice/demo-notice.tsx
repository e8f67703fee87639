import { useTranslation } from '../../i18n/translation.ts';
import { askForOwnAccount } from '../../session/own-account.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export interface DemoNoticeProps {
  /** What stands below: settings that can't be changed, or something to pay for. */
  readonly about?: 'settings' | 'payments';
}

/** Explains, only in the demo account, why what is below can't be done, and leads to an account that can. */
export function DemoNotice({ about = 'settings' }: DemoNoticeProps) {
  const { t } = useTranslation('app/common');
  const { user } = useSession();
  if (!user?.isDemo) return null;
  const pays = about === 'payments';
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
      {t(pays ? (user.demoUntil ? 'demo.paymentsKeep' : 'demo.payments') : 'errors.demo_account')}
    </Notice>
  );
}
