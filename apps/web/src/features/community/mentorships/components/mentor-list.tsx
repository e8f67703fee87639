import { useState } from 'react';
import { Users } from 'lucide-react';
import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import type { Mentor } from '@rounds/contract/community/mentorships';
import { useTopicName } from '../../../../format/topic-name.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { LearnerAvatar } from '../../../../ui/avatar/learner-avatar.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { NextPageButton } from '../../../../ui/button/next-page-button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { FilterSelect } from '../../../../ui/field/filter-select.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useMentors } from '../api/list-mentors.ts';

const pathId = 'mentors-path';
const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
const cardBox = 'flex h-full min-h-48 flex-col justify-between gap-3 p-4';

/** Professionals who offer mentoring, initially on the learner's own career path; the button asks one of them. */
export function MentorList({ onRequest }: { readonly onRequest: (mentor: Mentor) => void }) {
  const { t } = useTranslation('community/mentorships');
  const { t: common } = useTranslation('app/common');
  const { user } = useSession();
  const [careerPath, setCareerPath] = useState<CareerPath | undefined>(user?.careerPath ?? undefined);
  const mentors = useMentors(careerPath);
  const rows = mentors.data?.pages.flatMap((page) => page.rows);
  return (
    <section aria-labelledby="mentors-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="mentors-title" className="text-lg">
          {t('browse.title')}
        </h2>
        <Field id={pathId} label={t('browse.careerPath')} className="w-full sm:w-60">
          <FilterSelect
            value={careerPath}
            values={careerPaths}
            all={t('browse.allCareerPaths')}
            nameOf={(path) => common(`careerPath.${path}`)}
            onChoose={setCareerPath}
          />
        </Field>
      </div>
      {mentors.isError && (
        <FailedNotice onRetry={() => void mentors.refetch()}>{t('browse.failed')}</FailedNotice>
      )}
      {mentors.isPending && (
        <div role="status" aria-label={t('browse.loading')} className={grid}>
          {[0, 1, 2].map((row) => (
            <div key={row} className={`rounded-card border bg-raised ${cardBox}`}>
              <div className="flex gap-3">
                <Skeleton className="size-10 rounded-full" />
                <Skeleton className="h-6 w-32" />
              </div>
              <Skeleton className="h-10" />
            </div>
          ))}
        </div>
      )}
      {rows?.length === 0 && (
        <Card>
          <EmptyState
            title={t('browse.empty')}
            action={
              careerPath && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    setCareerPath(undefined);
                    // The button disappears with the empty list.
                    document.getElementById(pathId)?.focus();
                  }}
                >
                  {t('browse.allCareerPaths')}
                </Button>
              )
            }
          >
            {t('browse.emptyText')}
          </EmptyState>
        </Card>
      )}
      {rows && rows.length > 0 && (
        <ul className={grid}>
          {rows.map((mentor) => (
            <li key={mentor.id}>
              <MentorCard mentor={mentor} onRequest={() => onRequest(mentor)} />
            </li>
          ))}
        </ul>
      )}
      <NextPageButton list={mentors} className="justify-self-center">
        {t('more')}
      </NextPageButton>
    </section>
  );
}

const actionId = (mentorId: number) => `mentor-action-${mentorId}`;

/** Moves the focus to what can be done with a mentor. */
export function focusMentorAction(mentorId: number): void {
  document.getElementById(actionId(mentorId))?.focus();
}

interface MentorCardProps {
  readonly mentor: Mentor;
  readonly onRequest: () => void;
}

function MentorCard({ mentor, onRequest }: MentorCardProps) {
  const { t } = useTranslation('community/mentorships');
  const { t: common } = useTranslation('app/common');
  const topicName = useTopicName();
  const { id, username, careerPath, level, topics, activeMentees, pastMentees, openMentorshipId } = mentor;
  const isNew = activeMentees === 0 && pastMentees === 0;
  return (
    <Card role="group" aria-labelledby={`mentor-${id}`} className={cardBox}>
      <div className="flex gap-3">
        <LearnerAvatar id={id} name={username} />
        <div className="grid min-w-0 gap-1">
          <h3 id={`mentor-${id}`} className="truncate font-semibold">
            <bdi>{username}</bdi>
          </h3>
          <p className="flex flex-wrap gap-1.5">
            {careerPath && <Badge tone={careerPath}>{common(`careerPath.${careerPath}`)}</Badge>}
            <Badge>{t('browse.level', { level })}</Badge>
          </p>
        </div>
      </div>
      <div className="grid grow content-start gap-2 text-sm">
        {topics.length > 0 && (
          <div className="grid gap-1">
            <p id={`mentor-helps-${id}`} className="text-muted">
              {t('browse.helps')}
            </p>
            <ul aria-labelledby={`mentor-helps-${id}`} className="flex flex-wrap gap-1.5">
              {topics.map((topic) => (
                <li key={topic} className="flex min-w-0">
                  <Badge className="whitespace-normal!">{topicName(topic)}</Badge>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="flex flex-wrap items-center gap-x-1.5 text-muted">
          <Users size={16} aria-hidden="true" />
          {isNew && t('browse.room')}
          {activeMentees > 0 && <span>{t('browse.active', { count: activeMentees })}</span>}
          {activeMentees > 0 && pastMentees > 0 && <span aria-hidden="true">·</span>}
          {pastMentees > 0 && <span>{t('browse.past', { count: pastMentees })}</span>}
        </p>
      </div>
      {openMentorshipId === null ? (
        <Button id={actionId(id)} variant="secondary" onClick={onRequest} aria-describedby={`mentor-${id}`}>
          {t('request.action')}
        </Button>
      ) : (
        <ButtonLink
          id={actionId(id)}
          variant="secondary"
          href={`/community/mentorships/${openMentorshipId}`}
          aria-describedby={`mentor-${id}`}
        >
          {t('browse.open')}
        </ButtonLink>
      )}
    </Card>
  );
}
