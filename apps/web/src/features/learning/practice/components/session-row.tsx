import { useState } from 'react';
import { Play, Trash2, UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ActionMenu } from '../../../../ui/action-menu/action-menu.tsx';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import type { PracticeSummary } from '../api/list-practice.ts';
import { useFilterNames } from '../use-filter-names.ts';
import { DeleteSession } from './delete-session.tsx';

export interface SessionRowProps {
  readonly session: PracticeSummary;
  /** Shares it. */
  readonly onShare: (session: PracticeSummary) => void;
  /**
   * Whether it was left open last, so that resuming it is the next step. Then it says what it is, since no heading
   * does.
   */
  readonly isNext?: boolean;
}

/** One of the learner's sessions: its contents, its state, and the link that opens it. */
export function SessionRow({ session, onShare, isNext = false }: SessionRowProps) {
  const { t } = useTranslation('learning/practice');
  const { t: attempts } = useTranslation('learning/attempts');
  const { t: player } = useTranslation('learning/scenarios.player');
  const format = useFormat();
  const [isDeleting, setDeleting] = useState(false);
  const { id, mode, filters, shared, startedAt, completedAt, questions, answered, score } = session;
  const names = useFilterNames(true)(filters);
  const name = shared ? t('sessions.shared') : names.join(' · ') || t('sessions.any');
  const to = { href: `/practice/${id}`, state: { from: '/practice' } };
  const next = { number: answered + 1, total: questions };
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <div className="min-w-0 grow basis-32">
        {completedAt === null ? (
          <p className="font-medium wrap-anywhere">{isNext ? t('sessions.unfinished', { name }) : name}</p>
        ) : (
          <Link
            {...to}
            className="flex min-h-11 items-center font-medium wrap-anywhere underline-offset-3 hover:underline"
          >
            {name}
          </Link>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            {completedAt === null || answered < questions
              ? player('exam.answered', { answered, total: questions })
              : t('questions', { count: questions })}
          </span>
          <span>{player(`mode.${mode}`)}</span>
          <RelativeTime instant={completedAt ?? startedAt} />
        </p>
      </div>
      {score !== null && <p className="figures flex-none font-semibold">{format.percent(score)}</p>}
      {completedAt === null && (
        <ButtonLink
          {...to}
          variant={isNext ? 'primary' : 'secondary'}
          aria-label={attempts('continueNamed', { ...next, title: name })}
          className="my-1.5 max-sm:order-last max-sm:w-full"
        >
          <Play size={16} aria-hidden="true" />
          {attempts('continue', next)}
        </ButtonLink>
      )}
      <ActionMenu
        label={t('options', { name })}
        actions={[
          { label: t('share.open'), icon: UsersRound, onPress: () => onShare(session) },
          { label: t('delete.open'), icon: Trash2, onPress: () => setDeleting(true) },
        ]}
      />
      <DeleteSession id={id} open={isDeleting} onOpenChange={setDeleting} />
    </li>
  );
}
