import { memo } from 'react';
import { Play } from 'lucide-react';
import type { MasteredArea } from '@rounds/contract/learning/mastery';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { EnglishHeading, EnglishParagraph } from '../../features/learning/scenarios/components/english.tsx';
import { PathIcon } from '../../features/learning/scenarios/components/path-icon.tsx';
import {
  DifficultyBadge,
  StateBadge,
  XpBadge,
} from '../../features/learning/scenarios/components/scenario-badges.tsx';
import { useWhyNext } from '../../features/learning/progress/use-why-next.ts';
import { fitFor, whyCase, type NextCase } from '../../features/learning/scenarios/next-case.rules.ts';
import type { ScenarioPreferences } from '../../features/learning/scenarios/scenario-filter.rules.ts';
import { nextScenarios } from '../../features/learning/scenarios/scenario-list.rules.ts';
import { startButtonId } from '../../features/learning/scenarios/start-button-id.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useContinueText } from '../../session/use-continue-text.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { ContinueSkeleton } from './dashboard-skeletons.tsx';

const shown = 3;

export interface ContinueLearningProps {
  /** Undefined while they load. */
  readonly scenarios: readonly ScenarioSummary[] | undefined;
  readonly failed: boolean;
  readonly onAgain: () => Promise<unknown>;
  /** Undefined while it is not known which scenarios are done. */
  readonly progress: readonly ProgressEntry[] | undefined;
  /** What the learner told about how they study; null for nothing. */
  readonly preferences: ScenarioPreferences | null;
  /** The weakest areas first; undefined while it is not known. */
  readonly mastery: readonly MasteredArea[] | undefined;
  /** A case that the screen already offers above. */
  readonly offered?: number | undefined;
  readonly onStart: (scenario: ScenarioSummary) => void;
}

/** The next three scenarios. */
export const ContinueLearning = memo(function ContinueLearning(props: ContinueLearningProps) {
  const { t } = useTranslation('screens/dashboard');
  return (
    <Card aria-labelledby="continue-title">
      <CardHeader>
        <CardTitle id="continue-title">{t('continue.title')}</CardTitle>
        <ButtonLink href="/learning-pathways" variant="link" size="sm">
          {t('continue.viewAll')}
        </ButtonLink>
      </CardHeader>
      <CardBody className="pt-3!">
        <Content {...props} />
      </CardBody>
    </Card>
  );
});

function Content(props: ContinueLearningProps) {
  const { scenarios, failed, onAgain, progress, preferences, mastery, offered, onStart } = props;
  const { t } = useTranslation('screens/dashboard');
  if (failed) return <FailedNotice onRetry={() => void onAgain()}>{t('continue.failed')}</FailedNotice>;
  if (!scenarios || !progress || !mastery) return <ContinueSkeleton />;
  const standing = { scenarios, progress, preferences, mastery };
  const next = nextScenarios(
    scenarios.filter(({ id }) => id !== offered),
    progress,
    shown,
    fitFor(standing),
  );
  if (next.length === 0) {
    return (
      <EmptyState
        title={t('continue.empty')}
        action={<ButtonLink href="/learning-pathways">{t('actions.browseScenarios')}</ButtonLink>}
      >
        {t('continue.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3">
      {next.map((scenario) => (
        <Item
          key={scenario.id}
          scenario={scenario}
          entry={progress.find((entry) => entry.scenarioId === scenario.id)}
          why={whyCase(scenario, standing)}
          onStart={onStart}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly scenario: ScenarioSummary;
  readonly entry: ProgressEntry | undefined;
  readonly why: Omit<NextCase, 'scenario'>;
  readonly onStart: (scenario: ScenarioSummary) => void;
}

/** What the badges don't show; that it is the next one on the path goes without saying. */
const isTelling = ({ reason }: ItemProps['why']) => ['weakest', 'missed', 'preferences'].includes(reason);

function Item({ scenario, entry, why, onStart }: ItemProps) {
  const { t } = useTranslation('screens/dashboard');
  const continueText = useContinueText();
  const whyNext = useWhyNext();
  const going = entry?.open && { scenarioId: scenario.id, open: entry.open };
  return (
    <li className="grid gap-x-4 gap-y-2 rounded-control border p-3.5 sm:grid-cols-[auto_1fr_auto] sm:items-center">
      <PathIcon path={scenario.careerPath} className="max-sm:hidden" />
      <div className="grid min-w-0 gap-1.5">
        <EnglishHeading className="font-semibold">{scenario.title}</EnglishHeading>
        <EnglishParagraph className="line-clamp-2 text-sm text-muted">
          {scenario.description}
        </EnglishParagraph>
        {isTelling(why) && <p className="text-sm">{whyNext(why)}</p>}
        <div className="flex flex-wrap gap-1.5">
          <DifficultyBadge difficulty={scenario.difficulty} />
          <XpBadge xp={scenario.xpReward} />
          <StateBadge entry={entry} />
        </div>
      </div>
      <Button
        id={startButtonId(scenario.id)}
        variant="secondary"
        aria-label={
          going ? continueText(going, scenario.title) : t('continue.startNamed', { title: scenario.title })
        }
        onClick={() => onStart(scenario)}
      >
        <Play size={16} aria-hidden="true" />
        {going ? t('continue.goOn') : t('continue.start')}
      </Button>
    </li>
  );
}
