import type { ReactNode, Ref } from 'react';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { cx } from '../../../../../ui/cx.ts';
import { correctCount, isLastQuestion, pendingAnswer, type PlayerState } from '../../player.rules.ts';

/** Where the latest answer is: on its way, kept on this device, or with the server. */
export type Saving = 'none' | 'sending' | 'saved' | 'recorded';

export interface PlayerActionsProps {
  readonly state: PlayerState;
  readonly saving: Saving;
  readonly onSubmit: () => void;
  readonly onAdvance: () => void;
  readonly clock: ReactNode;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

const savingText = {
  sending: 'player.submitting',
  saved: 'player.saved',
  recorded: 'player.recorded',
} as const;

/** The one next step, always on screen; after submission with the result beside it. */
export function PlayerActions({ state, saving, onSubmit, onAdvance, clock, buttonRef }: PlayerActionsProps) {
  const { t } = useTranslation('learning/scenarios');
  const explained = state.phase === 'explained';
  const label = !explained ? 'player.submit' : isLastQuestion(state) ? 'player.complete' : 'player.next';
  const score = { score: correctCount(state.answers), total: state.questions.length };
  return (
    <div
      className={cx(
        'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] mt-4 lg:bottom-0 flex items-center justify-between gap-3 rounded-b-card border-t',
        'bg-raised px-4 py-3 sm:px-5',
      )}
    >
      <div className="grid min-w-0">
        {explained && <Result correct={state.answers.at(-1)?.correct ?? false} />}
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="figures">{t('player.score', score)}</span>
          {explained && saving !== 'none' ? (
            <span className={cx(saving !== 'saved' && 'max-sm:hidden')}>{t(savingText[saving])}</span>
          ) : (
            clock
          )}
        </p>
      </div>
      <Button
        ref={buttonRef}
        disabled={!explained && !pendingAnswer(state)}
        onClick={explained ? onAdvance : onSubmit}
      >
        {t(label)}
      </Button>
    </div>
  );
}

function Result({ correct }: { readonly correct: boolean }) {
  const { t } = useTranslation('learning/scenarios');
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <p className={cx('flex items-center gap-1.5 font-semibold', correct ? 'text-positive' : 'text-caution')}>
      <Icon size={20} aria-hidden="true" />
      {t(correct ? 'answer.correctTitle' : 'answer.wrongTitle')}
    </p>
  );
}
