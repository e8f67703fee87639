import type { ReactNode } from 'react';
import { useGrowingLimit } from '../../../../api/growing-list.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { NextPageButton } from '../../../../ui/button/next-page-button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { usePracticeList, type PracticeSummary } from '../api/list-practice.ts';
import { SessionRow, type SessionRowProps } from './session-row.tsx';

export interface SessionListProps extends Pick<SessionRowProps, 'onShare'> {
  /** What to render between the session left open and the others. */
  readonly children: (hasOpen: boolean) => ReactNode;
}

/** The session left open last, above everything else, and the other sessions below. */
export function SessionList({ onShare, children }: SessionListProps) {
  const { t } = useTranslation('learning/practice');
  const { limit, moreOf } = useGrowingLimit();
  const list = usePracticeList(limit);
  const sessions = list.data;
  if (!sessions && !list.isError) {
    // Until it is known what comes first, nothing is shown that would move.
    return (
      <div role="status" aria-label={t('sessions.loading')}>
        <Skeleton className="h-180 rounded-card" />
      </div>
    );
  }
  if (!sessions) {
    return (
      <>
        {children(false)}
        <FailedNotice onRetry={() => void list.refetch()}>{t('sessions.failed')}</FailedNotice>
      </>
    );
  }
  const [latest, ...others] = sessions.filter(({ completedAt }) => completedAt === null);
  return (
    <>
      {latest && (
        <Card aria-label={t('sessions.open')} className="px-4 py-1 sm:px-5">
          <ul>
            <SessionRow session={latest} onShare={onShare} isNext />
          </ul>
        </Card>
      )}
      {children(latest !== undefined)}
      <Sessions title={t('sessions.moreOpen')} sessions={others} onShare={onShare} />
      <Sessions
        title={t('sessions.past')}
        sessions={sessions.filter(({ completedAt }) => completedAt !== null)}
        onShare={onShare}
      />
      {sessions.length === 0 && (
        <Card>
          <EmptyState title={t('sessions.empty')}>{t('sessions.emptyText')}</EmptyState>
        </Card>
      )}
      <NextPageButton list={moreOf(list)} className="justify-self-center">
        {t('sessions.more')}
      </NextPageButton>
    </>
  );
}

interface SessionsProps extends Pick<SessionRowProps, 'onShare'> {
  readonly title: string;
  readonly sessions: readonly PracticeSummary[];
}

function Sessions({ title, sessions, onShare }: SessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <Card aria-label={title}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody className="pt-1!">
        <ul className="divide-y">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onShare={onShare} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
