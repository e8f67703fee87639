import { Suspense, type ReactNode } from 'react';
import { ArrowRight, Play } from 'lucide-react';
import { DailyGoal } from '../../features/learning/goals/components/daily-goal.tsx';
import type { DashboardData } from '../../features/learning/progress/api/get-dashboard.ts';
import { useWhyNext } from '../../features/learning/progress/use-why-next.ts';
import { Week } from '../../features/learning/progress/components/week.tsx';
import { English } from '../../features/learning/scenarios/components/english.tsx';
import { useTitles } from '../../features/learning/scenarios/api/list-summaries.ts';
import { startButtonId } from '../../features/learning/scenarios/start-button-id.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { resumeNumber } from '../../session/resume-point.ts';
import { useContinueText } from '../../session/use-continue-text.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { BesideNextStep } from './lazy-cards.ts';
import type { Step } from './next-step.ts';

export interface TodayProps {
  readonly data: DashboardData;
  /** What to do now; undefined while it isn't known. */
  readonly step: Step | undefined;
  /** The list that it is chosen from can't be loaded: the page says so where the list would be. */
  readonly isUnknown: boolean;
  /** There is usually something to do next to the step: its room is reserved. */
  readonly hasAnswered: boolean;
  /** The page is drawn, and there is time for what comes second. */
  readonly idle: boolean;
  readonly onStart: (scenario: { readonly id: number }) => void;
}

/** What to do now, the daily goal, and the last seven days. */
export function Today({ data, step, isUnknown, hasAnswered, idle, onStart }: TodayProps) {
  const { t } = useTranslation('screens/dashboard');
  const { t: progressText } = useTranslation('learning/progress');
  const today = data.week.at(-1)?.day ?? '';
  const beside = (
    <div className={cx('max-sm:w-full', hasAnswered ? 'max-md:min-h-11' : 'empty:hidden')}>
      <Suspense>{idle && <BesideNextStep />}</Suspense>
    </div>
  );
  return (
    <Card
      aria-labelledby="today-title"
      className="grid gap-5 border-accent/45 p-4 sm:p-5 lg:grid-cols-[minmax(0,2fr)_minmax(17rem,1fr)] lg:gap-8"
    >
      <div className="grid content-start gap-3">
        <h2 id="today-title" className="text-lg font-semibold">
          {t('today.title')}
        </h2>
        {step ? (
          <NextStep step={step} onStart={onStart} beside={beside} />
        ) : (
          <>
            {!isUnknown && <StepSkeleton isCase={data.practice === null} />}
            {beside}
          </>
        )}
      </div>
      <div className="grid content-start gap-4 border-t pt-4 lg:border-s lg:border-t-0 lg:ps-8 lg:pt-0">
        <DailyGoal goal={data.goal} day={today} />
        <div className="grid gap-2">
          <h3 className="text-sm font-semibold text-muted">{progressText('week.label')}</h3>
          <Week week={data.week} />
          {isMonday(today) && (
            <ButtonLink href="/look-back" variant="link" className="justify-self-start">
              {t('today.lookBack')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** Of the heading that says what the button below leads to. */
const titleId = 'today-step';

interface NextStepProps {
  readonly step: Step;
  readonly onStart: TodayProps['onStart'];
  /** What can be done beside it. */
  readonly beside: ReactNode;
}

function NextStep({ step, onStart, beside }: NextStepProps) {
  const { t } = useTranslation('screens/dashboard');
  const { t: attempts } = useTranslation('learning/attempts');
  const continueText = useContinueText();
  const { t: progressText } = useTranslation('learning/progress');
  const whyNext = useWhyNext();
  const titleOf = useTitles(step.kind === 'continue' ? [step.scenarioId] : []);
  switch (step.kind) {
    case 'continue': {
      const { scenarioId, open } = step;
      const title = titleOf(scenarioId);
      return (
        <Lead
          isCase
          beside={beside}
          title={
            title === undefined ? (
              <Skeleton className="h-7 w-64 max-w-full max-sm:h-14" />
            ) : title === null ? (
              progressText('recent.withdrawn')
            ) : (
              <English>{title}</English>
            )
          }
          why={t(resumeNumber(scenarioId, open) === null ? 'today.resultWaits' : 'today.leftOpen')}
        >
          <Button
            id={startButtonId(scenarioId)}
            aria-describedby={titleId}
            className="max-sm:w-full"
            onClick={() => onStart({ id: scenarioId })}
          >
            <Play size={16} aria-hidden="true" />
            {continueText({ scenarioId, open })}
          </Button>
        </Lead>
      );
    }
    case 'practice': {
      const { id, answered, questions } = step.session;
      return (
        <Lead beside={beside} title={t('today.practice')} why={t('today.practiceOpen')}>
          <ButtonLink href={`/practice/${id}`} aria-describedby={titleId} className="max-sm:w-full">
            <Play size={16} aria-hidden="true" />
            {attempts('continue', { number: answered + 1, total: questions })}
          </ButtonLink>
        </Lead>
      );
    }
    case 'next': {
      const { scenario } = step;
      return (
        <Lead isCase beside={beside} title={<English>{scenario.title}</English>} why={whyNext(step)}>
          <Button
            id={startButtonId(scenario.id)}
            aria-describedby={titleId}
            className="max-sm:w-full"
            onClick={() => onStart(scenario)}
          >
            <Play size={16} aria-hidden="true" />
            {t('today.start')}
          </Button>
        </Lead>
      );
    }
    case 'none':
      return (
        <Lead beside={beside} title={t('continue.empty')} why={t('continue.emptyHint')}>
          <ButtonLink href="/learning-pathways" className="max-sm:w-full">
            {t('actions.browseScenarios')}
            <ArrowRight size={16} className="rtl:-scale-x-100" aria-hidden="true" />
          </ButtonLink>
        </Lead>
      );
  }
}

interface LeadProps {
  readonly isCase?: boolean;
  readonly title: ReactNode;
  readonly why: string;
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** On a phone the case and its reason take two to four lines: room for three is reserved, so that little moves. */
const caseHeight = 'max-sm:min-h-18';

function Lead({ isCase = false, title, why, beside, children }: LeadProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <div className={cx('w-full', isCase && caseHeight)}>
        <h3 id={titleId} className="text-lg font-semibold sm:text-xl">
          {title}
        </h3>
        <p className="text-sm text-muted">{why}</p>
      </div>
      <div className="grid w-full justify-items-start gap-3 md:flex md:flex-wrap">
        {children}
        {beside}
      </div>
    </div>
  );
}

function StepSkeleton({ isCase }: Required<Pick<LeadProps, 'isCase'>>) {
  return (
    <div className="grid gap-3">
      <div className={isCase ? caseHeight : undefined}>
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <Skeleton className="h-11 w-56" />
    </div>
  );
}
