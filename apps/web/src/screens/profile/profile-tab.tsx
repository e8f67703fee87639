import { useProfile } from '../../features/identity/accounts/api/get-profile.ts';
import { ProfileCard } from '../../features/identity/accounts/profile/profile-card.tsx';
import { ProfileStats } from '../../features/identity/accounts/profile/profile-stats.tsx';
import { showsTrialEnd } from '../../features/identity/accounts/profile/use-tier-name.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { ProfileHead } from './profile-head.tsx';

/** Who the learner is and how far they have come. */
export function ProfileTab() {
  const { t } = useTranslation('screens/profile');
  const { data, isError, refetch } = useProfile();
  const session = useSession();
  if (data) {
    const shown = session.user ?? data.user;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ProfileHead user={shown} />
        <ProfileStats user={shown} stats={data.stats} />
        <ProfileCard user={shown} />
      </div>
    );
  }
  if (isError) return <FailedNotice onRetry={() => void refetch()}>{t('failed')}</FailedNotice>;
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <Skeleton className="h-30" />
      <Skeleton
        className={session.user && showsTrialEnd(session.user) ? 'h-80 md:h-53 lg:h-30' : 'h-44 md:h-24'}
      />
      <Skeleton className="h-64" />
    </div>
  );
}
