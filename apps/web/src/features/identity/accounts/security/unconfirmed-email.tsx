import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useResendVerification } from '../api/email-change.ts';
import { useTwoFactor } from '../api/two-factor.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';

/**
 * Asks for the address to be confirmed, and has the link sent again. Shows nothing once it is confirmed, or while a new
 * address is pending: following that link does the same.
 */
export function UnconfirmedEmail() {
  const { t } = useTranslation('identity/accounts.security');
  const showError = useErrorToast('identity/accounts');
  const { user } = useSession();
  const { data } = useTwoFactor();
  const resend = useResendVerification();
  const email = user?.email;
  if (!email || user.pendingEmail || data?.emailConfirmed !== false) return null;

  const sendAgain = () =>
    resend.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: t('email.resentTitle'),
          description: t('email.askedText', { email }),
          variant: 'success',
        }),
      onError: (error) => showError(t('failed'), error),
    });

  return (
    <Notice
      title={t('email.confirmTitle')}
      live={false}
      action={
        <Button variant="link" size="sm" pending={resend.isPending} onClick={sendAgain}>
          {t('email.resend')}
        </Button>
      }
    >
      {t('email.confirmText', { email })}
    </Notice>
  );
}
