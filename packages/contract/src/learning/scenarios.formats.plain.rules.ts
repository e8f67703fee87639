import type { Item, Response } from './scenarios.formats.ts';

/** An item as single best answer, for clients that support nothing else. */
export interface PlainItem {
  readonly options: string[];
  readonly correct: number;
  readonly optionRationales: (string | null)[];
}

interface Choice {
  readonly text: string;
  readonly isKey: boolean;
  readonly why?: string | undefined;
  /** The response that choosing it stands for. */
  readonly response: Response;
}

/**
 * The choices of an item's first part: the options, the number and its slips, the steps (which is first?), the columns
 * for the first row that has one, the first gap's entries, a bow-tie's conditions, the pieces of a chart.
 */
function choicesOf(item: Item): readonly Choice[] {
  switch (item.format) {
    case 'number':
      return [{ value: item.answer, why: undefined }, ...item.slips]
        .toSorted((one, other) => one.value - other.value)
        .map(({ value, why }) => ({
          text: `${value.toFixed(item.decimals)} ${item.unit}`,
          isKey: why === undefined,
          why,
          response: { value },
        }));
    case 'order':
      return fromList(item.steps.map((step, index) => ({ ...step, key: index === 0 })));
    case 'matrix': {
      const row = item.rows.findIndex(({ columns }) => columns.length > 0);
      const right = item.rows[row]?.columns ?? [];
      return item.columns.map((text, column) => {
        const isKey = right.includes(text);
        // By rows if each has one choice, by columns if any number.
        const picks =
          item.choose === 'one'
            ? item.rows.map((_, each) => (each === row ? [column] : []))
            : item.columns.map((_, each) => (each === column ? [row] : []));
        return { text, isKey, why: isKey ? undefined : item.rows[row]?.why, response: { picks } };
      });
    }
    case 'several':
      return fromList(item.options);
    case 'cloze':
      return fromList(item.gaps[0] ?? [], item.gaps.length - 1);
    case 'bow_tie':
      return fromList(item.condition, 2);
    case 'highlight':
      return fromList(item.pieces).filter((_, index) => item.pieces[index]?.key ?? item.pieces[index]?.why);
  }
}

interface Listed {
  readonly text: string;
  readonly key?: boolean | undefined;
  readonly why?: string | undefined;
}

/** One pick in a list, followed by `more` parts without a pick. */
function fromList(list: readonly Listed[], more = 0): readonly Choice[] {
  const rest = Array.from({ length: more }, (): number[] => []);
  return list.map(({ text, key, why }, index) => ({
    text,
    isKey: key === true,
    why: key ? undefined : why,
    response: { picks: [[index], ...rest] },
  }));
}

export function plainOf(item: Item): PlainItem {
  const choices = choicesOf(item);
  return {
    options: choices.map(({ text }) => text),
    correct: choices.findIndex(({ isKey }) => isKey),
    optionRationales: choices.map(({ why }) => why ?? null),
  };
}

/** The response that a plain option stands for: a pick in the first part, and nothing in the others. */
export function responseOfPlain(item: Item, option: number): Response | null {
  return choicesOf(item)[option]?.response ?? null;
}
