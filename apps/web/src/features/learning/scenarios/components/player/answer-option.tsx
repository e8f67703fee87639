import { useId } from 'react';
import { Check, X } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { optionLetter } from '../../player.rules.ts';

/** What an option turned out to be, once the answer is submitted. */
export type Outcome = 'right' | 'rightChosen' | 'wrongChosen' | 'wrong';

export interface AnswerOptionProps {
  readonly index: number;
  readonly text: string;
  readonly name: string;
  readonly checked: boolean;
  /** Null while the answer can still be changed. */
  readonly outcome: Outcome | null;
  readonly rationale: string | null | undefined;
  readonly onChoose: (index: number) => void;
}

const looks: Readonly<Record<Outcome | 'open', string>> = {
  open: 'cursor-pointer border-border-strong/70 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft',
  right: 'border-positive bg-positive-soft',
  rightChosen: 'border-positive bg-positive-soft',
  wrongChosen: 'border-caution bg-caution-soft',
  wrong: 'border-border',
};

const chips: Readonly<Record<Outcome | 'open', string>> = {
  open: 'border border-border-strong peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent',
  right: 'bg-positive text-raised',
  rightChosen: 'bg-positive text-raised',
  wrongChosen: 'bg-caution text-raised',
  wrong: 'border border-border text-muted',
};

/** A lettered option: a native radio button, and after submission what it was and why. */
export function AnswerOption(props: AnswerOptionProps) {
  const { index, text, name, checked, outcome, rationale, onChoose } = props;
  const rationaleId = useId();
  const look = outcome ?? 'open';
  const explained = outcome !== null && Boolean(rationale);
  return (
    <div
      className={cx(
        'relative rounded-control border-2 transition-colors has-focus-visible:outline-2',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        looks[look],
      )}
    >
      <label
        dir="ltr"
        className={cx('flex min-h-12 items-start gap-3 px-3 py-2.5', !outcome && 'cursor-pointer')}
      >
        <input
          type="radio"
          name={name}
          value={index}
          checked={checked}
          disabled={outcome !== null}
          onChange={() => onChoose(index)}
          aria-describedby={explained ? rationaleId : undefined}
          className="peer sr-only"
        />
        <span
          className={cx(
            'inline-flex size-7 flex-none items-center justify-center rounded-full text-sm font-bold',
            chips[look],
          )}
        >
          {optionLetter(index)}
        </span>
        <span lang="en" className="grow pt-0.5">
          {text}
        </span>
        <OutcomeMark outcome={outcome} />
      </label>
      {explained && (
        <p id={rationaleId} lang="en" dir="ltr" className="px-3 pb-3 ps-13 text-sm text-muted">
          {rationale}
        </p>
      )}
    </div>
  );
}

function OutcomeMark({ outcome }: { readonly outcome: Outcome | null }) {
  const { t } = useTranslation('learning/scenarios');
  if (outcome === null || outcome === 'wrong') return null;
  const right = outcome !== 'wrongChosen';
  const Icon = right ? Check : X;
  const text =
    outcome === 'right' ? 'player.correctOption' : right ? 'player.yourAnswerCorrect' : 'player.yourAnswer';
  return (
    <span
      className={cx(
        'inline-flex flex-none items-center gap-1 pt-1 text-xs font-bold',
        right ? 'text-positive' : 'text-caution',
      )}
    >
      <Icon size={18} aria-hidden="true" className="stroke-[2.5]" />
      <span className="max-sm:sr-only">{t(text)}</span>
    </span>
  );
}
