import type { Session } from '@rounds/contract/identity/accounts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useInstallation } from '../api/get-installation.ts';
import { useOpenDemo } from '../api/demo.ts';
import { useMessages } from '../use-messages.ts';

export interface DemoSignInProps {
  readonly onSession: (session: Session) => void;
}

/** Opens a private copy of the demo learner with one press. Renders nothing if the installation has no demo. */
export function DemoSignIn({ onSession }: DemoSignInProps) {
  const { t } = useTranslation('identity/accounts');
  const { ofError } = useMessages();
  const hasDemo = Boolean(useInstallation()?.demoAccount);
  const opening = useOpenDemo();
  if (!hasDemo) return null;
  const enter = () =>
    opening.run(undefined, {
      onSuccess: onSession,
      onError: (error) => {
        const description = ofError(error, t('toast.signInFailedText'));
        toast({ title: t('toast.signInFailed'), description, variant: 'destructive' });
      },
    });
  return (
    <div className="grid animate-fade-in gap-2">
      <p className="flex items-center gap-3 text-sm text-muted before:grow before:border-t after:grow after:border-t">
        {t('auth.or')}
      </p>
      <Button variant="secondary" onClick={enter} pending={opening.pending}>
        {opening.pending ? t('auth.demoPending') : t('auth.demo')}
      </Button>
      <p className="text-center text-sm text-muted">{t('auth.demoHelp')}</p>
    </div>
  );
}
