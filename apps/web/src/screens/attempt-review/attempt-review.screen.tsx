import { Suspense } from 'react';
import { Redirect, useParams } from 'wouter';
import type { Attempt } from '@rounds/contract/learning/attempts';
import { useAttemptReview } from '../../features/learning/attempts/api/get-attempt.ts';
import { AttemptHistory } from '../../features/learning/attempts/components/attempt-history.tsx';
import { usePeerChoices } from '../../features/learning/attempts/api/list-choices.ts';
import { gradedAnswers } from '../../features/learning/attempts/resume.rules.ts';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { PassLine } from '../../features/learning/progress/components/pass-line.tsx';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { ResultReview } from '../../features/learning/scenarios/components/player/result-review.tsx';
import { correctCount, partlyCorrectCount } from '../../features/learning/scenarios/player.rules.ts';
import { ApiError } from '../../api/client.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { LoadFailed } from '../../ui/full-page-message/load-failed.tsx';
import { Ring } from '../../ui/charts/ring.tsx';
import { AboutQuestion } from '../scenario-player/about-question.tsx';
import { OriginLink, useOrigin } from '../scenario-player/origin-link.tsx';
import { PlayerSkeleton } from '../scenario-player/player-skeleton.tsx';
import { ResultPage } from '../scenario-player/result-page.tsx';
import { ResultActions } from '../scenario-player/result-actions.tsx';
import { scenarioAddress } from '../scenario-player/start.ts';
import { useMarking } from '../scenario-player/use-marking.ts';
import { useNextCase } from '../scenario-player/use-next-case.ts';

/** What was answered in a past attempt, as it was answered. */
export function AttemptReviewScreen() {
  const { attemptId } = useParams<{ attemptId: string }>();
  const { t } = useTranslation('learning/scenarios.player');
  const errorText = useErrorText('learning/attempts');
  const { data, error, refetch } = useAttemptReview(attemptId);
  useDocumentTitle(data?.scenario.title ?? t('review.title'));
  if (data?.completedAt === null) return <Redirect to={scenarioAddress(data.scenarioId)} replace />;
  if (data) {
    return (
      <Suspense fallback={<PlayerSkeleton />}>
        <Review attempt={data} completedAt={data.completedAt} />
      </Suspense>
    );
  }
  if (!error) return <PlayerSkeleton />;
  const isGone = error instanceof ApiError && [400, 404].includes(error.status);
  if (!isGone) {
    return (
      <LoadFailed title={t('review.failed')} onRetry={() => void refetch()}>
        {errorText(error)}
      </LoadFailed>
    );
  }
  return (
    <FullPageMessage
      drawing={<SignpostDrawing />}
      title={t('review.gone')}
      action={<ButtonLink href="/profile?tab=progress">{t('review.toProgress')}</ButtonLink>}
    >
      {t('review.goneText')}
    </FullPageMessage>
  );
}

interface ReviewProps {
  readonly attempt: Attempt;
  readonly completedAt: string;
}

function Review({ attempt, completedAt }: ReviewProps) {
  const { t } = useTranslation('learning/progress');
  const { t: player } = useTranslation('learning/scenarios.player');
  const format = useFormat();
  const score = format.percent(attempt.score ?? 0);
  const from = useOrigin();
  const { scenario } = attempt;
  const { questions } = scenario.scenario;
  const answers = gradedAnswers(attempt);
  const peersOf = usePeerChoices(scenario.id, scenario.version, answers.length);
  const entry = useProgress().data?.find(({ scenarioId }) => scenarioId === scenario.id);
  const correct = correctCount(answers);
  const partly = partlyCorrectCount(answers);
  const { isMarked, noteOn } = useMarking();
  const next = useNextCase(scenario, true);
  const placeOf = (questionIndex: number) => ({
    scenarioId: scenario.id,
    version: scenario.version,
    questionIndex,
  });
  return (
    <div className="page pt-2 pb-6">
      <ResultPage
        back={<OriginLink href={from} />}
        note={<EnglishNote />}
        title={
          <h1 lang="en" dir="ltr" className="text-xl text-around sm:text-2xl">
            {scenario.title}
          </h1>
        }
        review={
          <ResultReview
            steps={questions.map((_, questionIndex) => ({ scenario, questionIndex }))}
            seed={attempt.id}
            answers={answers}
            peersOf={peersOf}
            isMarked={(questionIndex) => isMarked(placeOf(questionIndex))}
            noteOn={(questionIndex) => noteOn(placeOf(questionIndex))}
            renderAbout={(questionIndex, selectedOption) => (
              <AboutQuestion
                scenario={scenario}
                questionIndex={questionIndex}
                selectedOption={selectedOption}
              />
            )}
          />
        }
      >
        <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:p-5">
          <Ring
            percent={attempt.score ?? 0}
            label={t('completion.scored', { score })}
            tone={attempt.score === 100 ? 'positive' : 'accent'}
            className="size-20 font-bold"
          >
            {score}
          </Ring>
          <div className="grid min-w-0 grow basis-40 gap-0.5">
            <p className="font-semibold">
              {t('completion.correct', { correct, count: questions.length })}
              {partly > 0 && (
                <span className="block font-normal text-muted">
                  {player('result.partly', { count: partly })}
                </span>
              )}
            </p>
            <PassLine score={attempt.score ?? 0} />
            <p className="text-sm text-muted">
              {player('review.completedOn', { date: format.dateTime(completedAt) })}
            </p>
          </div>
          {/* On a line of their own: the next case arrives later, and would move what fits beside the score below it. */}
          <div className="flex w-full flex-wrap gap-3 max-sm:*:w-full lg:*:w-full">
            <ResultActions
              scenarioId={scenario.id}
              attemptId={attempt.id}
              score={attempt.score ?? 0}
              missed={questions.length - correct}
              next={next}
              ready
              again={(variant) => (
                <ButtonLink variant={variant} href={scenarioAddress(scenario.id)}>
                  {t('completion.again')}
                </ButtonLink>
              )}
            />
          </div>
        </Card>
        <AttemptHistory
          scenarioId={scenario.id}
          shown={attempt.id}
          open={entry?.open?.attemptId}
          from={from}
        />
      </ResultPage>
    </div>
  );
}
