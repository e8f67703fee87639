import { useProfile } from '../../features/identity/accounts/api/get-profile.ts';
import { ProfileCard } from '../../features/identity/accounts/profile/profile-card.tsx';
import { ProfileStats } from '../../features/identity/accounts/profile/profile-stats.tsx';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { ProfileHead } from './profile-head.tsx';
import { useHeldPlan } from './use-held-plan.ts';

/** Who the learner is and how far they have come. */
export function ProfileTab() {
  const { t } = useTranslation('screens/profile');
  const { rich } = useTranslation('business/plans.status');
  const { date } = useFormat();
  const { data, isError, refetch } = useProfile();
  const user = useSession().user ?? data?.user ?? null;
  const plan = useHeldPlan(user);
  // A demo's copy is gone before its trial ends.
  const ends = plan?.state.kind === 'trial' && !user?.isDemo ? plan.held.trialEndsAt : null;
  if (data && user && plan) {
    const note = ends !== null && rich('trial.until', { date: whole }, { date: date(ends) });
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ProfileHead user={user} />
        <ProfileStats stats={data.stats} plan={{ name: plan.name, note }} />
        <ProfileCard user={user} />
      </div>
    );
  }
  if (isError) return <FailedNotice onRetry={() => void refetch()}>{t('failed')}</FailedNotice>;
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <Skeleton className="h-30" />
      <Skeleton className={ends === null ? 'h-46 md:h-24' : 'h-70 md:h-53 lg:h-30'} />
      <Skeleton className="h-64" />
    </div>
  );
}

const whole = (date: string) => <span className="whitespace-nowrap">{date}</span>;
