import type { ReactNode } from 'react';
import { CircleCheck, CircleDashed, RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { passingScore } from '@rounds/contract/common.rules';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useContinueText } from '../../../../session/use-continue-text.ts';
import { cx } from '../../../../ui/cx.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';

export interface ProgressRowProps {
  readonly entry: ProgressEntry;
  /** Undefined while unknown, null if there is none. */
  readonly title: string | null | undefined;
  /** Whether its number stands beside its title. */
  readonly isNumbered?: boolean;
}

/* Distinguished by shape and word, not just color: only a passed scenario has a check mark. */
const states = {
  passed: { Icon: CircleCheck, ink: 'text-positive' },
  notPassed: { Icon: RotateCcw, ink: 'text-caution' },
  inProgress: { Icon: CircleDashed, ink: 'text-muted' },
} as const;

function stateOf({ completed, score }: ProgressEntry): keyof typeof states {
  if (!completed) return 'inProgress';
  return (score ?? 0) >= passingScore ? 'passed' : 'notPassed';
}

/** A started or completed scenario: its title, date and score. */
export function ProgressRow({ entry, title, isNumbered = false }: ProgressRowProps) {
  const { t } = useTranslation('learning/progress');
  const format = useFormat();
  const number = t('recent.scenario', { id: String(entry.scenarioId) });
  const state = stateOf(entry);
  const { Icon, ink } = states[state];
  const continueText = useContinueText();
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={22} className={cx('flex-none', ink)} aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-medium">
          <ProgressLink entry={entry} name={title === undefined ? number : undefined}>
            {title === undefined ? (
              <Skeleton className="h-6 w-56 max-w-full" />
            ) : title ? (
              <bdi lang="en" dir="ltr">
                {title}
              </bdi>
            ) : (
              t('recent.withdrawn')
            )}
          </ProgressLink>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {entry.completed && <span className={cx('font-medium', ink)}>{t(`recent.${state}`)}</span>}
          {isNumbered && title !== undefined && <span>{number}</span>}
          {entry.open && <span>{continueText({ scenarioId: entry.scenarioId, open: entry.open })}</span>}
          {entry.lastAttempt ? <RelativeTime instant={entry.lastAttempt} /> : t('recent.recently')}
        </p>
      </div>
      <div className="flex-none text-end">
        <p className="figures font-semibold">
          {entry.completed ? (
            format.percent(entry.score ?? 0)
          ) : (
            <span className="text-sm text-muted">{t('recent.inProgress')}</span>
          )}
        </p>
        <p className="text-sm text-muted">
          <Attempts entry={entry} title={title === null ? t('recent.withdrawn') : (title ?? number)} />
        </p>
      </div>
    </li>
  );
}

interface AttemptsProps {
  readonly entry: ProgressEntry;
  readonly title: string;
}

/** How many attempts there were; links to them if the title links elsewhere, or if there are several. */
function Attempts({ entry: { scenarioId, open, reviewId, attempts }, title }: AttemptsProps) {
  const { t } = useTranslation('learning/progress');
  const count = t('attempts', { count: attempts });
  if (!reviewId || (!open && attempts === 1)) return count;
  return (
    <Link
      href={reviewAddress(scenarioId, reviewId)}
      state={{ from: location.pathname + location.search }}
      aria-label={t('attemptsNamed', { count: attempts, title })}
      className="inline-flex items-center underline underline-offset-3 hover:decoration-2 pointer-coarse:min-h-11"
    >
      {count}
    </Link>
  );
}

export interface ProgressLinkProps {
  readonly entry: Pick<ProgressEntry, 'scenarioId' | 'open' | 'reviewId'>;
  /** A placeholder for an unknown title. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

const reviewAddress = (scenarioId: number, attemptId: string) =>
  `/scenarios/${scenarioId}/attempts/${attemptId}`;

/** Continues an open attempt, or links to the stored review of a completed one. */
export function ProgressLink({ entry: { scenarioId, open, reviewId }, name, children }: ProgressLinkProps) {
  const href = open || !reviewId ? `/scenarios/${scenarioId}` : reviewAddress(scenarioId, reviewId);
  return (
    <Link
      href={href}
      state={{ from: location.pathname + location.search }}
      aria-label={name}
      className="underline-offset-3 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {children}
    </Link>
  );
}
