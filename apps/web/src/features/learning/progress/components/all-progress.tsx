import type { ProgressEntry } from '@rounds/contract/learning/progress';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { GrowingList } from '../../../../ui/list/growing-list.tsx';
import { ProgressRow } from './progress-row.tsx';

export interface AllProgressProps {
  /** Latest first, at least one. */
  readonly progress: readonly ProgressEntry[];
  readonly titleOf: (scenarioId: number) => string | null | undefined;
}

/** All of a learner's progress, a few rows at a time. */
export function AllProgress({ progress, titleOf }: AllProgressProps) {
  const { t } = useTranslation('learning/progress');
  const { t: overview } = useTranslation('learning/progress.overview');
  return (
    <Card aria-labelledby="all-progress-title">
      <CardHeader>
        <CardTitle id="all-progress-title">{overview('list.title')}</CardTitle>
      </CardHeader>
      <CardBody className="pt-1!">
        <GrowingList
          entries={progress}
          more={t('all.more')}
          className="divide-y"
          buttonClassName="mt-3"
          renderEntry={(entry) => (
            <ProgressRow key={entry.id} entry={entry} title={titleOf(entry.scenarioId)} />
          )}
        />
      </CardBody>
    </Card>
  );
}
