import { memo, type MouseEvent } from 'react';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useContinueText } from '../../../../session/use-continue-text.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { stateOf } from '../scenario-list.rules.ts';
import type { Match } from '../scenario-search.rules.ts';
import { startButtonId } from '../start-button-id.ts';
import { EnglishHeading, EnglishParagraph } from './english.tsx';
import { SearchMatches } from './search-matches.tsx';
import { DifficultyBadge, PathBadge, StateBadge, XpBadge } from './scenario-badges.tsx';

/* The skeleton and the card share these, so that nothing moves when one replaces the other. */
const box = 'flex h-full min-h-60 flex-col gap-2.5 p-4 sm:p-5';
const wide = 'grow sm:grow-0';

export interface ScenarioCardProps {
  readonly scenario: ScenarioSummary;
  readonly entry: ProgressEntry | undefined;
  /** Where a search found it, besides the title. */
  readonly matches?: readonly Match[] | undefined;
  readonly onStart: (scenario: ScenarioSummary) => void;
  /** The stored review of an attempt at it. */
  readonly reviewHref: (scenarioId: number, attemptId: string) => string;
  readonly onReview: (scenarioId: number, attemptId: string, press: MouseEvent) => void;
}

/** One of many, so it is memoized: rendered again only when something about it has changed. */
export const ScenarioCard = memo(function ScenarioCard(props: ScenarioCardProps) {
  const { scenario, entry, matches = [] } = props;
  return (
    <Card className={box} aria-labelledby={`scenario-${scenario.id}`}>
      <div className="flex flex-wrap gap-1.5">
        <PathBadge path={scenario.careerPath} />
        <DifficultyBadge difficulty={scenario.difficulty} />
        <XpBadge xp={scenario.xpReward} />
        {stateOf(entry) === 'done' && <StateBadge entry={entry} />}
      </div>
      <EnglishHeading id={`scenario-${scenario.id}`} className="text-lg/6 text-pretty">
        {scenario.title}
      </EnglishHeading>
      {/* Whole on a phone, where four lines would cut many of them off in mid-word. */}
      <EnglishParagraph className="text-sm text-muted sm:line-clamp-4">
        {scenario.description}
      </EnglishParagraph>
      <SearchMatches matches={matches} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <Actions {...props} />
      </div>
    </Card>
  );
});

/** Start a new one, continue an open one, review or repeat a completed one. */
function Actions({ scenario, entry, onStart, reviewHref, onReview }: ScenarioCardProps) {
  const { t } = useTranslation('learning/scenarios');
  const continueText = useContinueText();
  const { title } = scenario;
  const state = stateOf(entry);
  const reviewId = entry?.reviewId;
  const going = entry?.open && { scenarioId: scenario.id, open: entry.open };
  const isDone = state === 'done';
  const name = going
    ? continueText(going, title)
    : t(isDone ? 'list.againNamed' : 'list.startNamed', { title });
  return (
    <>
      <Button
        id={startButtonId(scenario.id)}
        size="sm"
        // Among many similar buttons, only open ones stand out.
        variant={going ? 'primary' : 'secondary'}
        className={wide}
        aria-label={name}
        onClick={() => onStart(scenario)}
      >
        {going ? continueText(going) : t(isDone ? 'list.again' : 'list.start')}
      </Button>
      {reviewId && (
        <ButtonLink
          href={reviewHref(scenario.id, reviewId)}
          size="sm"
          variant="secondary"
          className={wide}
          aria-label={t('list.reviewNamed', { title })}
          onClick={(press) => onReview(scenario.id, reviewId, press)}
        >
          {t('list.review')}
        </ButtonLink>
      )}
    </>
  );
}

export function ScenarioCardSkeleton() {
  return (
    <div className={`rounded-card border bg-raised ${box}`}>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-6 w-4/5" />
      <div className="grid gap-2">
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <Skeleton className="mt-auto h-9 w-full sm:w-32 pointer-coarse:h-11" />
    </div>
  );
}
