import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { scenarioSeconds } from '@rounds/contract/learning/progress.rules';
import { timerSeconds, type Timer } from '@rounds/contract/identity/settings.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Card, CardBody } from '../../../../../ui/card/card.tsx';
import { toast } from '../../../../../ui/toast/toast.ts';
import { clinicalPicture, whatIsNew } from '../../clinical-picture.rules.ts';
import { secondsLeft } from '../../countdown.rules.ts';
import {
  pendingAnswer,
  playerReducer,
  startPlayer,
  type GivenAnswer,
  type PlayerEvent,
} from '../../player.rules.ts';
import { patientGroup } from '../../vitals.rules.ts';
import { CasePanel } from '../case/case-panel.tsx';
import { CaseSummary } from '../case/case-summary.tsx';
import { EnglishNote } from '../english.tsx';
import { Countdown, SmallClock } from './countdown.tsx';
import { PlayerActions, type Saving } from './player-actions.tsx';
import { PlayerHeader } from './player-header.tsx';
import { QuestionCard } from './question-card.tsx';
import { ShortcutHint } from './shortcut-hint.tsx';
import { TimeUpDialog } from './time-up-dialog.tsx';
import { usePlayerKeys } from './use-player-keys.ts';
import { useMarkInCase } from '../../../../../browser/in-case.ts';
import { useWide, isWide } from '../../../../../browser/media.ts';

/** A second press so soon after submitting was meant for the button that stood there before. */
const doublePressMs = 400;

export interface ScenarioPlayerProps {
  readonly scenario: Scenario;
  readonly saving: Saving;
  readonly back: ReactNode;
  /** How time is kept. A change during the run takes effect at once where it gives more time. */
  readonly timer: Timer;
  /** A small control beside the countdown to change it with. */
  readonly timerControl?: ReactNode;
  /** Called once for each submitted answer; `seconds` since the attempt began, at most 300. */
  readonly onAnswer: (answer: GivenAnswer, seconds: number) => void;
  /** Called once, at the end: every answer given, unanswered questions left out. */
  readonly onFinish: (answers: readonly GivenAnswer[], seconds: number) => void;
}

/** One run through a scenario. It needs no network: grading is done here and what is recorded is handed on. */
export function ScenarioPlayer(props: ScenarioPlayerProps) {
  useMarkInCase();
  const { scenario, saving, back, timer, timerControl, onAnswer, onFinish } = props;
  const { t } = useTranslation('learning/scenarios');
  const { patientPresentation, questions } = scenario.scenario;
  const [state, dispatch] = useReducer(playerReducer, questions, (asked) =>
    startPlayer(asked, timerSeconds(timer)),
  );
  const [startedAt] = useState(() => performance.now());
  const submittedAt = useRef(0);
  const title = useRef<HTMLHeadingElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wide = useWide();
  const question = questions[state.index];

  useEffect(() => dispatch({ type: 'allow', limit: timerSeconds(timer) }), [timer]);

  // However long the learner is given, at most the specified time is recorded.
  const seconds = () => scenarioSeconds - secondsLeft(scenarioSeconds, performance.now() - startedAt);

  const apply = (event: PlayerEvent) => {
    const next = playerReducer(state, event);
    if (next.phase === 'finished' && state.phase !== 'finished') onFinish(next.answers, seconds());
    dispatch(event);
  };

  const submit = () => {
    const answer = pendingAnswer(state);
    if (!answer) return;
    submittedAt.current = performance.now();
    dispatch({ type: 'submit' });
    // A radio button that locks would take the focus with it.
    if (document.activeElement !== button.current) card.current?.focus({ preventScroll: true });
    onAnswer(answer, seconds());
    toast(
      answer.correct
        ? { title: t('answer.correctTitle'), description: t('answer.correctText'), variant: 'success' }
        : { title: t('answer.wrongTitle'), description: t('answer.wrongText'), variant: 'destructive' },
    );
  };

  const advance = () => {
    if (performance.now() - submittedAt.current >= doublePressMs) apply({ type: 'advance' });
  };

  const onKeyDown = usePlayerKeys({
    optionCount: question?.options.length ?? 0,
    onChoose: (option) => dispatch({ type: 'choose', option }),
    onEnter: state.phase === 'explained' ? advance : submit,
  });

  useEffect(() => {
    if (state.index === 0) return title.current?.focus({ preventScroll: true });
    if (isWide()) window.scrollTo(0, 0);
    else progress.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [state.index]);

  if (!question) return <p role="status">{t('player.loading')}</p>;

  const picture = clinicalPicture(scenario.scenario, state.index);
  const panel = { presentation: patientPresentation, picture, group: patientGroup(patientPresentation) };
  const countdown = { clock: state.clock, limit: state.limit, startedAt };
  const onlyNew = !wide && state.index > 0;
  return (
    <div onKeyDown={onKeyDown} className="grid gap-4">
      <PlayerHeader
        scenario={scenario}
        index={state.index}
        total={questions.length}
        done={state.answers.length}
        back={back}
        titleRef={title}
        progressRef={progress}
        countdown={
          <span className="flex items-center gap-1">
            <Countdown {...countdown} onZero={() => dispatch({ type: 'expire' })} />
            {timerControl}
          </span>
        }
      />
      <EnglishNote />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-6">
        {(!onlyNew || whatIsNew(picture)) && (
          // It scrolls by itself where it is wide, and must be reachable for that by keyboard.
          <Card
            aria-label={t('case.title')}
            tabIndex={wide ? 0 : undefined}
            className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
          >
            <CardBody key={state.index}>
              <CasePanel {...panel} onlyNew={onlyNew} />
            </CardBody>
          </Card>
        )}
        {!wide && (
          <div className="sticky top-14 z-10 -mx-4 sm:-mx-6">
            <CaseSummary title={scenario.title} {...panel} />
          </div>
        )}
        <div className="grid gap-3">
          <QuestionCard
            key={state.index}
            cardRef={card}
            question={question}
            scenario={scenario}
            state={state}
            onChoose={(option) => dispatch({ type: 'choose', option })}
            actions={
              <PlayerActions
                buttonRef={button}
                state={state}
                saving={saving}
                onSubmit={submit}
                onAdvance={advance}
                clock={<SmallClock {...countdown} />}
              />
            }
          />
          <ShortcutHint />
        </div>
      </div>
      <TimeUpDialog
        open={state.clock === 'expired'}
        onKeepGoing={() => dispatch({ type: 'keepGoing' })}
        onFinish={() => apply({ type: 'finish' })}
      />
    </div>
  );
}
