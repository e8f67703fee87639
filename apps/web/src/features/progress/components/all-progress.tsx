import { useState } from 'react';
import type { ProgressEntry } from '@rounds/contract/progress';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card/card.tsx';
import { ProgressRow } from './progress-row.tsx';

const step = 20;

export interface AllProgressProps {
  /** Latest first, at least one. */
  readonly progress: readonly ProgressEntry[];
  readonly titleOf: (scenarioId: number) => string | undefined;
}

/** All of a learner's progress, some at a time. */
export function AllProgress({ progress, titleOf }: AllProgressProps) {
  const { t } = useTranslation('progress');
  const { t: overview } = useTranslation('progress-overview');
  const [shown, setShown] = useState(step);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{overview('list.title')}</CardTitle>
      </CardHeader>
      <CardBody className="pt-1!">
        <ul className="divide-y">
          {progress.slice(0, shown).map((entry) => (
            <ProgressRow key={entry.id} entry={entry} title={titleOf(entry.scenarioId)} />
          ))}
        </ul>
        {shown < progress.length && (
          <Button variant="secondary" className="mt-3" onClick={() => setShown(shown + step)}>
            {t('all.more')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
