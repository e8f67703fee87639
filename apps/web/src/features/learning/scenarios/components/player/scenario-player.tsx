import { useRef, useState, type ReactNode } from 'react';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { useMedia, useWide } from '../../../../../browser/media.ts';
import { clinicalPicture } from '../../clinical-picture.rules.ts';
import { letteredOrder } from '../../options.rules.ts';
import { answerAtZero, answerTo, canChooseMode, pendingAnswer } from '../../player.rules.ts';
import { questionAt } from '../../question-at.rules.ts';
import { dispensableParagraphs } from '../../short-case.rules.ts';
import { typeset } from '../../typeset.rules.ts';
import { patientGroup } from '../../vitals.rules.ts';
import { EnglishNote } from '../english.tsx';
import { PlayerTools, type PanelTool } from '../tools/player-tools.tsx';
import { useFormats } from '../formats/lazy-format-answer.tsx';
import { withToggled } from '../formats/picks.rules.ts';
import { ConfidenceChoice } from './confidence-choice.tsx';
import { Countdown, SmallClock } from './countdown.tsx';
import { GoToQuestion } from './go-to-question.tsx';
import { ExamIsFinal, ExamNotice, ModeFields, ModeMenu } from './mode-menu.tsx';
import { Paused } from './paused.tsx';
import { PlayerActions, useStepLabel, type Saving } from './player-actions.tsx';
import { PlayerHeader, type Earns } from './player-header.tsx';
import { QuestionCard } from './question-card.tsx';
import { ShortcutHint } from './shortcut-hint.tsx';
import { Standing } from './standing.tsx';
import { TimeUpDialog } from './time-up-dialog.tsx';
import type { Peers } from './verdict.tsx';
import { PatientLayout } from './patient-layout.tsx';
import { usePlayer, type PlayerOptions } from './use-player.ts';
import { rateKeys, usePlayerKeys } from './use-player-keys.ts';
import { useMarkCaseActive } from '../../../../../browser/active-case.ts';
import { useScrolling } from './use-scrolling.ts';
import { useTools } from './use-tools.ts';

/** A question of a run, in its case. */
export interface Step {
  readonly scenario: Scenario;
  readonly questionIndex: number;
}

export interface ScenarioPlayerProps extends Omit<PlayerOptions, 'questions' | 'held'> {
  /** From one case, or from many in a practice session; an answer's `questionIndex` is the index in here. */
  readonly steps: readonly Step[];
  /** The seed for the order of the options. */
  readonly seed: string;
  readonly title: string;
  readonly saving: Saving;
  readonly back: ReactNode;
  /** A control for the countdown: small beside it, or as fields among a phone's tools. */
  readonly renderTimer?: (fields: boolean) => ReactNode;
  /** Ends the run early. It replaces the clock: runs that can be ended early have none. */
  readonly endControl?: ReactNode;
  /** Says that it was resumed, if it was, until the next answer. */
  readonly notice?: ReactNode;
  /** Material that belongs to the story but isn't prose. */
  readonly told?: ReactNode;
  readonly heading?: string;
  readonly isMarked: (step: number) => boolean;
  /** The learner's note on the question; empty if there is none. */
  readonly noteOn: (step: number) => string;
  readonly onMark: (step: number) => void;
  /** Renders a tool for a question. */
  readonly renderTool: (tool: PanelTool, step: number, close: () => void) => ReactNode;
  /** How other learners did; absent if too few have answered. */
  readonly peersOf: (step: number) => Peers | undefined;
  /** Actions for an explained question. */
  readonly renderAbout: (step: number, selected: number | null) => ReactNode;
  /** Whether it asks for confidence before an answer. */
  readonly asksConfidence?: boolean;
  /** Whether the cases have been read before: then only what the question needs is shown, the rest at a press. */
  readonly tellsCaseShort?: boolean;
  /** By default, the XP of its case. */
  readonly earns?: Earns;
  readonly onMode?: (mode: Mode) => void;
  readonly onStartOver?: () => void;
}

/** One run through questions, with the patient in view. */
export function ScenarioPlayer(props: ScenarioPlayerProps) {
  useMarkCaseActive();
  const { seed, title, saving, back, renderTimer, notice, isMarked, noteOn, onMark } = props;
  const { t } = useTranslation('learning/scenarios');
  const steps = props.steps.map(({ scenario, questionIndex }) => ({
    scenario: typeset(scenario),
    questionIndex,
  }));
  const questions = steps.map(({ scenario, questionIndex }) => questionAt(scenario, questionIndex));
  useFormats(questions);
  const [isCovered, setCovered] = useState(false);
  const { state, apply, submit, advance, watch, ticking } = usePlayer({
    ...props,
    questions,
    held: isCovered,
  });
  // Once it is answered or left behind, that it went on here is no news.
  const [start] = useState({ index: state.index, answered: state.answers.length, mode: state.mode });
  const progress = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const wide = useWide();
  const tablet = useMedia('(width >= 48rem)');
  const { index, phase, paused } = state;
  const step = steps[index];
  const question = questions[index];
  const isPractice = props.earns !== undefined;
  const stepLabel = useStepLabel(state, isPractice);
  const canSubmit = pendingAnswer(state) !== null;
  useScrolling({ ...state, canSubmit, titleRef, progress, card, verdict, button });

  const item = question?.item;
  const order = question ? letteredOrder(question, seed, index) : [];
  const choose = (option: number) => {
    if (item) apply({ type: 'respond', response: withToggled(item, state.draft, option) });
    else apply({ type: 'choose', option });
  };
  const strike = (option: number) => apply({ type: 'strike', option });
  const { tool, close, toggle, pause, resume, isSheetOpen, showSheet } = useTools(paused, apply, setCovered);
  const onKeyDown = usePlayerKeys({
    order,
    onChoose: choose,
    card,
    onStrike: strike,
    onEnter: phase === 'explained' ? advance : submit,
    others: {
      m: () => onMark(index),
      n: () => toggle('note'),
      k: () => toggle('calculator'),
      l: () => toggle('labs'),
      p: paused ? resume : pause,
      ...(props.asksConfidence && rateKeys((confidence) => apply({ type: 'rate', confidence }))),
    },
  });

  if (!question || !step) return <p role="status">{t('player.loading')}</p>;

  const { scenario, questionIndex } = step;
  const { patientPresentation } = scenario.scenario;
  const picture = clinicalPicture(scenario.scenario, questionIndex);
  const panel = {
    presentation: patientPresentation,
    heading: props.heading,
    picture,
    group: patientGroup(picture.patient),
    told: props.told,
  };
  const countdown = { ticking, limit: state.limit, watch };
  const toolPanel = tool && !paused && props.renderTool(tool, index, close);
  const canChangeMode = canChooseMode(state) && props.onMode !== undefined;
  const saysModeStays = canChangeMode && start.mode === 'exam' && state.mode === 'exam';
  const chooseMode = (mode: Mode) => {
    apply({ type: 'chooseMode', mode });
    props.onMode?.(mode);
  };
  const confidence = props.asksConfidence && (
    <ConfidenceChoice
      value={state.confidence}
      onChange={(level) => apply({ type: 'rate', confidence: level })}
    />
  );
  const standing = <Standing state={state} />;
  const needsRoom = item?.format === 'matrix' || item?.format === 'bow_tie';
  // Withdrawn questions aren't asked or counted.
  const asked = steps.flatMap((_, at) => (questions[at]?.withdrawn && !answerTo(state, at) ? [] : [at]));
  const isSameCase = steps[index - 1]?.scenario.id === scenario.id;
  return (
    <div
      onKeyDown={onKeyDown}
      data-immersive=""
      className="grid min-h-dvh content-start gap-3 sm:gap-4 lg:min-h-0"
    >
      <PlayerHeader
        scenario={scenario}
        title={title}
        index={asked.indexOf(index)}
        total={asked.length}
        done={state.answers.length}
        marked={asked.flatMap((at, place) => (isMarked(at) ? [place + 1] : []))}
        earns={props.earns ?? 'case'}
        mode={state.mode}
        saysMode={!saysModeStays}
        back={back}
        notice={
          <>
            {index === start.index && state.answers.length === start.answered && notice}
            {isPractice && state.mode === 'exam' && state.answers.length === 0 && <ExamIsFinal />}
            {saysModeStays && <ExamNotice card={card} onChange={chooseMode} />}
          </>
        }
        standing={wide && standing}
        titleRef={titleRef}
        progressRef={progress}
        controls={
          <>
            {props.endControl ?? (
              <Countdown {...countdown} paused={paused} onZero={() => apply({ type: 'expire' })} />
            )}
            {wide && (
              <>
                {renderTimer?.(false)}
                <ModeMenu mode={state.mode} canChange={canChangeMode} card={card} onChange={chooseMode} />
              </>
            )}
            <PlayerTools
              marked={isMarked(index)}
              hasNote={noteOn(index) !== ''}
              open={tool}
              canPause={phase === 'choosing'}
              paused={paused}
              wide={wide}
              sheet={isSheetOpen}
              onSheet={showSheet}
              onMark={() => onMark(index)}
              onTool={toggle}
              onPause={pause}
              onResume={resume}
              onStartOver={props.onStartOver}
              canStartOver={state.answers.length > 0}
              onCover={setCovered}
              settings={
                (canChangeMode || renderTimer) && (
                  <>
                    {canChangeMode && <ModeFields mode={state.mode} onChange={chooseMode} />}
                    {renderTimer?.(true)}
                  </>
                )
              }
            />
          </>
        }
      />
      {!wide && <EnglishNote />}
      {paused ? (
        <Paused onResume={resume} />
      ) : (
        <PatientLayout
          {...panel}
          title={scenario.title}
          step={index}
          beside={wide || (tablet && !needsRoom)}
          isSameCase={isSameCase}
          dispensable={
            props.tellsCaseShort ? dispensableParagraphs(scenario.scenario, questionIndex) : undefined
          }
          tool={wide && toolPanel}
          needsRoom={needsRoom}
          onTools={wide ? undefined : () => showSheet(true)}
        >
          {!wide && phase === 'choosing' && (
            <GoToQuestion card={card} index={index} clock={<SmallClock {...countdown} />} />
          )}
          {!wide && toolPanel}
          <QuestionCard
            key={index}
            cardRef={card}
            verdictRef={verdict}
            question={question}
            source={props.heading}
            state={state}
            order={order}
            marked={isMarked(index)}
            peers={props.peersOf(index)}
            note={noteOn(index)}
            onChoose={choose}
            onStrike={strike}
            seed={seed}
            confidence={!wide && confidence}
            onRespond={(response) => apply({ type: 'respond', response })}
            about={phase === 'explained' && props.renderAbout(index, state.selected)}
            actions={
              <PlayerActions
                buttonRef={button}
                state={state}
                saving={saving}
                isPractice={isPractice}
                onSubmit={submit}
                onAdvance={advance}
                standing={!wide && standing}
                clock={<SmallClock {...countdown} />}
                confidence={wide && confidence}
              />
            }
          />
          <ShortcutHint format={item?.format} options={order.length} action={stepLabel} />
        </PatientLayout>
      )}
      <TimeUpDialog
        open={state.clock === 'expired'}
        hasChosen={answerAtZero(state) !== null}
        onKeepGoing={() => apply({ type: 'keepGoing' })}
        onFinish={() => apply({ type: 'finish' })}
      />
    </div>
  );
}
