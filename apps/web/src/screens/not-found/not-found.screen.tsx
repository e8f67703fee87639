import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';

/** As specified; those who use Rounds can do nothing with it. */
const forDevelopers = 'Did you forget to add the page to the router?';

export function NotFoundScreen() {
  const { t } = useTranslation('app/shell');
  const { signedIn } = useSession();
  useDocumentTitle(t('notFound.title'));
  return (
    <FullPageMessage
      drawing={<SignpostDrawing />}
      title={t('notFound.title')}
      action={
        signedIn ? (
          <ButtonLink href="/dashboard">{t('notFound.dashboard')}</ButtonLink>
        ) : (
          <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
        )
      }
    >
      {t('notFound.text')}
      {import.meta.env.DEV && (
        <span lang="en" className="mt-2 block text-sm">
          {forDevelopers}
        </span>
      )}
    </FullPageMessage>
  );
}
