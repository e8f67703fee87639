import { useState } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { usePracticeList, type PracticeSummary } from '../api/list-practice.ts';
import { SessionRow, type SessionRowProps } from './session-row.tsx';

const step = 20;
/** As many as one answer may hold. */
const most = 200;

/** What was left open first, then what is done. */
export function SessionList({ renderShare }: Pick<SessionRowProps, 'renderShare'>) {
  const { t } = useTranslation('learning/practice');
  const [limit, setLimit] = useState(step);
  const list = usePracticeList(limit);
  const sessions = list.data;
  if (!sessions) {
    if (list.isError) {
      return <FailedNotice onRetry={() => void list.refetch()}>{t('sessions.failed')}</FailedNotice>;
    }
    return (
      <div role="status" aria-label={t('sessions.loading')}>
        <Skeleton className="h-52 rounded-card" />
      </div>
    );
  }
  if (sessions.length === 0) {
    return (
      <Card>
        <EmptyState title={t('sessions.empty')}>{t('sessions.emptyText')}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Sessions
        title={t('sessions.open')}
        sessions={sessions.filter(({ completedAt }) => completedAt === null)}
        renderShare={renderShare}
      />
      <Sessions
        title={t('sessions.past')}
        sessions={sessions.filter(({ completedAt }) => completedAt !== null)}
        renderShare={renderShare}
      />
      {sessions.length >= limit && limit < most && (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={list.isPlaceholderData}
          onClick={() => setLimit(Math.min(limit + step, most))}
        >
          {t('sessions.more')}
        </Button>
      )}
    </>
  );
}

interface SessionsProps extends Pick<SessionRowProps, 'renderShare'> {
  readonly title: string;
  readonly sessions: readonly PracticeSummary[];
}

function Sessions({ title, sessions, renderShare }: SessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <Card aria-label={title}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody className="pt-1!">
        <ul className="divide-y">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} renderShare={renderShare} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
