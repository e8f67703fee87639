import { optionsOrder } from './attempts.options-order.rules.ts';
import type { Item } from './scenarios.formats.ts';

/**
 * The order in which a list of an item is shown, as authored indices: the same on every device for the same attempt and
 * question. Columns, rows and pieces of a chart keep their written order. Steps never start in the right order.
 * @param part which of the item's lists: a gap, the condition, the actions
 */
export function shownOrder(item: Item, seed: string, questionIndex: number, part = 0): number[] {
  const texts = textsOf(item, part);
  if (item.format === 'matrix' || item.format === 'highlight') return texts.map((_, index) => index);
  if (item.format !== 'order') return optionsOrder(`${seed} ${part}`, questionIndex, texts);
  // Their texts may look like a series (days, doses), which would keep its order.
  const order = optionsOrder(
    seed,
    questionIndex,
    texts.map((_, index) => `step ${String.fromCharCode(97 + index)}`),
  );
  const isRight = order.every((step, place) => step === place);
  return isRight ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

function textsOf(item: Item, part: number): readonly string[] {
  const of = (list: readonly { readonly text: string }[] = []) => list.map(({ text }) => text);
  switch (item.format) {
    case 'number':
      return [];
    case 'several':
      return of(item.options);
    case 'order':
      return of(item.steps);
    case 'matrix':
      return of(item.rows);
    case 'highlight':
      return of(item.pieces);
    case 'cloze':
      return of(item.gaps[part]);
    case 'bow_tie':
      return of([item.condition, item.actions, item.parameters][part]);
  }
}
