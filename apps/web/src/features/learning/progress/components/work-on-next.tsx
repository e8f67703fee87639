import type { ReactNode } from 'react';
import type { Overview } from '@rounds/contract/learning/progress';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { useNeedName } from '../need-name.ts';

type WeakArea = Overview['weakest'][number];

export interface WorkOnNextProps {
  /** The weakest first. */
  readonly areas: readonly WeakArea[];
  /** The button that begins practice in an area, by its name. */
  readonly renderPractice: (area: WeakArea, name: string, isFirst: boolean) => ReactNode;
}

const shown = 3;

/** The weakest areas, each with its practice. Nothing where nothing was answered wrong. */
export function WorkOnNext({ areas, renderPractice }: WorkOnNextProps) {
  const { t } = useTranslation('learning/progress.overview');
  const nameOf = useNeedName();
  if (areas.length === 0) return null;
  return (
    <Card aria-labelledby="work-on-next-title">
      <CardHeader>
        <CardTitle id="work-on-next-title">{t('weakest.title')}</CardTitle>
      </CardHeader>
      <CardBody className="pt-2!">
        <ol className="grid divide-y">
          {areas.slice(0, shown).map((area, index) => (
            <li
              key={area.need}
              className="flex items-center justify-between gap-x-4 gap-y-2 py-3 max-sm:flex-col max-sm:items-start"
            >
              <div className="grid min-w-0 gap-0.5">
                <h3 className="font-medium">{nameOf(area.need)}</h3>
                <p className="text-sm text-muted">
                  <span className="figures">
                    {t('strengths.right', { count: area.answered, correct: area.correct })}
                  </span>
                  {area.topics[0] && (
                    <>
                      {' · '}
                      <bdi lang="en" dir="ltr">
                        {area.topics[0].topic}
                      </bdi>
                    </>
                  )}
                </p>
              </div>
              {renderPractice(area, nameOf(area.need), index === 0)}
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
