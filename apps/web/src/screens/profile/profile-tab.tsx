import type { User } from '@rounds/contract/identity/accounts';
import { useProfile } from '../../features/identity/accounts/api/get-profile.ts';
import { ProfileCard } from '../../features/identity/accounts/profile/profile-card.tsx';
import {
  ProfileStats,
  type ProfileStatsProps,
} from '../../features/identity/accounts/profile/profile-stats.tsx';
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
  const { data, isError, refetch } = useProfile();
  const session = useSession();
  if (data) {
    const shown = session.user ?? data.user;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ProfileHead user={shown} />
        <Stats user={shown} stats={data.stats} />
        <ProfileCard user={shown} />
      </div>
    );
  }
  if (isError) return <FailedNotice onRetry={() => void refetch()}>{t('failed')}</FailedNotice>;
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <Skeleton className="h-30" />
      <Skeleton className="h-44 md:h-24" />
      <Skeleton className="h-64" />
    </div>
  );
}

interface StatsProps {
  readonly user: User;
  readonly stats: ProfileStatsProps['stats'];
}

function Stats({ user, stats }: StatsProps) {
  const { rich } = useTranslation('business/plans.status');
  const { date } = useFormat();
  const plan = useHeldPlan(user);
  if (!plan) return null;
  const ends = plan.state.kind === 'trial' && !user.isDemo ? plan.held.trialEndsAt : null;
  const note = ends !== null && rich('trial.until', { date: whole }, { date: date(ends) });
  return <ProfileStats stats={stats} plan={{ name: plan.name, note }} />;
}

const whole = (date: string) => <span className="whitespace-nowrap">{date}</span>;
