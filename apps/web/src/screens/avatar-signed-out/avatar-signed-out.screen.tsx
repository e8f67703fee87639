import { Redirect, useSearch } from 'wouter';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';

/** For visitors who come to the rewards. Whose session has just ended is led to the sign-in, as everywhere. */
export function AvatarSignedOutScreen() {
  const { t } = useTranslation('rewards/store');
  const { endedBy } = useSession();
  const search = useSearch();
  const backHere = `/auth?next=${encodeURIComponent(search ? `/avatar?${search}` : '/avatar')}`;
  useDocumentTitle(t('loginRequired.title'));
  if (endedBy) return <Redirect to={endedBy === 'learner' ? '/auth' : backHere} replace />;
  return (
    <FullPageMessage
      title={t('loginRequired.title')}
      action={<ButtonLink href={backHere}>{t('loginRequired.action')}</ButtonLink>}
    >
      {t('loginRequired.text')}
    </FullPageMessage>
  );
}
