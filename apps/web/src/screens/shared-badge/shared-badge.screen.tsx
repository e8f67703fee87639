import { useParams } from 'wouter';
import { useSharedBadge } from '../../features/learning/sharing/api/get-shared-badge.ts';
import { ApiError, NetworkError } from '../../api/client.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { LoadFailed } from '../../ui/full-page-message/load-failed.tsx';
import { BadgeSkeleton } from './badge-skeleton.tsx';
import { SharedBadgeView } from './shared-badge-view.tsx';

/** The public page of a badge: for everybody who has the link. */
export function SharedBadgeScreen() {
  const { t } = useTranslation('learning/sharing');
  const { t: common } = useTranslation('app/common');
  const { token } = useParams<{ token: string }>();
  const { signedIn } = useSession();
  const { answer, error, again } = useSharedBadge(token, signedIn);
  const isGone = error instanceof ApiError && error.status === 404;
  useDocumentTitle(
    answer ? `${answer.title} · ${answer.username}` : isGone ? t('page.gone') : t('page.loading'),
  );

  if (answer) return <SharedBadgeView badge={answer} token={token} onEnded={again} />;
  if (isGone) {
    return (
      <FullPageMessage
        drawing={<SignpostDrawing />}
        title={t('page.gone')}
        action={<ButtonLink href="/">{t('page.home')}</ButtonLink>}
      >
        {t('page.goneText')}
      </FullPageMessage>
    );
  }
  if (error !== undefined) {
    return (
      <LoadFailed title={t('page.failed')} onRetry={again}>
        {error instanceof NetworkError ? common('error.network') : common('error.general')}
      </LoadFailed>
    );
  }
  return <BadgeSkeleton label={t('page.loading')} />;
}
