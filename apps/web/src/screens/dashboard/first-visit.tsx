import { useEffect, useRef, useState } from 'react';
import { Play } from 'lucide-react';
import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { useUpdateProfile } from '../../features/identity/accounts/api/update-profile.ts';
import { EnglishHeading, EnglishParagraph } from '../../features/learning/scenarios/components/english.tsx';
import { PathIcon } from '../../features/learning/scenarios/components/path-icon.tsx';
import { DifficultyBadge, XpBadge } from '../../features/learning/scenarios/components/scenario-badges.tsx';
import { useErrorText } from '../../api/error-text.ts';
import { startButtonId } from '../../features/learning/scenarios/start-button-id.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { firstCase } from './next-step.ts';

export interface FirstVisitProps {
  readonly careerPath: CareerPath | null;
  /** Of the path; undefined while they load. */
  readonly scenarios: readonly ScenarioSummary[] | undefined;
  readonly failed: boolean;
  readonly onAgain: () => Promise<unknown>;
  readonly onStart: (scenario: ScenarioSummary) => void;
}

/** Leads a newcomer to their first case, and asks for the path that it is chosen by. */
export function FirstVisit({ careerPath, scenarios, failed, onAgain, onStart }: FirstVisitProps) {
  const { t } = useTranslation('screens/dashboard');
  const saving = useUpdateProfile();
  const path = saving.isPending ? (saving.variables.careerPath ?? careerPath) : careerPath;
  // Until the path is saved, the cases are not of it.
  const scenario = scenarios && !saving.isPending ? firstCase(scenarios) : undefined;
  return (
    <Card
      aria-labelledby={path === null ? 'path-title' : 'first-title'}
      className="grid gap-3 border-accent/45 p-4 sm:p-5"
    >
      <PathPicker chosen={careerPath} shown={path} saving={saving} />
      {path !== null && (
        <div className="grid gap-2 border-t pt-3">
          <h2 id="first-title" className="text-lg font-semibold">
            {t('first.title')}
          </h2>
          {failed && <FailedNotice onRetry={() => void onAgain()}>{t('continue.failed')}</FailedNotice>}
          {(!scenarios || saving.isPending) && !failed && <Skeleton className="h-36" />}
          {scenario && (
            <div className="grid justify-items-start gap-3">
              <EnglishHeading id="first-case" className="text-xl font-semibold">
                {scenario.title}
              </EnglishHeading>
              <Button
                id={startButtonId(scenario.id)}
                aria-describedby="first-case"
                className="max-sm:w-full"
                onClick={() => onStart(scenario)}
              >
                <Play size={16} aria-hidden="true" />
                {t('first.start')}
              </Button>
              <EnglishParagraph className="w-full text-muted">{scenario.description}</EnglishParagraph>
              <div className="flex flex-wrap gap-1.5">
                <DifficultyBadge difficulty={scenario.difficulty} />
                <XpBadge xp={scenario.xpReward} />
              </div>
              <ButtonLink href="/learning-pathways" variant="link" size="sm">
                {t('continue.viewAll')}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}

interface PathPickerProps {
  readonly chosen: CareerPath | null;
  /** What is chosen, or being saved. */
  readonly shown: CareerPath | null;
  readonly saving: ReturnType<typeof useUpdateProfile>;
}

/** The four paths; a press chooses and saves. A chosen path collapses to one line, so that the case follows right below. */
function PathPicker({ chosen, shown, saving }: PathPickerProps) {
  const { t } = useTranslation('screens/dashboard');
  const { t: common } = useTranslation('app/common');
  const errorText = useErrorText();
  const [changing, setChanging] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  const isFolded = shown !== null && !changing;
  const change = useRef<HTMLButtonElement>(null);
  // The tile that had the focus is gone.
  useEffect(() => {
    if (isFolded && hasChosen) change.current?.focus();
  }, [isFolded, hasChosen]);
  const choose = (path: CareerPath) => {
    setChanging(false);
    setHasChosen(true);
    if (path !== chosen && !saving.isPending) saving.mutate({ careerPath: path });
  };
  return (
    <div className="grid gap-3">
      {isFolded ? (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3">
          <PathIcon path={shown} />
          <span id="path-chosen" className="font-semibold">
            {common(`careerPath.${shown}`)}
          </span>
          <Button
            variant="link"
            size="sm"
            aria-describedby="path-chosen"
            ref={change}
            onClick={() => setChanging(true)}
          >
            {t('first.change')}
          </Button>
        </div>
      ) : (
        <Paths shown={shown} onChoose={choose} />
      )}
      {saving.isError && <Notice tone="critical">{errorText(saving.error)}</Notice>}
    </div>
  );
}

interface PathsProps {
  readonly shown: CareerPath | null;
  readonly onChoose: (path: CareerPath) => void;
}

function Paths({ shown, onChoose }: PathsProps) {
  const { t } = useTranslation('screens/dashboard');
  const { t: common } = useTranslation('app/common');
  return (
    <>
      <h2 id="path-title" className="text-lg font-semibold">
        {t('first.path')}
      </h2>
      {shown === null && <p className="-mt-2 text-muted">{t('first.choose')}</p>}
      <div role="group" aria-labelledby="path-title" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {careerPaths.map((path) => (
          <button
            key={path}
            type="button"
            aria-pressed={path === shown}
            onClick={() => onChoose(path)}
            className="flex min-h-14 items-center gap-x-3 gap-y-1.5 rounded-control border-2 px-3 py-2 text-start font-semibold transition-colors hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft max-sm:flex-col max-sm:items-start max-sm:text-sm"
          >
            <PathIcon path={path} />
            <span className="max-w-full min-w-0 hyphens-auto">{common(`careerPath.${path}`)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
