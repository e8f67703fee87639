import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useConfirmEmail } from '../../features/identity/accounts/api/confirm-email.ts';
import { useMessages } from '../../features/identity/accounts/use-messages.ts';
import { ApiError } from '../../api/client.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { getSession, updateUser, useSession } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FlatlineDrawing } from '../../ui/drawings/flatline.tsx';
import { LetterDrawing } from '../../ui/drawings/letter.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';

/** Where the links lead that confirm an address or a changed one. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('identity/accounts');
  const { t: common } = useTranslation('app/common');
  const { t: shell } = useTranslation('app/shell');
  const { signedIn } = useSession();
  const { ofError } = useMessages();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { answer, error, pending, run } = useConfirmEmail(token);
  const email = answer?.email;
  useDocumentTitle(t('confirm.title'));
  useEffect(() => {
    // The link may belong to another account than the one signed in here.
    const { user } = getSession();
    if (email && user?.pendingEmail === email) updateUser({ email, pendingEmail: null });
  }, [email]);

  const signInLink = <ButtonLink href="/auth">{t('auth.signIn')}</ButtonLink>;
  // Where a new link can be requested.
  const newLink = signedIn ? (
    <ButtonLink href="/profile?tab=settings">{shell('settings')}</ButtonLink>
  ) : (
    signInLink
  );

  if (email) {
    return (
      <FullPageMessage
        drawing={<LetterDrawing />}
        title={t('confirm.doneTitle')}
        action={signedIn ? <ButtonLink href="/">{t('confirm.home')}</ButtonLink> : signInLink}
      >
        {t('confirm.doneText', { email })}
      </FullPageMessage>
    );
  }
  if (token === '' || error !== undefined) {
    const expired = error instanceof ApiError && error.code === 'link_expired';
    const refused = error instanceof ApiError && error.status < 500;
    const text = expired ? t('confirm.expiredText') : ofError(error, common('error.general'));
    return (
      <FullPageMessage
        drawing={<FlatlineDrawing />}
        title={token === '' || expired ? t('reset.expiredTitle') : t('reset.failed')}
        action={
          refused || token === '' ? (
            newLink
          ) : (
            <Button onClick={() => run(token)} pending={pending}>
              {common('action.tryAgain')}
            </Button>
          )
        }
      >
        {token === '' ? t('confirm.missingText') : text}
      </FullPageMessage>
    );
  }
  return (
    <FullPageMessage title={t('confirm.title')} drawing={<LetterDrawing />}>
      <span className="inline-flex items-center gap-2">
        <Spinner label={t('confirm.pending')} />
        <span aria-hidden="true">{t('confirm.pending')}</span>
      </span>
    </FullPageMessage>
  );
}
