import { optionsOrder } from '@rounds/contract/learning/attempts.options-order.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import { shownOrder } from '@rounds/contract/learning/scenarios.formats.order.rules';
import type { RuledOut } from './player.state.rules.ts';

/** The options with letters, by authored index, in the order on screen; the lists of other formats have none. */
export function letteredOrder(
  { item, options }: Pick<Question, 'item' | 'options'>,
  seed: string,
  step: number,
): readonly number[] {
  if (!item) return optionsOrder(seed, step, options);
  return item.format === 'several' ? shownOrder(item, seed, step) : [];
}

/** Whether an option can be ruled out: of two, that would mean choosing the other one. */
export function canRuleOut(options: number): boolean {
  return options > 2;
}

/** Rules out an option of a question, or restores it. */
export function withStrike(struck: RuledOut, step: number, option: number): RuledOut {
  const here = struck[step] ?? [];
  return {
    ...struck,
    [step]: here.includes(option) ? here.filter((one) => one !== option) : [...here, option],
  };
}

/** Restores an option of a question. */
export function withoutStrike(struck: RuledOut, step: number, option: number): RuledOut {
  return struck[step]?.includes(option) ? withStrike(struck, step, option) : struck;
}
