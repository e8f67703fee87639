import type { Overview } from '@rounds/contract/learning/progress';
import { rankedFrom } from '@rounds/contract/learning/progress.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { useNeedName } from '../need-name.ts';

type Area = Overview['areas'][number];

/** What the learner answers rightly, by what was asked for. What was hardly asked yet is told, and not ranked. */
export function StrengthsCard({ areas }: { readonly areas: readonly Area[] }) {
  const { t } = useTranslation('learning/progress.overview');
  const ranked = areas.filter(({ answered }) => answered >= rankedFrom);
  const few = areas.filter(({ answered }) => answered < rankedFrom);
  return (
    <Card aria-labelledby="strengths-title">
      <CardHeader>
        <CardTitle id="strengths-title">{t('strengths.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-4 pt-1!">
        {areas.length === 0 ? (
          <EmptyState title={t('strengths.empty')} className="py-2!">
            {t('strengths.emptyText')}
          </EmptyState>
        ) : (
          <p className="text-sm text-muted">{t('strengths.text')}</p>
        )}
        {ranked.length > 0 && (
          <ol className="grid gap-4">
            {ranked.map((area) => (
              <AreaRow key={area.need} area={area} isRanked />
            ))}
          </ol>
        )}
        {few.length > 0 && (
          <div className="grid gap-3 border-t pt-4">
            <div>
              <h3 className="font-semibold">{t('strengths.few')}</h3>
              <p className="text-sm text-muted">{t('strengths.fewText', { count: rankedFrom })}</p>
            </div>
            <ul className="grid gap-3">
              {few.map((area) => (
                <AreaRow key={area.need} area={area} isRanked={false} />
              ))}
            </ul>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

interface AreaRowProps {
  readonly area: Area;
  readonly isRanked: boolean;
}

function AreaRow({ area: { need, answered, correct, topics }, isRanked }: AreaRowProps) {
  const { t } = useTranslation('learning/progress.overview');
  const right = (tally: Pick<Area, 'answered' | 'correct'>) =>
    t('strengths.right', { count: tally.answered, correct: tally.correct });
  const name = useNeedName()(need);
  const total = right({ answered, correct });
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="figures text-sm text-muted">{total}</span>
      </div>
      {isRanked && (
        <ProgressBar
          value={correct}
          max={answered}
          label={t('strengths.share', { name })}
          valueText={total}
        />
      )}
      <details className="text-sm">
        <summary className="thumb w-fit rounded-xs py-1 font-medium text-accent-text">
          {t('strengths.topics')}
          <span className="sr-only">: {name}</span>
        </summary>
        <ul className="divide-y">
          {topics.map((topic) => (
            <li key={topic.topic} className="flex justify-between gap-4 py-1.5">
              <bdi lang="en" dir="ltr">
                {topic.topic}
              </bdi>
              <span className="figures flex-none text-muted">{right(topic)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
