import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { useWide } from '../../../../../browser/media.ts';
import { cx } from '../../../../../ui/cx.ts';
import { ToastPlace } from '../../../../../ui/toast/toast-place.tsx';
import { isLastQuestion, pendingAnswer, type PlayerState } from '../../player.rules.ts';

/** The state of the latest answer: being sent, stored on this device, or on the server. */
export type Saving = 'none' | 'sending' | 'saved' | 'recorded';

export interface PlayerActionsProps {
  readonly state: PlayerState;
  readonly saving: Saving;
  /** Whether the last question ends a practice session rather than a scenario. */
  readonly isPractice: boolean;
  readonly onSubmit: () => void;
  readonly onAdvance: () => void;
  /** The standing and the clock, if the header has no room for them. */
  readonly standing: ReactNode;
  readonly clock: ReactNode;
  /** Asks for the learner's confidence, beside the button if there is room. */
  readonly confidence: ReactNode;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** The label of the one next step. */
export function useStepLabel(state: PlayerState, isPractice: boolean): string {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  if (state.phase !== 'explained') return t('player.submit');
  if (!isLastQuestion(state)) return t('player.next');
  return isPractice ? player('practice.finish') : t('player.complete');
}

const savingText = {
  sending: 'player.submitting',
  saved: 'player.saved',
  recorded: 'player.recorded',
} as const;

/** In an exam the next question follows at once: beside it, for longer, the news would seem to be about it. */
const newsFor = 2000;

/** What to say about the latest answer. */
function useNews(saving: Saving, isBrief: boolean): Saving {
  const [isOver, setOver] = useState(false);
  const isDone = saving === 'recorded' || saving === 'saved';
  useEffect(() => {
    if (!isBrief || !isDone) return;
    const timer = setTimeout(() => setOver(true), newsFor);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isBrief, isDone]);
  return isOver ? 'none' : saving;
}

/** The one next step, always on screen. */
export function PlayerActions({
  state,
  saving,
  isPractice,
  onSubmit,
  onAdvance,
  standing,
  clock,
  confidence,
  buttonRef,
}: PlayerActionsProps) {
  const { t } = useTranslation('learning/scenarios');
  const explained = state.phase === 'explained';
  const label = useStepLabel(state, isPractice);
  const isExam = state.mode === 'exam';
  const wide = useWide();
  const news = useNews(saving, isExam && !explained);
  return (
    <div
      className={cx(
        'group/foot sticky bottom-0 z-2 mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-b-card border-t bg-raised px-4 pt-3 sm:px-5',
        'pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      )}
    >
      {/* The verdict's notification, where it covers neither the case nor a control; over the header where there is no room here. */}
      {wide && !isExam && <ToastPlace className="min-w-0 group-has-data-toast/foot:flex-1" />}
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm text-muted group-has-data-toast/foot:hidden">
        {standing}
        {(explained || isExam) && news !== 'none' ? (
          <span className={cx(news !== 'saved' && 'max-sm:hidden')}>{t(savingText[news])}</span>
        ) : (
          clock
        )}
      </p>
      {!explained && confidence}
      <Button
        ref={buttonRef}
        className="shrink-0"
        disabled={!explained && !pendingAnswer(state)}
        onClick={explained ? onAdvance : onSubmit}
      >
        {label}
      </Button>
    </div>
  );
}
