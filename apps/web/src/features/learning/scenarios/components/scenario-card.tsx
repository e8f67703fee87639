import { memo } from 'react';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { English, EnglishParagraph } from './english.tsx';
import { DifficultyBadge, PathBadge, StateBadge, XpBadge } from './scenario-badges.tsx';
import { startButtonId } from '../start-button-id.ts';

/* The skeleton and the card share these, so that nothing moves when one takes the other's place. */
const box = 'flex h-full min-h-64 flex-col gap-3 p-4 sm:p-5';

export interface ScenarioCardProps {
  readonly scenario: Scenario;
  readonly entry: ProgressEntry | undefined;
  readonly onStart: (scenario: Scenario) => void;
}

/** One of many: drawn again only when something about it has changed. */
export const ScenarioCard = memo(function ScenarioCard({ scenario, entry, onStart }: ScenarioCardProps) {
  const { t } = useTranslation('learning/scenarios');
  return (
    <Card className={box} aria-labelledby={`scenario-${scenario.id}`}>
      <div className="flex flex-wrap gap-1.5">
        <PathBadge path={scenario.careerPath} />
        <StateBadge entry={entry} />
      </div>
      <h3 id={`scenario-${scenario.id}`} className="text-lg">
        <English>{scenario.title}</English>
      </h3>
      <EnglishParagraph className="line-clamp-4 text-sm text-muted">{scenario.description}</EnglishParagraph>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-1">
        <div className="flex flex-wrap gap-1.5">
          <DifficultyBadge difficulty={scenario.difficulty} />
          <XpBadge xp={scenario.xpReward} />
        </div>
        <Button
          id={startButtonId(scenario.id)}
          size="sm"
          aria-label={t('list.startNamed', { title: scenario.title })}
          onClick={() => onStart(scenario)}
        >
          {t('list.start')}
        </Button>
      </div>
    </Card>
  );
});

export function ScenarioCardSkeleton() {
  return (
    <div className={`rounded-card border bg-raised ${box}`}>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-6 w-4/5" />
      <div className="grid gap-2">
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <div className="mt-auto flex items-center justify-between gap-3">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-9 w-32 pointer-coarse:h-11" />
      </div>
    </div>
  );
}
