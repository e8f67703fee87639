import { Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { useTranslation } from '../../../../i18n/translation.ts';
import { stripDirectionMarks, stripOverrides } from '../../../../format/safe-text.rules.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';

/* The skeleton shares it, so that nothing moves when a card replaces it. */
const cardBox = 'flex h-full min-h-52 flex-col gap-3 p-4 sm:p-5';

export interface GroupCardProps {
  readonly group: StudyGroup;
  /** The button that joins or opens the group. */
  readonly action: ReactNode;
}

export function GroupCard({ group, action }: GroupCardProps) {
  const { t } = useTranslation('community/study-groups');
  const titleId = `study-group-${group.id}`;
  return (
    <Card role="group" aria-labelledby={titleId} className={cardBox}>
      <div className="grid gap-2">
        <GroupBadges group={group} />
        <h2 id={titleId} className="text-lg font-semibold">
          <Link href={`/community/groups/${group.id}`} className="thumb break-words">
            <bdi>{stripDirectionMarks(group.name)}</bdi>
          </Link>
        </h2>
        <p dir="auto" className="line-clamp-3 text-sm text-around break-words text-muted">
          {stripOverrides(group.description)}
        </p>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5 text-sm text-muted">
          <MemberCount group={group} />
          <span>{t('card.by', { name: group.creator?.username ?? t('deletedAccount') })}</span>
        </div>
        {action}
      </div>
    </Card>
  );
}

export function GroupBadges({ group }: { readonly group: StudyGroup }) {
  const { t } = useTranslation('community/study-groups');
  const { t: common } = useTranslation('app/common');
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={group.careerPath}>{common(`careerPath.${group.careerPath}`)}</Badge>
      {group.isPrivate && (
        <Badge>
          <Lock size={13} aria-hidden="true" />
          {t('card.private')}
        </Badge>
      )}
      {group.isMember && <Badge tone="positive">{t('card.joined')}</Badge>}
    </p>
  );
}

export function MemberCount({ group }: { readonly group: StudyGroup }) {
  const { t } = useTranslation('community/study-groups');
  return (
    <span className="figures flex items-center gap-1.5">
      <Users size={16} aria-hidden="true" />
      {t('card.members', { members: group.members, count: group.maxMembers })}
    </span>
  );
}

export function GroupCardSkeleton() {
  return (
    <div className={`rounded-card border bg-raised ${cardBox}`}>
      <Skeleton className="h-5 w-24 rounded-full" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
      <div className="mt-auto flex items-center justify-between gap-3">
        <Skeleton className="h-10 w-28" />
        <Skeleton className="h-11 w-28" />
      </div>
    </div>
  );
}
