import type { ReactNode } from 'react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ProgressEntry } from '@rounds/contract/progress';
import { useFormat } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx';

const shown = 5;

export interface RecentProgressProps {
  /** Latest first. */
  readonly progress: readonly ProgressEntry[];
  readonly titleOf: (scenarioId: number) => string | undefined;
  /** Leads to all of it, where that screen exists. */
  readonly viewAll?: ReactNode;
}

export function RecentProgress({ progress, titleOf, viewAll }: RecentProgressProps) {
  const { t } = useTranslation('progress');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('recent.title')}</CardTitle>
        {viewAll}
      </CardHeader>
      <CardBody className="pt-2!">
        {progress.length === 0 ? (
          <EmptyState title={t('recent.empty')}>{t('recent.emptyHint')}</EmptyState>
        ) : (
          <ul className="divide-y">
            {progress.slice(0, shown).map((entry) => (
              <Row key={entry.id} entry={entry} title={titleOf(entry.scenarioId)} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

function Row({ entry, title }: { readonly entry: ProgressEntry; readonly title: string | undefined }) {
  const { t } = useTranslation('progress');
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
