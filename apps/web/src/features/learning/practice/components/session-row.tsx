import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import type { PracticeSummary } from '../api/list-practice.ts';
import { useFilterNames } from '../use-filter-names.ts';
import { DeleteSession } from './delete-session.tsx';

export interface SessionRowProps {
  readonly session: PracticeSummary;
  /** Passes it on; `name` is what the list calls it. */
  readonly renderShare: (session: PracticeSummary, name: string) => ReactNode;
}

/** One of the learner's sessions: what it was made of, and how it stands. Its name leads to it. */
export function SessionRow({ session, renderShare }: SessionRowProps) {
  const { t } = useTranslation('learning/practice');
  const { t: player } = useTranslation('learning/scenarios.player');
  const format = useFormat();
  const { id, mode, filters, shared, startedAt, completedAt, questions, answered, score } = session;
  const names = useFilterNames()(filters);
  const name = shared ? t('sessions.shared') : names.join(' · ') || t('sessions.any');
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <Link
          href={`/practice/${id}`}
          state={{ from: '/practice' }}
          className="flex min-h-11 items-center font-medium wrap-anywhere underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">
          <span>
            {score === null
              ? player('exam.answered', { answered, total: questions })
              : t('questions', { count: questions })}
          </span>
          <span aria-hidden="true">·</span>
          <span>{player(`mode.${mode}`)}</span>
          <span aria-hidden="true">·</span>
          <RelativeTime instant={completedAt ?? startedAt} />
        </p>
      </div>
      {score !== null && <p className="figures flex-none font-semibold">{format.percent(score)}</p>}
      <div className="flex flex-none">
        {renderShare(session, name)}
        <DeleteSession id={id} name={name} />
      </div>
    </li>
  );
}
