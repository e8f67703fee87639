import { describe, expect, it } from 'vitest';
import { plainOf, responseOfPlain } from './scenarios.formats.plain.rules.ts';
import { creditOf, isResponseTo } from './scenarios.formats.rules.ts';
import { Item } from './scenarios.formats.ts';

const why = 'Wrong, for a reason that is long enough.';
const list = (length: number, ...keys: number[]) =>
  Array.from({ length }, (_, index) =>
    keys.includes(index) ? { text: `k${index}`, key: true } : { text: `w${index}`, why },
  );

const items: Readonly<Record<Item['format'], readonly unknown[]>> = {
  several: [{ options: list(5, 1, 3) }],
  number: [
    {
      answer: 2.5,
      unit: 'mL',
      tolerance: 0,
      decimals: 1,
      slips: [
        { value: 25, why },
        { value: 0.3, why },
      ],
    },
  ],
  order: [{ steps: [{ text: 'one' }, { text: 'two', why }, { text: 'three' }] }],
  matrix: [
    {
      columns: ['yes', 'no'],
      choose: 'one',
      rows: ['no', 'yes', 'no'].map((column) => ({ text: 'row', columns: [column], why })),
    },
    {
      columns: ['x', 'y'],
      choose: 'any',
      rows: [[], ['y'], ['x', 'y']].map((columns) => ({ text: 'row', columns, why })),
    },
  ],
  cloze: [{ passage: '{1} and {2}', gaps: [list(3, 2), list(3, 0)], scoring: 'each' }],
  bow_tie: [{ condition: list(4, 1), actions: list(5, 0, 1), parameters: list(5, 3, 4) }],
  highlight: [{ pieces: [{ text: 'to read' }, ...list(4, 1, 2)] }],
};
const each = Object.entries(items).flatMap(([format, all]) =>
  all.map((fields, index) => [`${format} ${index}`, Item.parse({ ...(fields as object), format })] as const),
);

describe.each(each)('%s as single best answer', (_name, item) => {
  const { options, correct, optionRationales } = plainOf(item);

  it('has one key among what can be chosen, and no reason against it', () => {
    expect(options.length).toBeGreaterThan(1);
    expect(options[correct]).toBeDefined();
    expect(optionRationales).toHaveLength(options.length);
    expect(optionRationales[correct]).toBeNull();
  });

  it('treats each option as a valid response, and only the key always earns credit as a first choice', () => {
    for (const index of options.keys()) {
      const response = responseOfPlain(item, index);
      expect(response && isResponseTo(item, response)).toBe(true);
    }
    const response = responseOfPlain(item, correct);
    const isWorthNothingAlone = item.format === 'order';
    expect(response && creditOf(item, response) > 0).toBe(!isWorthNothingAlone);
    expect(responseOfPlain(item, options.length)).toBeNull();
  });
});

it('lists a number and its slips by size, with the decimals asked for', () => {
  const [, number] = each.find(([name]) => name === 'number 0') ?? [];
  expect(number && plainOf(number).options).toEqual(['0.3 mL', '2.5 mL', '25.0 mL']);
});
