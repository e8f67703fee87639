import { useState } from 'react';
import type { User } from '@rounds/contract/identity/accounts';
import { tierInForce, tiers } from '@rounds/contract/business/plans.rules';
import { usePlan } from '../../features/business/plans/api/get-plan.ts';
import { stateOf } from '../../features/business/plans/plan-state.rules.ts';
import { useTierName } from '../../features/business/plans/use-tier-name.ts';
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
  const tierName = useTierName();
  const { date } = useFormat();
  const [now] = useState(Date.now);
  const plan = usePlan();
  // Until the server has told, and without a network, by what the session knows.
  const onTrial = tierInForce(user, now) !== user.subscriptionTier;
  const held = plan.data ?? { ...user, onTrial, source: null, endsAt: null };
  const state = stateOf(held, null, now);
  const tier = tiers.find((name) => name === held.subscriptionTier);
  const name = tier ? tierName(tier, state) : held.subscriptionTier;
  const ends = state.kind === 'trial' && !user.isDemo ? held.trialEndsAt : null;
  const note = ends !== null && rich('trial.until', { date: whole }, { date: date(ends) });
  return <ProfileStats stats={stats} plan={{ name, note }} />;
}

const whole = (date: string) => <span className="whitespace-nowrap">{date}</span>;
