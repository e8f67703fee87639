import { useState } from 'react';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { ProgressRow } from './progress-row.tsx';

const step = 20;

export interface AllProgressProps {
  /** Latest first, at least one. */
  readonly progress: readonly ProgressEntry[];
  readonly titleOf: (scenarioId: number) => string | null | undefined;
}

/** The further rows take the focus from the button that asked for them and may be gone. */
const takeFocus = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

/** All of a learner's progress, some at a time. */
export function AllProgress({ progress, titleOf }: AllProgressProps) {
  const { t } = useTranslation('learning/progress');
  const { t: overview } = useTranslation('learning/progress.overview');
  const [parts, setParts] = useState(1);
  const shown = parts * step;
  return (
    <Card aria-labelledby="all-progress-title">
      <CardHeader>
        <CardTitle id="all-progress-title">{overview('list.title')}</CardTitle>
      </CardHeader>
      <CardBody className="pt-1!">
        <div className="divide-y">
          {Array.from({ length: parts }, (_, part) => (
            <ul
              key={part}
              ref={part === 0 ? undefined : takeFocus}
              tabIndex={-1}
              className="divide-y outline-none"
            >
              {progress.slice(part * step, (part + 1) * step).map((entry) => (
                <ProgressRow key={entry.id} entry={entry} title={titleOf(entry.scenarioId)} />
              ))}
            </ul>
          ))}
        </div>
        {shown < progress.length && (
          <Button variant="secondary" className="mt-3" onClick={() => setParts(parts + 1)}>
            {t('all.more')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
