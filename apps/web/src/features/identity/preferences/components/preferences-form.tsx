import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { RetryNotice } from '../../../../ui/notice/retry-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { usePreferences } from '../api/get-preferences.ts';
import { useSavePreferences } from '../api/save-preferences.ts';
import { AdPreferences, Recommendations } from './preference-groups.tsx';
import { PracticeHabits } from './practice-habits.tsx';

/** How a learner studies: what they state, each field saved as it is changed, and what their practice shows. */
export function PreferencesForm() {
  const { t } = useTranslation('identity/preferences');
  const { t: settings } = useTranslation('identity/settings');
  const { user } = useSession();
  const showError = useErrorToast('identity/preferences');
  const { data, isError, isFetching, refetch } = usePreferences();
  const { mutate: save } = useSavePreferences((error) =>
    showError(settings('saveFailed'), error, settings('saveFailedText')),
  );
  if (data) {
    return (
      <div className="grid gap-6">
        <fieldset disabled={user?.isDemo} className="contents">
          <Recommendations preferences={data} save={save} />
          <AdPreferences preferences={data} save={save} />
        </fieldset>
        <PracticeHabits stats={data} />
      </div>
    );
  }
  if (!isError) return <Loading label={t('loading')} />;
  return <RetryNotice title={t('failed')} pending={isFetching} onRetry={() => void refetch()} />;
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-6">
      <Skeleton className="h-56" />
      <Skeleton className="h-48" />
    </div>
  );
}
