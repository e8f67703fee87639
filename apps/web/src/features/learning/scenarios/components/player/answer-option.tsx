import { useId } from 'react';
import { Check, CircleDashed, Strikethrough, Undo2, X } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx';
import { optionLetter } from '../../player.rules.ts';

/** How an option turned out, once the answer is submitted. */
type Outcome = 'right' | 'rightChosen' | 'missed' | 'wrongChosen' | 'wrong';

export interface AnswerOptionProps {
  /** `checkbox` if several can be chosen. */
  readonly kind?: 'radio' | 'checkbox';
  /** Whether the maximum number is chosen. */
  readonly blocked?: boolean;
  /** Its position on screen, from zero. */
  readonly place: number;
  /** Its authored index. */
  readonly index: number;
  readonly text: string;
  readonly name: string;
  readonly checked: boolean;
  readonly struck: boolean;
  /** Null while the answer can still be changed. */
  readonly outcome: Outcome | null;
  readonly rationale: string | null | undefined;
  /** Percentage of learners who chose it; absent if too few have answered. */
  readonly share?: number | undefined;
  readonly onChoose: (index: number) => void;
  /** Absent if it can't be ruled out. */
  readonly onStrike?: ((index: number) => void) | undefined;
  /**
   * Whether it is in one of several lists side by side: without a letter, since no key chooses it, and lower if there
   * is room for all of them.
   */
  readonly dense?: boolean | undefined;
}

const looks: Readonly<Record<Outcome | 'open', string>> = {
  open: 'cursor-pointer border-border-strong/70 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft',
  right: 'border-positive bg-positive-soft',
  rightChosen: 'border-positive bg-positive-soft',
  missed: 'border-dashed border-positive',
  wrongChosen: 'border-caution bg-caution-soft',
  wrong: 'border-border',
};

const chips: Readonly<Record<Outcome | 'open', string>> = {
  open: 'border border-border-strong peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent',
  right: 'bg-positive text-raised',
  rightChosen: 'bg-positive text-raised',
  missed: 'border-2 border-dashed border-positive text-positive',
  wrongChosen: 'bg-caution text-raised',
  wrong: 'border border-border text-muted',
};

const denseRow =
  'min-h-11 gap-2.5 py-2 @2xl:pointer-fine:min-h-9 @2xl:py-1 @2xl:ps-2.5 @2xl:leading-snug @2xl:text-[0.9375rem]';

/**
 * A lettered option: a native radio button that can be ruled out and, after submission, shows how it turned out and
 * why.
 */
export function AnswerOption(props: AnswerOptionProps) {
  const { kind = 'radio', blocked = false, place, index, text, name, checked, struck } = props;
  const { outcome, rationale, share, onChoose, onStrike, dense = false } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const aboutId = useId();
  const look = outcome ?? 'open';
  const hasAbout = outcome !== null && (Boolean(rationale) || share !== undefined);
  return (
    <div className={cx('relative rounded-control border-2 transition-colors', looks[look])}>
      <div
        dir="ltr"
        className="flex items-start rounded-control outline-offset-2 outline-accent has-[input:focus-visible]:outline-2"
      >
        <label
          className={cx(
            'flex min-w-0 grow items-start ps-3',
            dense ? denseRow : 'min-h-12 gap-3 py-2.5',
            outcome === null && 'cursor-pointer',
            (outcome !== null || !onStrike) && 'pe-3',
          )}
        >
          <input
            type={kind}
            name={name}
            value={index}
            checked={checked}
            disabled={outcome !== null || blocked}
            onChange={() => onChoose(index)}
            aria-describedby={hasAbout ? aboutId : undefined}
            className="peer sr-only"
          />
          <span
            className={cx(
              'inline-flex flex-none items-center justify-center text-sm font-bold',
              dense ? 'mt-1 size-4' : 'size-7',
              kind === 'radio' ? 'rounded-full' : 'rounded-md',
              blocked && 'opacity-50',
              chips[look],
            )}
          >
            {!dense && optionLetter(place)}
          </span>
          <span className="flex min-w-0 grow flex-wrap items-start gap-x-3">
            <span
              lang="en"
              className={cx(
                // On a phone, the mark never takes the text's room: it goes below.
                'measure-wide min-w-0 flex-auto sm:flex-[1_1_8rem]',
                !dense && 'pt-0.5',
                struck && !outcome && 'text-muted line-through decoration-2',
              )}
            >
              {text}
            </span>
            {struck && !outcome && <span className="sr-only">{t('option.ruledOut')}</span>}
            <OutcomeMark outcome={outcome} />
          </span>
        </label>
        {outcome === null && onStrike && (
          <StrikeButton place={place} index={index} struck={struck} onStrike={onStrike} />
        )}
      </div>
      {hasAbout && (
        <div
          id={aboutId}
          dir="ltr"
          className={cx('grid gap-1 px-3 pb-3 text-sm text-muted', dense ? 'ps-9.5' : 'ps-13')}
        >
          {rationale && (
            <p lang="en" className="measure-wide">
              {rationale}
            </p>
          )}
          {share !== undefined && <Share share={share} />}
        </div>
      )}
    </div>
  );
}

interface StrikeButtonProps extends Pick<AnswerOptionProps, 'place' | 'index' | 'struck'> {
  readonly onStrike: (index: number) => void;
}

function StrikeButton({ place, index, struck, onStrike }: StrikeButtonProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const Icon = struck ? Undo2 : Strikethrough;
  return (
    <IconButton
      label={t(struck ? 'option.restore' : 'option.ruleOut', { letter: optionLetter(place) })}
      aria-pressed={struck}
      onClick={() => onStrike(index)}
      className="mt-0.5 pointer-fine:mt-1"
    >
      {/* The struck-through letter fills half of its icon. */}
      <Icon size={struck ? 19 : 24} aria-hidden="true" />
    </IconButton>
  );
}

/** How many learners chose it. */
export function Share({ share }: { readonly share: number }) {
  const { t } = useTranslation('learning/scenarios.player');
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="h-1.5 w-20 flex-none overflow-hidden rounded-full bg-hover">
        <span className="block h-full rounded-full bg-border-strong" style={{ width: `${share}%` }} />
      </span>
      <bdi className="figures text-xs">{t('option.chosenBy', { percent: share })}</bdi>
    </div>
  );
}

function OutcomeMark({ outcome }: { readonly outcome: Outcome | null }) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  if (outcome === null || outcome === 'wrong') return null;
  const right = outcome !== 'wrongChosen';
  const Icon = outcome === 'missed' ? CircleDashed : right ? Check : X;
  const text =
    outcome === 'missed'
      ? player('format.missed')
      : t(outcome === 'right' ? 'player.correctOption' : 'player.yourAnswer');
  return (
    <span
      className={cx(
        // At the end of its row, whatever the length of the text, so that all options' marks are aligned.
        'inline-flex flex-none items-center gap-1 pt-1 text-xs font-bold sm:ms-auto',
        right ? 'text-positive' : 'text-caution',
      )}
    >
      <Icon size={18} aria-hidden="true" className="stroke-[2.5]" />
      {outcome === 'rightChosen' ? (
        // The check mark and the verdict above show that it is right; screen readers get it here.
        <>
          <span className="sr-only">{t('player.yourAnswerCorrect')}</span>
          <span aria-hidden="true">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

export function outcomeOf(index: number, key: number, selected: number | null): Outcome {
  return chosenOutcome(index === key, index === selected);
}

/** @param ofMany whether several are right: then an unchosen one is missed, even if others were found */
export function chosenOutcome(isKey: boolean, isChosen: boolean, ofMany = false): Outcome {
  if (isKey) return isChosen ? 'rightChosen' : ofMany ? 'missed' : 'right';
  return isChosen ? 'wrongChosen' : 'wrong';
}
