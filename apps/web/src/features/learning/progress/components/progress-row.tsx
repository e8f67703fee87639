import type { ReactNode } from 'react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'wouter';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';

export interface ProgressRowProps {
  readonly entry: ProgressEntry;
  readonly title: string | undefined;
}

/** A scenario that was begun or done: what, when, how well. */
export function ProgressRow({ entry, title }: ProgressRowProps) {
  const { t } = useTranslation('learning/progress');
  const format = useFormat();
  const number = t('recent.scenario', { id: String(entry.scenarioId) });
  const Icon = entry.completed ? CircleCheck : CircleDashed;
  const { t: attempts } = useTranslation('learning/attempts');
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={22} className={entry.completed ? 'text-positive' : 'text-muted'} aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-medium">
          <Opened entry={entry}>
            {title ? (
              <bdi lang="en" dir="ltr">
                {title}
              </bdi>
            ) : (
              number
            )}
          </Opened>
        </p>
        <p className="text-sm text-muted">
          {title && <>{number} · </>}
          {entry.open && (
            <>{attempts('continue', { number: entry.open.answered + 1, total: entry.open.questions })} · </>
          )}
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
        <p className="text-sm text-muted">{t('attempts', { count: entry.attempts })}</p>
      </div>
    </li>
  );
}

interface OpenedProps {
  readonly entry: ProgressEntry;
  readonly children: ReactNode;
}

/** Leads on with what is open, or back to the stored review of what is done. */
function Opened({ entry: { scenarioId, open, reviewId }, children }: OpenedProps) {
  const href =
    open || !reviewId ? `/scenarios/${scenarioId}` : `/scenarios/${scenarioId}/attempts/${reviewId}`;
  return (
    <Link
      href={href}
      state={{ from: location.pathname + location.search }}
      className="underline-offset-3 hover:underline"
    >
      {children}
    </Link>
  );
}
