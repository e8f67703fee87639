import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Bookmark } from 'lucide-react';
import { toGradedOrder } from '@rounds/contract/community/group-tests.rules';
import type { NoteTest } from '@rounds/contract/learning/notes.generated';
import { editedOf, testAsScenario } from '../../features/learning/notes/as-scenario.rules.ts';
import { SendFailed } from '../../features/learning/notes/components/send-failed.tsx';
import { TimeLeft } from '../../features/learning/notes/components/time-left.tsx';
import { useKeptAttempt } from '../../features/learning/notes/use-kept-attempt.ts';
import { useSendAttempt, type HandIn } from '../../features/learning/notes/use-send-attempt.ts';
import { useFormats } from '../../features/learning/scenarios/components/formats/lazy-format-answer.tsx';
import { ShortcutHint } from '../../features/learning/scenarios/components/player/shortcut-hint.tsx';
import { usePlayerKeys } from '../../features/learning/scenarios/components/player/use-player-keys.ts';
import { letteredOrder, withoutStrike, withStrike } from '../../features/learning/scenarios/options.rules.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card, CardBody } from '../../ui/card/card.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { BackLink } from '../../ui/link/back-link.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { QuestionMap } from './question-map.tsx';
import { TestQuestion, type ChosenAnswer } from './test-question.tsx';
import { TakenResult, type TakenResultProps } from './taken-result.tsx';

export interface TestRunProps {
  readonly test: Pick<
    NoteTest,
    'id' | 'title' | 'description' | 'questions' | 'timeLimit' | 'passingScore' | 'revision'
  >;
  /** What its answers are kept under until they are handed in. */
  readonly keptAs: number | string;
  readonly handIn: HandIn;
  /** Where it leads back to. */
  readonly back: { readonly href: string; readonly label: string };
  /** Who shares it and who wrote it, where that isn't the learner's own doing. */
  readonly about?: string;
  /** Of one's own test. */
  readonly noteId: number | null;
  readonly next: TakenResultProps['next'];
  /** More that can be done with it. */
  readonly actions?: ReactNode;
  readonly onAgain: () => void;
  /** The questions have been changed since. */
  readonly onOutdated: () => void;
}

/** One attempt at a test, question by question in any order, until it is handed in. */
export function TestRun(props: TestRunProps) {
  const { test, keptAs, handIn, back: backTo, about, noteId, next, actions, onAgain, onOutdated } = props;
  const { t } = useTranslation('learning/notes');
  const { t: player } = useTranslation('learning/scenarios.player');
  const { user } = useSession();
  const scenario = testAsScenario(test, user?.careerPath ?? 'nursing');
  const { questions } = scenario.scenario;
  useFormats(questions);
  const { attempt, change, keepTime, forget } = useKeptAttempt(keptAs, test.revision);
  const sendAttempt = useSendAttempt(handIn, {
    forget,
    onSent: () => window.scrollTo(0, 0),
    onOutdated,
  });
  const [index, setIndex] = useState(() => Math.min(attempt.at ?? 0, questions.length - 1));
  const [finishing, setFinishing] = useState(false);
  const { attemptId, answers, flagged, struck = {}, startedAt } = attempt;
  const spent = () => Date.now() - startedAt;
  const keep: typeof change = (changes) => change({ at: index, ...changes, spent: spent() });
  const leave = useEffectEvent(() => keepTime(spent()));
  useEffect(() => {
    const onLeave = () => leave();
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onLeave);
      onLeave();
    };
  }, []);
  const legend = useRef<HTMLLegendElement>(null);
  /** The question takes the focus: it is read out, and in sight on a phone. */
  const go = (next: number) => {
    flushSync(() => {
      setIndex(next);
      keep({ at: next });
    });
    legend.current?.focus();
  };
  useEffect(() => legend.current?.focus({ preventScroll: true }), []);
  const question = questions[index];
  const order = question ? letteredOrder(question, attemptId, index) : [];
  const isLast = index === questions.length - 1;
  const isFlagged = flagged.includes(index);
  const given = answers.find(({ questionIndex }) => questionIndex === index);
  const back = <BackLink href={backTo.href}>{backTo.label}</BackLink>;
  const send = () => {
    if (handIn.isPending || handIn.isSuccess) return;
    setFinishing(false);
    const timeSpent = Math.min(86_400, Math.max(0, Math.round(spent() / 1000)));
    const sent = answers.map(({ questionIndex, selectedOption, response }) => ({
      questionIndex,
      ...(response ? { response } : { selectedOption: selectedOption ?? 0 }),
    }));
    sendAttempt({ attemptId, revision: attempt.revision, answers: sent, timeSpent });
  };

  const answer = (next: ChosenAnswer) =>
    keep({
      answers: [
        ...answers.filter(({ questionIndex }) => questionIndex !== index),
        ...('response' in next && next.response === null ? [] : [{ questionIndex: index, ...next }]),
      ],
      ...('selectedOption' in next && { struck: withoutStrike(struck, index, next.selectedOption) }),
    });
  const strike = (option: number) =>
    keep({
      answers: answers.filter((one) => one !== given || given.selectedOption !== option),
      struck: withStrike(struck, index, option),
    });
  const flag = () =>
    keep({ flagged: isFlagged ? flagged.filter((one) => one !== index) : [...flagged, index] });
  const onKeyDown = usePlayerKeys({
    order,
    onChoose: (selectedOption) => answer({ selectedOption }),
    onStrike: strike,
    onEnter: () => {
      if (!isLast) go(index + 1);
      else if (!handIn.isPending) setFinishing(true);
    },
    others: { m: flag },
  });

  const timeIsUp = () => {
    toast({ title: t('take.timeUp') });
    send();
  };

  if (handIn.data) {
    const { questions: graded } = handIn.data;
    return (
      <TakenResult
        scenario={
          graded ? testAsScenario({ ...test, questions: [...graded] }, scenario.careerPath) : scenario
        }
        heading={noteId === null ? undefined : t('items.source')}
        seed={attemptId}
        answers={graded ? toGradedOrder(graded, answers) : answers}
        flagged={flagged}
        edited={editedOf(test.questions)}
        attempt={handIn.data.attempt}
        passingScore={test.passingScore}
        isReviewed={noteId !== null}
        noteId={noteId}
        back={back}
        next={next}
        onAgain={onAgain}
        actions={actions}
      />
    );
  }
  if (!question) return null;
  const finish = (
    <Button
      variant={isLast ? 'primary' : 'ghost'}
      size={isLast ? 'md' : 'sm'}
      pending={handIn.isPending}
      className={isLast ? undefined : '-me-3'}
      onClick={() => setFinishing(true)}
    >
      {t('take.finish')}
    </Button>
  );
  return (
    // A press anywhere in the test leaves the focus in it, where the keys work.
    <div data-immersive="" tabIndex={-1} onKeyDown={onKeyDown} className="page py-4 outline-none">
      {/* On a wide screen all questions stand beside the one that is answered. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,48rem)_minmax(12rem,1fr)] lg:gap-x-6">
        <div className="grid gap-2 sm:gap-3">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
            {back}
            <div className="flex items-center gap-3">
              {test.timeLimit !== null && (
                <TimeLeft until={startedAt + test.timeLimit * 60_000} onOver={timeIsUp} />
              )}
              {/* Out of the way of the thumb that goes from question to question. */}
              {!isLast && finish}
            </div>
          </div>
          <div className="grid gap-x-6 sm:flex sm:flex-wrap sm:items-center">
            <h1 dir="auto" className="text-around text-xl wrap-anywhere">
              {test.title}
            </h1>
            <div className="flex min-w-0 grow basis-72 items-center gap-3">
              <p className="figures flex-none text-sm font-medium text-muted">
                {t('take.position', { number: index + 1, total: questions.length })}
              </p>
              <ProgressBar
                value={answers.length}
                max={questions.length}
                label={t('take.questions')}
                valueText={player('exam.answered', { answered: answers.length, total: questions.length })}
                className="grow"
              />
              <IconButton label={t('take.flag')} aria-pressed={isFlagged} onClick={flag} className="-me-2.5">
                <Bookmark
                  size={20}
                  aria-hidden="true"
                  className={isFlagged ? 'fill-current text-accent-text' : undefined}
                />
              </IconButton>
            </div>
          </div>
          {about !== undefined && <p className="measure text-sm text-muted">{about}</p>}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-start-2">
          {handIn.isError && <SendFailed error={handIn.error} onRetry={send} />}
          <Card>
            <CardBody>
              <TestQuestion
                question={question}
                index={index}
                total={questions.length}
                seed={attemptId}
                given={given}
                struck={struck[index]}
                legendRef={legend}
                onAnswer={answer}
                onStrike={strike}
              />
            </CardBody>
            {/* Under the thumb, and in the same place with every question. */}
            <div className="sticky bottom-0 z-2 flex items-center justify-between gap-2 rounded-b-card border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
              <Button variant="secondary" disabled={index === 0} onClick={() => go(index - 1)}>
                {t('take.previous')}
              </Button>
              {isLast ? finish : <Button onClick={() => go(index + 1)}>{t('take.next')}</Button>}
            </div>
          </Card>
          <ShortcutHint
            format={question.item?.format}
            options={order.length}
            action={t(isLast ? 'take.finish' : 'take.next')}
          />
          <FinishDialog
            open={finishing}
            onOpenChange={setFinishing}
            unanswered={questions.length - answers.length}
            onFinish={send}
          />
        </div>
        {/* Under the question: on a phone its first lines come first. */}
        <div className="lg:col-start-2 lg:row-start-2">
          <QuestionMap
            count={questions.length}
            current={index}
            answered={answers.map(({ questionIndex }) => questionIndex)}
            flagged={flagged}
            onGo={go}
          />
        </div>
      </div>
    </div>
  );
}
