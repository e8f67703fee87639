import { useSearchParams } from 'wouter';
import { RequestResetLink } from '../../features/identity/accounts/components/request-reset-link.tsx';
import { SetPassword } from '../../features/identity/accounts/components/set-password.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';

/** Without a token it asks for the address; with the one of the mail, for the new password. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('identity/accounts');
  const [search, setSearch] = useSearchParams();
  const token = search.get('token');
  useDocumentTitle(token ? t('reset.newTitle') : t('reset.askTitle'));
  return (
    <div className="page py-8 sm:py-14">
      <div className="mx-auto grid max-w-md gap-5">
        <div className="grid gap-5 rounded-card border bg-raised p-5 sm:p-7">
          {token ? (
            <SetPassword key={token} token={token} onNewLink={() => setSearch({})} />
          ) : (
            <RequestResetLink />
          )}
        </div>
      </div>
    </div>
  );
}
