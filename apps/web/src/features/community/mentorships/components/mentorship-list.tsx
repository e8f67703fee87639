import { Link } from 'wouter';
import type { Mentorship } from '@rounds/contract/community/mentorships';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { LearnerAvatar } from '../../../../ui/avatar/learner-avatar.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { NextPageButton } from '../../../../ui/button/next-page-button.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useMentorships } from '../api/list-mentorships.ts';
import { StatusBadge } from './status-badge.tsx';

/** The learner's mentorships: how many, and each with its career path, status, age and the other person's name. */
export function MentorshipList() {
  const { t } = useTranslation('community/mentorships');
  const own = useMentorships();
  const rows = own.data?.pages.flatMap((page) => page.rows);
  return (
    <section
      aria-labelledby="mentorships-title"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 sm:gap-4"
    >
      {/* Not while they load: if there are none, it is shown elsewhere. */}
      {!own.isPending && (
        <h2 id="mentorships-title" className="text-lg">
          {t('own.title')}
        </h2>
      )}
      {own.isError && <FailedNotice onRetry={() => void own.refetch()}>{t('own.failed')}</FailedNotice>}
      {own.isPending && (
        <div role="status" aria-label={t('own.loading')} className="grid gap-3">
          <Skeleton className="h-7 w-40" />
          {[0, 1].map((row) => (
            <Skeleton key={row} className="h-20 rounded-card" />
          ))}
        </div>
      )}
      {rows?.length === 0 && (
        <div className="measure text-muted max-sm:text-sm">
          <p className="font-semibold text-text">{t('own.empty')}</p>
          <p>{t('own.emptyText')}</p>
        </div>
      )}
      {rows && rows.length > 0 && (
        <ul className="grid gap-3">
          {rows.map((mentorship) => (
            <MentorshipRow key={mentorship.id} mentorship={mentorship} />
          ))}
        </ul>
      )}
      <NextPageButton list={own} className="justify-self-center">
        {t('more')}
      </NextPageButton>
    </section>
  );
}

function MentorshipRow({ mentorship }: { readonly mentorship: Mentorship }) {
  const { t } = useTranslation('community/mentorships');
  const { t: common } = useTranslation('app/common');
  const format = useFormat();
  const { id, careerPath, status, role, person, createdAt, startDate } = mentorship;
  const name = person?.username ?? t('deletedAccount');
  return (
    <li className="relative flex min-h-20 items-center gap-3 rounded-card border bg-raised p-4 has-[a:hover]:bg-hover">
      <LearnerAvatar id={person?.id ?? null} name={name} />
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            href={`/community/mentorships/${id}`}
            className="max-w-full truncate font-semibold after:absolute after:inset-0 after:rounded-card"
          >
            <bdi>{name}</bdi>
          </Link>
          <span className="text-sm text-muted">
            {startDate === null
              ? t(`page.${role}Request`)
              : status === 'ended'
                ? t(`own.${role}Past`)
                : t(`own.${role}`)}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <span className="figures">{t('own.number', { id: format.number(id) })}</span>
          <Badge tone={careerPath}>{common(`careerPath.${careerPath}`)}</Badge>
          <StatusBadge status={status} />
          <RelativeTime instant={createdAt} />
        </p>
      </div>
    </li>
  );
}
