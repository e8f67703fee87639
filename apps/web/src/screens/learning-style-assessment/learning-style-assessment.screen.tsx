import { useReducer, useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { dominantStyle, quizSituations } from '@rounds/contract/learning/learning-style.rules';
import { useSetLearningStyle } from '../../features/learning/learning-style/api/set-learning-style.ts';
import { QuizQuestion } from '../../features/learning/learning-style/components/quiz-question.tsx';
import { StyleResult } from '../../features/learning/learning-style/components/style-result.tsx';
import { givenAnswers, quizReducer, initialQuiz } from '../../features/learning/learning-style/quiz.rules.ts';
import { useErrorToast } from '../../api/error-toast.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody, CardFooter, stickyFooter } from '../../ui/card/card.tsx';
import { cx } from '../../ui/cx.ts';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { toast } from '../../ui/toast/toast.ts';

export function LearningStyleAssessmentScreen() {
  const { t } = useTranslation('learning/learning-style');
  const showError = useErrorToast('identity/accounts');
  const [, navigate] = useLocation();
  const { user } = useSession();
  const [quiz, dispatch] = useReducer(quizReducer, initialQuiz);
  const saving = useSetLearningStyle();
  const [asksForAnswer, setAsksForAnswer] = useState(false);
  useDocumentTitle(t('title'));
  const answers = givenAnswers(quiz);
  const total = quizSituations.length;
  const place = t('number', { number: quiz.index + 1, total });

  const save = () =>
    saving.mutate(dominantStyle(answers), {
      onSuccess: () => {
        toast({ title: t('savedTitle'), description: t('savedText'), variant: 'success' });
        navigate('/dashboard');
      },
      onError: (error) => showError(t('errorTitle'), error, t('errorText')),
    });

  const isAnswered = quiz.answers[quiz.index] !== undefined;
  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    setAsksForAnswer(!isAnswered);
    dispatch({ type: 'next' });
  };

  if (quiz.finished) {
    return (
      <div data-immersive="" className="page py-4 sm:py-8">
        <div className="mx-auto w-full max-w-2xl">
          <StyleResult
            answers={answers}
            again={
              <Button
                variant="secondary"
                className="max-sm:grow"
                onClick={() => dispatch({ type: 'retake' })}
              >
                {t('retake')}
              </Button>
            }
            action={
              <Button className="max-sm:grow" pending={saving.isPending} onClick={save}>
                {saving.isPending ? t('saving') : t('save')}
              </Button>
            }
          />
        </div>
      </div>
    );
  }
  return (
    // The bottom bar is hidden: its place belongs to the quiz's own buttons.
    <div data-immersive="" className="page pt-3 pb-4 sm:py-8">
      <div className="mx-auto grid w-full max-w-2xl gap-3 sm:gap-5">
        <header>
          <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
          <p className={cx('text-muted', quiz.moved && 'max-sm:hidden')}>{t('lead')}</p>
        </header>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-sm font-semibold">{place}</p>
            <ButtonLink href="/dashboard" variant="link" size="sm" className="ms-auto">
              {t('skip')}
            </ButtonLink>
          </div>
          <ProgressBar value={answers.length} max={total} label={t('progress')} valueText={place} />
        </div>
        {/* A form, so that Enter goes on from the chosen answer. */}
        <form noValidate onSubmit={goOn}>
          <Card>
            {/* With room below the last answer: the buttons stay in sight over what is behind them. */}
            <CardBody key={quiz.index} className="pb-8!">
              <QuizQuestion
                index={quiz.index}
                seed={String(user?.id ?? 0)}
                answer={quiz.answers[quiz.index]}
                error={asksForAnswer && !isAnswered && t('choose')}
                focused={quiz.moved}
                onChoose={(style) => dispatch({ type: 'choose', style })}
              />
            </CardBody>
            <CardFooter className={cx(stickyFooter, 'justify-between')}>
              <Button
                variant="secondary"
                disabled={quiz.index === 0}
                onClick={() => {
                  setAsksForAnswer(false);
                  dispatch({ type: 'previous' });
                }}
              >
                {t('previous')}
              </Button>
              {/* Looks disabled until an answer is chosen, but can be pressed: it then says what is missing. */}
              <Button type="submit" aria-disabled={!isAnswered || undefined}>
                {quiz.index === total - 1 ? t('results') : t('next')}
              </Button>
            </CardFooter>
          </Card>
        </form>
      </div>
    </div>
  );
}
