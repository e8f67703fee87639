import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useCancelEmailChange, useResendConfirmation } from '../api/email-change.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';

/** A changed address that is waiting for its link to be followed; renders nothing if there is none. */
export function PendingEmail() {
  const { t } = useTranslation('identity/accounts.security');
  const showError = useErrorToast('identity/accounts');
  const { user } = useSession();
  const resend = useResendConfirmation();
  const cancel = useCancelEmailChange();
  const email = user?.pendingEmail;
  if (!email) return null;

  const fail = (error: unknown) => showError(t('failed'), error);
  const sendAgain = () =>
    resend.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: t('email.resentTitle'),
          description: t('email.askedText', { email }),
          variant: 'success',
        }),
      onError: fail,
    });
  const callOff = () =>
    cancel.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: t('email.cancelledTitle'),
          description: t('email.cancelledText'),
          variant: 'success',
        }),
      onError: fail,
    });

  return (
    <Notice
      title={t('email.pendingTitle')}
      action={
        <div className="flex flex-wrap gap-x-4">
          <Button variant="link" size="sm" pending={resend.isPending} onClick={sendAgain}>
            {t('email.resend')}
          </Button>
          <Button variant="link" size="sm" pending={cancel.isPending} onClick={callOff}>
            {t('email.cancel')}
          </Button>
        </div>
      }
    >
      {t('email.pendingText', { email })}
    </Notice>
  );
}
