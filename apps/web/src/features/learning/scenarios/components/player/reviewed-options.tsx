import { ChevronDown } from 'lucide-react';
import { keyIndex } from '@rounds/contract/learning/progress.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { optionLetter } from '../../player.rules.ts';
import { AnswerOption, outcomeOf, Share } from './answer-option.tsx';

export interface ReviewedOptionsProps {
  readonly question: Question;
  /** Authored indices, in the order on screen. */
  readonly order: readonly number[];
  /** Unique on the page. */
  readonly name: string;
  /** The chosen option, by its authored index. */
  readonly selected: number | null;
  /** Percentage of learners who chose each option, by authored index; absent if too few have answered. */
  readonly shares?: readonly number[] | undefined;
}

const ignore = () => {};

/**
 * The options of a reviewed question: the chosen and the right one with their rationales; the others take a line each,
 * with the rationale behind a press.
 */
export function ReviewedOptions({ question, order, name, selected, shares }: ReviewedOptionsProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const { options, optionRationales } = question;
  const key = keyIndex(question);
  const placed = order.map((option, place) => ({ option, place, letter: optionLetter(place) }));
  const isMain = ({ option }: { readonly option: number }) => option === key || option === selected;
  const others = placed.filter((one) => !isMain(one));
  const reasons = others.filter(({ option }) => optionRationales[option]);
  return (
    <>
      {placed.filter(isMain).map(({ option, place }) => (
        <AnswerOption
          key={option}
          place={place}
          index={option}
          text={options[option] ?? ''}
          name={name}
          checked={selected === option}
          struck={false}
          outcome={outcomeOf(option, key, selected)}
          rationale={optionRationales[option]}
          share={shares?.[option]}
          onChoose={ignore}
        />
      ))}
      {others.length > 0 && (
        <ul dir="ltr" className="grid gap-1 text-sm text-muted">
          {others.map(({ option, letter }) => (
            <li key={option} className="flex flex-wrap items-baseline gap-x-3 px-3">
              <span lang="en" className="min-w-0">
                <span className="font-bold">{letter}.</span> {options[option]}
              </span>
              {shares?.[option] !== undefined && <Share share={shares[option]} />}
            </li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <details className="[&[open]>summary>svg]:rotate-180">
          <summary className="-my-1 flex min-h-11 w-fit list-none items-center gap-2 px-3 text-sm font-semibold">
            {t('review.whyNot')}
            <ChevronDown size={16} aria-hidden="true" className="text-muted transition-transform" />
          </summary>
          <ul dir="ltr" className="grid gap-2 px-3 pt-1 text-sm text-muted">
            {reasons.map(({ option, letter }) => (
              <li key={option} lang="en" className="measure-wide">
                <span className="font-bold">{letter}.</span> {optionRationales[option]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
