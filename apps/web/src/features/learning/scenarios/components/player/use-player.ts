import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { scenarioSeconds } from '@rounds/contract/learning/progress.rules';
import { timerSeconds, type Timer } from '@rounds/contract/identity/settings.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { dismissToast, toast } from '../../../../../ui/toast/toast.ts';
import { secondsLeft } from '../../countdown.rules.ts';
import {
  answerAtZero,
  isOverruled,
  isTicking,
  pendingAnswer,
  playerReducer,
  startPlayer,
  verdictOf,
  type AskedQuestion,
  type GivenAnswer,
  type ResumeState,
  type PlayerEvent,
  type PlayerState,
} from '../../player.rules.ts';
import { createStopwatch } from '../../stopwatch.ts';
import { doublePressMs } from './use-player-keys.ts';

/** What to store of an attempt, so that it can be resumed after a reload. */
export interface Snapshot extends ResumeState {
  /** Milliseconds spent on answering. */
  readonly spent: number;
}

export interface PlayerOptions {
  readonly questions: readonly AskedQuestion[];
  readonly start: Snapshot;
  /** How time is kept. A change during the run takes effect at once where it gives more time. */
  readonly timer: Timer;
  /** Whether something covers the question: then the clock is paused. */
  readonly held: boolean;
  /** The server's answers, as far as they are known: other devices may have answered. */
  readonly theirs: readonly GivenAnswer[] | undefined;
  /** Called once for each submitted answer; `seconds` spent on answering, at most 300. */
  readonly onAnswer: (answer: GivenAnswer, seconds: number, state: PlayerState) => void;
  /** Called once, at the end: every answer given, unanswered questions left out. */
  readonly onFinish: (answers: readonly GivenAnswer[], seconds: number, state: PlayerState) => void;
  readonly onChange: (snapshot: Snapshot) => void;
}

/** One run: its state, its clock and its callbacks. It needs no network; recording is up to the caller. */
export function usePlayer(options: PlayerOptions) {
  const { questions, start, timer, held, theirs, onAnswer, onFinish, onChange } = options;
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const [state, dispatch] = useReducer(playerReducer, questions, (asked) =>
    startPlayer(asked, timerSeconds(timer), start),
  );
  const [watch] = useState(() => createStopwatch(() => performance.now(), start.spent));
  const submittedAt = useRef(0);
  const verdictToast = useRef(0);

  // Whatever the learner's limit, at most the specified time is recorded.
  const seconds = () => scenarioSeconds - secondsLeft(scenarioSeconds, watch.elapsed());

  const apply = (event: PlayerEvent) => {
    const next = playerReducer(state, event);
    if (next === state) return;
    const isGiven = event.type === 'submit' || (event.type === 'finish' && answerAtZero(state) !== null);
    const given = isGiven ? next.answers.at(-1) : undefined;
    if (given) onAnswer(given, seconds(), next);
    if (next.phase === 'finished' && state.phase !== 'finished') onFinish(next.answers, seconds(), next);
    if (next.index !== state.index || next.phase === 'finished') dismissToast(verdictToast.current);
    dispatch(event);
  };

  const submit = () => {
    const answer = pendingAnswer(state);
    if (!answer) return;
    submittedAt.current = performance.now();
    apply({ type: 'submit' });
    if (state.mode === 'exam') return;
    const title = {
      right: t('answer.correctTitle'),
      partly: player('format.partly'),
      wrong: t('answer.wrongTitle'),
    };
    verdictToast.current = toast(
      answer.correct
        ? { title: title.right, description: t('answer.correctText'), variant: 'success', inPlace: true }
        : {
            title: title[verdictOf(answer)],
            description: t('answer.wrongText'),
            variant: 'caution',
            inPlace: true,
          },
    );
  };

  const advance = () => {
    if (performance.now() - submittedAt.current >= doublePressMs) apply({ type: 'advance' });
  };

  // If everything was answered before it was left, there is nothing more to ask: its result is due.
  const finishAtOnce = useEffectEvent(() => {
    if (state.phase === 'finished' && state.answers.length > 0) onFinish(state.answers, seconds(), state);
  });
  useEffect(() => finishAtOnce(), []);

  const ticking = isTicking(state) && !held;
  useEffect(() => {
    if (!ticking) return;
    watch.run();
    return () => watch.halt();
  }, [ticking, watch]);

  useEffect(() => dispatch({ type: 'allow', limit: timerSeconds(timer) }), [timer]);

  const adopt = useEffectEvent((answers: readonly GivenAnswer[]) => {
    apply({ type: 'adopt', answers });
    if (!isOverruled(state, answers)) return;
    // What was said about the answer given here no longer holds.
    dismissToast(verdictToast.current);
    verdictToast.current = toast({
      title: player('elsewhere.title'),
      description: player('elsewhere.text'),
      inPlace: true,
    });
  });
  useEffect(() => {
    if (theirs) adopt(theirs);
  }, [theirs]);

  const keep = useEffectEvent(() => {
    if (state.phase === 'finished') return;
    const { answers, struck, mode, phase, index } = state;
    onChange({
      answers,
      struck,
      mode,
      explaining: phase === 'explained' ? index : null,
      spent: Math.round(watch.elapsed()),
    });
  });
  useEffect(() => keep(), [state]);
  useEffect(() => {
    const leave = () => keep();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      // Leaving the screen loses no time spent on it.
      leave();
      dismissToast(verdictToast.current);
    };
  }, []);

  return { state, apply, submit, advance, watch, ticking };
}
