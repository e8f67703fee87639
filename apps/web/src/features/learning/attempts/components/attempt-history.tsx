import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import type { AttemptSummary } from '@rounds/contract/learning/attempts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { NextPageButton } from '../../../../ui/button/next-page-button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { useAttempts } from '../api/list-attempts.ts';

export interface AttemptHistoryProps {
  readonly scenarioId: number;
  /** The attempt whose review is shown. */
  readonly shown: string;
  /** The open attempt, if there is one. */
  readonly open: string | undefined;
  /** What to store in the history with an address, so that "Back" still works. */
  readonly from: string;
}

/**
 * The learner's attempts at a scenario, each linked to its review; initially closed. Renders nothing if there is only
 * this one.
 */
export function AttemptHistory({ scenarioId, ...row }: AttemptHistoryProps) {
  const { t } = useTranslation('learning/attempts');
  const list = useAttempts(scenarioId);
  const attempts = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (list.isError && !list.data)
    return <FailedNotice onRetry={() => void list.refetch()}>{t('history.failed')}</FailedNotice>;
  if (attempts.length < 2) return null;
  return (
    <Card>
      <details>
        <summary className="flex min-h-12 items-center justify-between gap-3 rounded-card px-4 py-2.5 font-semibold sm:px-5 [[open]>&>svg]:rotate-180">
          {t('history.title')}
          <ChevronDown size={18} aria-hidden="true" className="text-muted" />
        </summary>
        <div className="px-4 pb-4 sm:px-5">
          <ul className="divide-y">
            {attempts.map((attempt) => (
              <Row key={attempt.id} attempt={attempt} {...row} />
            ))}
          </ul>
          <NextPageButton list={list} className="mt-3">
            {t('history.more')}
          </NextPageButton>
        </div>
      </details>
    </Card>
  );
}

interface RowProps extends Omit<AttemptHistoryProps, 'scenarioId'> {
  readonly attempt: AttemptSummary;
}

function Row({ attempt, shown, open, from }: RowProps) {
  const { t } = useTranslation('learning/attempts');
  const { t: player } = useTranslation('learning/scenarios.player');
  const format = useFormat();
  const { id, scenarioId, startedAt, completedAt, score, mode, answered, questions } = attempt;
  const date = format.dateTime(completedAt ?? startedAt);
  const address = completedAt ? `/scenarios/${scenarioId}/attempts/${id}` : `/scenarios/${scenarioId}`;
  const isOpen = id === open;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="font-medium">
          {id === shown ? (
            date
          ) : completedAt || isOpen ? (
            <Link
              href={address}
              state={{ from }}
              className="inline-flex items-center underline underline-offset-3 hover:decoration-2 pointer-coarse:min-h-11"
            >
              {completedAt ? date : `${date} · ${t('history.continue')}`}
            </Link>
          ) : (
            date
          )}
        </p>
        <p className="text-sm text-muted">{player(`mode.${mode}`)}</p>
      </div>
      <div className="flex items-center gap-3 text-end">
        {id === shown && <Badge tone="accent">{t('history.current')}</Badge>}
        {completedAt ? (
          <span className="figures font-semibold">{format.percent(score ?? 0)}</span>
        ) : (
          <span className="text-sm text-muted">
            {t('history.unfinished', { answered, total: questions })}
          </span>
        )}
      </div>
    </li>
  );
}
