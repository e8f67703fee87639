import { AccountSection } from '../../features/accounts/safety/account-section.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** The learner's own page: for now its settings, with what they do with their account. */
export function ProfileScreen() {
  const { t } = useTranslation('account');
  useDocumentTitle(t('profile'));
  return (
    <div className="page py-5 sm:py-8">
      <div className="mx-auto grid w-full max-w-3xl gap-5">
        <h1 className="text-xl sm:text-2xl">{t('profile')}</h1>
        <AccountSection />
      </div>
    </div>
  );
}
