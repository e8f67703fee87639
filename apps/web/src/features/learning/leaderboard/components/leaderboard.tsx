import { useDeferredValue, useState } from 'react';
import type { CareerPath } from '@rounds/contract/common';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { useLeaderboard, type LeaderboardFilter } from '../api/get-leaderboard.ts';
import { useMyRank } from '../api/get-my-rank.ts';
import { LeaderboardRow, LeaderboardSkeleton, type LeaderboardRowProps } from './leaderboard-row.tsx';
import { PeriodSwitch } from './period-switch.tsx';

export interface LeaderboardProps {
  readonly careerPath?: CareerPath | undefined;
  /** The period shown first. */
  readonly period?: LeaderboardFilter['period'];
  /** Whether the learner can change the period. */
  readonly switchable?: boolean;
  /** How many rows; at most 50. */
  readonly limit?: number;
  readonly PersonName?: LeaderboardRowProps['LearnerName'];
  /** The address of the whole list, for a link below the rows. */
  readonly all?: string | undefined;
}

export function Leaderboard({
  careerPath,
  period: first = 'all',
  switchable = false,
  limit = 50,
  PersonName,
  all,
}: LeaderboardProps) {
  const { t } = useTranslation('learning/leaderboard');
  const [period, setPeriod] = useState(first);
  return (
    <Card aria-labelledby="leaderboard-title">
      <CardHeader>
        <CardTitle id="leaderboard-title">{t('title')}</CardTitle>
        {switchable && <PeriodSwitch period={period} onChange={setPeriod} />}
      </CardHeader>
      <CardBody className="px-2! pt-3! pb-3!">
        <Rows filter={{ careerPath, period, limit }} PersonName={PersonName} />
      </CardBody>
      {all !== undefined && (
        <CardFooter>
          <ButtonLink href={all} variant="link" size="sm">
            {t('seeAll')}
          </ButtonLink>
        </CardFooter>
      )}
    </Card>
  );
}

interface RowsProps extends Pick<LeaderboardProps, 'PersonName'> {
  readonly filter: LeaderboardFilter;
}

function Rows({ filter, PersonName }: RowsProps) {
  const { t } = useTranslation('learning/leaderboard');
  const { user } = useSession();
  const list = useLeaderboard(filter);
  // Deferred, so that a long list doesn't block the page.
  const rows = useDeferredValue(list.data);
  const isIn = (entries: typeof list.data) => entries?.some(({ id }) => id === user?.id) ?? false;
  const mine = useMyRank(filter, list.isSuccess && list.data.length > 0 && !isIn(list.data) && user !== null);

  const isOfOwnPath = filter.careerPath === undefined || filter.careerPath === user?.careerPath;

  if (list.isError && !list.data) {
    return (
      <div className="mx-2">
        <FailedNotice onRetry={() => void list.refetch()}>{t('failed')}</FailedNotice>
      </div>
    );
  }
  if (list.isPending || !rows) return <LeaderboardSkeleton />;
  if (rows.length === 0) return <EmptyState title={t('empty')} drawing={<Podium />} className="py-6!" />;
  // Learners without XP share the last rank.
  const idleRank = rows.findIndex(({ xp }) => xp === 0) + 1;
  return (
    <>
      <ol>
        {rows.map((entry, index) => (
          <LeaderboardRow
            key={entry.id}
            entry={entry}
            LearnerName={PersonName}
            rank={entry.xp === 0 ? idleRank : index + 1}
            isMine={entry.id === user?.id}
          />
        ))}
      </ol>
      {user && !isIn(rows) && mine.data && (mine.data.rank !== null || isOfOwnPath) && (
        <div className="mt-1 border-t border-dashed pt-1">
          <LeaderboardRow
            as="div"
            entry={{
              ...user,
              // A private copy of the demo is named by a code.
              ...(user.isDemo && { username: t('demoName') }),
              xp: mine.data.xp,
              level: mine.data.level,
            }}
            LearnerName={mine.data.rank === null ? undefined : PersonName}
            rank={mine.data.rank}
            isMine
          />
          {mine.data.rank === null && (
            <p className="px-2 pt-1 text-sm text-muted">
              {t(user.isDemo ? 'unranked.demo' : 'unranked.hidden')}
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Podium() {
  return (
    <svg viewBox="0 0 96 56" className="h-14 w-24" aria-hidden="true" fill="none" strokeLinejoin="round">
      <rect
        x="36"
        y="14"
        width="24"
        height="36"
        rx="3"
        className="fill-accent-soft stroke-accent"
        strokeWidth="1.75"
      />
      <rect
        x="12"
        y="26"
        width="24"
        height="24"
        rx="3"
        className="fill-sunken stroke-border-strong"
        strokeWidth="1.75"
      />
      <rect
        x="60"
        y="32"
        width="24"
        height="18"
        rx="3"
        className="fill-sunken stroke-border-strong"
        strokeWidth="1.75"
      />
      <circle cx="48" cy="6" r="3" className="fill-celebrate-soft stroke-celebrate" strokeWidth="1.75" />
    </svg>
  );
}
