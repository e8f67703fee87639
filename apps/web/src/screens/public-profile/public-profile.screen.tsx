import { useParams } from 'wouter';
import type { PublicProfile } from '@rounds/contract/identity/profiles';
import { usePublicProfile } from '../../features/identity/profiles/api/get-public-profile.ts';
import { VisibilityNotice } from '../../features/identity/profiles/components/visibility-notice.tsx';
import { ProfileHeading } from '../../features/identity/profiles/components/profile-heading.tsx';
import { PublicBadges } from '../../features/identity/profiles/components/public-badges.tsx';
import { PublicStats } from '../../features/identity/profiles/components/public-stats.tsx';
import { useAvatar } from '../../features/rewards/store/api/get-avatar.ts';
import { AvatarDisplay } from '../../features/rewards/store/components/avatar/avatar-display.tsx';
import { ApiError } from '../../api/client.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { BackLink } from '../../ui/link/back-link.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** A learner as others see them. */
export function PublicProfileScreen() {
  const { username } = useParams<{ username: string }>();
  return (
    <div className="page py-5 sm:py-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Back />
        <Content key={username} username={username} />
      </div>
    </div>
  );
}

/** Wherever they came from, whoever opens a link to a profile begins here. */
function Back() {
  const { t } = useTranslation('screens/profile');
  return <BackLink href="/dashboard">{t('public.back')}</BackLink>;
}

function Content({ username }: { readonly username: string }) {
  const { t } = useTranslation('screens/profile');
  const { data, error, refetch } = usePublicProfile(username);
  useDocumentTitle(data?.username ?? t('title'));
  if (data) return <Profile profile={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Missing />;
  if (error) {
    return <FailedNotice onRetry={() => void refetch()}>{t('public.failed')}</FailedNotice>;
  }
  return (
    <div role="status" aria-label={t('public.loading')} className="grid gap-5">
      <Skeleton className="h-60 rounded-card sm:h-50" />
      <Skeleton className="h-24" />
    </div>
  );
}

function Profile({ profile }: { readonly profile: PublicProfile }) {
  return (
    <>
      {profile.isOwn && <VisibilityNotice isVisible={profile.isVisible} />}
      <ProfileHeading profile={profile} picture={<Picture userId={profile.id} />} />
      <PublicStats profile={profile} />
      <PublicBadges profile={profile} />
    </>
  );
}

function Picture({ userId }: { readonly userId: number }) {
  const { data } = useAvatar(userId);
  return (
    <div className="w-36 flex-none sm:w-40">
      {data ? (
        <AvatarDisplay choice={data} equipped={data.equipped} />
      ) : (
        <Skeleton className="aspect-square rounded-card" />
      )}
    </div>
  );
}

/** Nobody, somebody who hides their profile, and a deleted account look the same. */
function Missing() {
  const { t } = useTranslation('screens/profile');
  return (
    <FullPageMessage
      drawing={<SignpostDrawing />}
      title={t('public.missingTitle')}
      action={<ButtonLink href="/dashboard">{t('public.back')}</ButtonLink>}
    >
      {t('public.missingText')}
    </FullPageMessage>
  );
}
