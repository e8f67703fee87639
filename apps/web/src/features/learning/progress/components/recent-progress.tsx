import type { ReactNode } from 'react';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { ProgressRow } from './progress-row.tsx';

const shown = 5;

export interface RecentProgressProps {
  /** Latest first. */
  readonly progress: readonly ProgressEntry[];
  readonly titleOf: (scenarioId: number) => string | null | undefined;
  /** Links to all of it, if that screen exists. */
  readonly viewAll?: ReactNode;
}

export function RecentProgress({ progress, titleOf, viewAll }: RecentProgressProps) {
  const { t } = useTranslation('learning/progress');
  return (
    <Card aria-labelledby="recent-title">
      <CardHeader>
        <CardTitle id="recent-title">{t('recent.title')}</CardTitle>
        {viewAll}
      </CardHeader>
      <CardBody className="pt-2!">
        {progress.length === 0 ? (
          <EmptyState title={t('recent.empty')}>{t('recent.emptyHint')}</EmptyState>
        ) : (
          <ul className="divide-y">
            {progress.slice(0, shown).map((entry) => (
              <ProgressRow key={entry.id} entry={entry} title={titleOf(entry.scenarioId)} isNumbered />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
