import type { ReactNode } from 'react';
import type { MasteredArea } from '@rounds/contract/learning/mastery';
import {
  minAnswersForLevel,
  levelShares,
  type MasteryLevel,
  weakestShown as shown,
} from '@rounds/contract/learning/mastery.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge/badge.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { Collapsible } from '../../../../ui/collapsible/collapsible.tsx';
import { MasteryRange } from './mastery-range.tsx';

/** Up to so many right answers the next level is near. */
const nearAnswers = 5;

const tones: Readonly<Record<MasteryLevel, BadgeTone>> = {
  attempted: 'neutral',
  familiar: 'info',
  proficient: 'accent',
  mastered: 'positive',
};

export interface MasteryCardProps {
  /** Weakest first. */
  readonly areas: readonly MasteredArea[];
  readonly nameOf: (need: string) => string;
  /** Renders what was asked in an area. */
  readonly renderTopics: (need: string, name: string) => ReactNode;
  /** Renders the button that starts practice in an area, by name. */
  readonly renderPractice: (area: MasteredArea, name: string, isFirst: boolean) => ReactNode;
}

/** How well each area is mastered and what would raise it, with practice for each. Renders nothing without answers. */
export function MasteryCard({ areas, ...row }: MasteryCardProps) {
  const { t } = useTranslation('learning/mastery');
  const format = useFormat();
  if (areas.length === 0) return null;
  const rest = areas.slice(shown);
  return (
    <Card aria-labelledby="mastery-title">
      <CardHeader>
        <CardTitle id="mastery-title">{t('title')}</CardTitle>
      </CardHeader>
      <CardBody className="pt-1!">
        <Collapsible everywhere title={t('how')}>
          <p className="measure text-sm text-muted">{t('text')}</p>
          <p className="measure text-sm text-muted">
            {t('levels', {
              familiar: format.percent(levelShares.familiar * 100),
              proficient: format.percent(levelShares.proficient * 100),
              mastered: format.percent(levelShares.mastered * 100),
            })}
          </p>
        </Collapsible>
        <ol className="grid divide-y">
          {areas.slice(0, shown).map((area, index) => (
            <AreaRow key={area.need} area={area} isFirst={index === 0} {...row} />
          ))}
        </ol>
        {rest.length > 0 && (
          <details className="border-t">
            <summary className="w-fit rounded-xs py-3 text-sm font-medium text-accent-text">
              {t('more', { count: rest.length })}
            </summary>
            <ol start={shown + 1} className="grid divide-y">
              {rest.map((area) => (
                <AreaRow key={area.need} area={area} isFirst={false} {...row} />
              ))}
            </ol>
          </details>
        )}
      </CardBody>
    </Card>
  );
}

interface AreaRowProps extends Omit<MasteryCardProps, 'areas'> {
  readonly area: MasteredArea;
  readonly isFirst: boolean;
}

function AreaRow({ area, isFirst, nameOf, renderTopics, renderPractice }: AreaRowProps) {
  const name = nameOf(area.need);
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <AreaLevel area={area} name={name} />
      {renderPractice(area, name, isFirst)}
      {renderTopics(area.need, name)}
    </li>
  );
}

function AreaLevel({ area, name }: { readonly area: MasteredArea; readonly name: string }) {
  const { t } = useTranslation('learning/mastery');
  const format = useFormat();
  const { level, isUncertain, answered, toNext } = area;
  const isKnown = answered >= minAnswersForLevel;
  const next = (): string | null => {
    if (!isKnown) return t('few', { least: format.number(minAnswersForLevel) });
    if (isUncertain && level !== 'attempted') return t('uncertainText');
    if (!toNext) return t('top');
    // Further away, the figure would only discourage.
    if (toNext.answers === null || toNext.answers > nearAnswers) return null;
    return t('next', { count: toNext.answers, level: t(`level.${toNext.level}`) });
  };
  const whatIsNext = next();
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{name}</h3>
        {isKnown && <Badge tone={tones[level]}>{t(`level.${level}`)}</Badge>}
        {isKnown && isUncertain && <Badge tone="caution">{t('uncertain')}</Badge>}
      </div>
      {isKnown && <MasteryRange area={area} name={name} />}
      <p className="text-sm text-muted">
        <span className="figures">{t('answered', { count: answered })}</span>
        {whatIsNext && ` · ${whatIsNext}`}
      </p>
    </div>
  );
}
