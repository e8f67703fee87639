import { Crown } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { LearnerAvatar } from '../../../../ui/avatar/learner-avatar.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useGroupMembers } from '../api/list-group-members.ts';

/** A group's members, longest-standing first. */
export function MemberList({ groupId }: { readonly groupId: number }) {
  const { t } = useTranslation('community/study-groups');
  const { t: common } = useTranslation('app/common');
  const { user } = useSession();
  const members = useGroupMembers(groupId);
  if (members.isError && !members.data) {
    return <FailedNotice onRetry={() => void members.refetch()}>{t('page.membersFailed')}</FailedNotice>;
  }
  if (!members.data) {
    return (
      <div role="status" aria-label={t('page.loading')} className="grid gap-2">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {members.data.map(({ userId, username, careerPath, role }) => (
        <li key={userId} className="flex min-h-12 items-center gap-3">
          <LearnerAvatar id={userId} name={username} size="sm" />
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-2">
              <bdi className="min-w-0 font-medium wrap-anywhere">{username}</bdi>
              {userId === user?.id && (
                <span className="text-xs font-semibold text-accent-text">{t('page.you')}</span>
              )}
            </p>
            {careerPath && <p className="text-sm text-muted">{common(`careerPath.${careerPath}`)}</p>}
          </div>
          {role === 'creator' && (
            <Badge tone="caution">
              <Crown size={13} aria-hidden="true" />
              {t('page.creator')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
