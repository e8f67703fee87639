import { CircleCheck, CircleDashed } from 'lucide-react';
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
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={22} className={entry.completed ? 'text-positive' : 'text-muted'} aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-medium">
          {title ? (
            <bdi lang="en" dir="ltr">
              {title}
            </bdi>
          ) : (
            number
          )}
        </p>
        <p className="text-sm text-muted">
          {title && <>{number} · </>}
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
