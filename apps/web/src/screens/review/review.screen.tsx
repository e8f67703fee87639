import { useLocation } from 'wouter';
import { maxQuestions } from '@rounds/contract/learning/practice.rules';
import { usePracticeCount } from '../../features/learning/practice/api/count-practice.ts';
import { useCreatePractice } from '../../features/learning/practice/api/create-practice.ts';
import { useReviewItems, type ReviewItem } from '../../features/learning/review/api/list-review-items.ts';
import { useReview } from '../../features/learning/review/api/get-review.ts';
import { pageSize } from '../../api/growing-list.ts';
import { ReviewDue } from '../../features/learning/review/components/review-due.tsx';
import { ReviewForecast } from '../../features/learning/review/components/review-forecast.tsx';
import { ReviewItems } from '../../features/learning/review/components/review-items.tsx';
import { ReviewSettings } from '../../features/learning/review/components/review-settings.tsx';
import { upcomingReviews } from '../../features/learning/review/coming.rules.ts';
import { useMissedCount } from '../../features/learning/notes/api/missed.ts';
import { MissedDue } from '../../features/learning/notes/components/missed-due.tsx';
import { useScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { keepUnits } from '../../features/learning/scenarios/typeset.rules.ts';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { useErrorText } from '../../api/error-text.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { newId } from '../../browser/new-id.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';
import { BackLink } from '../../ui/link/back-link.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { usePreloadedPractice } from '../practice/use-preloaded-practice.ts';
import { ProgressNotices } from '../progress-notices/progress-notices.tsx';

/** What was missed and comes back: what is due now, what comes in the days ahead, and each question of it. */
export function ReviewScreen() {
  const { t } = useTranslation('learning/review');
  const { t: player } = useTranslation('learning/scenarios');
  const { t: notes } = useTranslation('learning/notes');
  useDocumentTitle(t('title'));
  const review = useReview();
  usePreloadedPractice();
  const start = useStartReview();
  const items = useReviewItems(pageSize);
  const list = useScenarios();
  const fromNotes = useMissedCount();
  const practicable = usePracticeCount({});
  const scenarios = new Map(list.data?.map((one) => [one.id, one]));
  const contentOf = ({ scenarioId, questionIndex }: ReviewItem) => {
    if (scenarioId === null || questionIndex === null) return undefined;
    const scenario = scenarios.get(scenarioId);
    const question = scenario?.scenario.questions[questionIndex]?.question;
    return scenario && question !== undefined
      ? { title: scenario.title, question: keepUnits(question) }
      : undefined;
  };
  const data = review.data && { ...review.data, ...upcomingReviews(review.data) };
  // Nothing comes back yet: what is due says so, and neither a list nor the days ahead have anything to add.
  const isEmpty = data?.scheduled === 0 && data.suspended === 0 && items.data?.length === 0;
  // One limit for all; what is from notes is asked on a screen of its own.
  const dueFromNotes = fromNotes.data?.due ?? 0;
  const dueInScenarios = Math.max((data?.due ?? 0) - dueFromNotes, 0);
  // Only what is practiced from content: questions from notes aren't, and one that was guessed wasn't missed.
  const meanwhile =
    (practicable.data?.states.wrong ?? 0) > 0
      ? { href: '/practice?state=wrong&path=all', label: t('due.practice') }
      : (fromNotes.data?.scheduled ?? 0) > 0
        ? { href: '/note-analysis?tab=analyze', label: notes('list.title') }
        : { href: '/learning-pathways', label: t('due.case') };
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-4 sm:gap-6 sm:py-6">
      <ProgressNotices />
      <header>
        <BackLink href="/dashboard">{player('player.back')}</BackLink>
        {/* Under the subtitle where there is no room beside the title. */}
        <div className="grid items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
          <p className="measure text-muted sm:col-span-2">{t('subtitle')}</p>
          <div className="min-h-11 max-sm:mt-2 sm:col-start-2 sm:row-start-1">
            {data && <ReviewSettings review={data} />}
          </div>
        </div>
        <EnglishNote className="mt-1" />
      </header>
      {review.isError && !data ? (
        <FailedNotice onRetry={() => void review.refetch()}>{t('failed')}</FailedNotice>
      ) : !data || !(items.isFetched && list.isFetched && fromNotes.isFetched && practicable.isFetched) ? (
        // How long the list is decides where the rest stands. Not `isPending`: a list that failed is asked for again by what
        // shows it, is pending meanwhile, and would be taken off the screen and asked for once more, without end.
        <div role="status" aria-label={t('items.loading')}>
          <Skeleton className="h-180 rounded-card" />
        </div>
      ) : (
        <>
          {(dueInScenarios > 0 || dueFromNotes === 0) && (
            <Card aria-label={t('due.title')} className="border-accent/45 p-4 sm:p-5">
              <ReviewDue review={{ ...data, due: dueInScenarios }} meanwhile={meanwhile} {...start} />
            </Card>
          )}
          <MissedDue due={dueFromNotes} isOnly={dueInScenarios === 0} />
          {!isEmpty && (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)]">
              <Card aria-labelledby="review-forecast" className="lg:order-last">
                <CardHeader>
                  <CardTitle id="review-forecast">{t('forecast.title')}</CardTitle>
                </CardHeader>
                <CardBody className="pt-2!">
                  <ReviewForecast today={data.today} forecast={data.forecast} />
                </CardBody>
              </Card>
              <Card aria-labelledby="review-items">
                <CardHeader>
                  <CardTitle id="review-items">{t('items.title')}</CardTitle>
                </CardHeader>
                <CardBody className="pt-2!">
                  <ReviewItems
                    today={data.today}
                    // With today's limit reached, the rest is for tomorrow.
                    waitsUntil={data.due === 0 && data.waiting > 0 ? data.nextOn : null}
                    contentOf={contentOf}
                  />
                </CardBody>
              </Card>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** A review is a practice session of what is due; the server knows how much of it today. */
function useStartReview() {
  const { t } = useTranslation('learning/review');
  const errorText = useErrorText('learning/practice');
  const [, navigate] = useLocation();
  const create = useCreatePractice();
  const onStart = () =>
    create.mutate(
      {
        id: newId(),
        filters: { states: ['due'] },
        count: maxQuestions,
        mode: 'tutor',
        mixed: true,
      },
      {
        onSuccess: ({ id }) => navigate(`/practice/${id}`, { state: { from: '/review' } }),
        onError: (error) =>
          toast({ title: t('startFailed'), description: errorText(error), variant: 'caution' }),
      },
    );
  return { onStart, pending: create.isPending };
}
