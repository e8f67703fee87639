import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ScoredItem,
  creditOf,
  faultOf,
  isResponseTo,
  gapsIn,
  partsOf,
  scoreOf,
} from './scenarios.formats.rules.ts';

const list = (length: number, ...keys: number[]) =>
  Array.from({ length }, (_, index) => (keys.includes(index) ? { key: true as const } : { why: 'Wrong.' }));

const sata: ScoredItem = { format: 'several', options: list(6, 0, 1, 2, 3) };
const selectThree: ScoredItem = { format: 'several', options: list(6, 1, 3, 5), choose: 3 };
const dose: ScoredItem = { format: 'number', answer: 2.4, tolerance: 0.1 };
const order: ScoredItem = { format: 'order', steps: ['a', 'b', 'c', 'd'] };
const oneEach: ScoredItem = {
  format: 'matrix',
  columns: ['Indicated', 'Contraindicated'],
  rows: ['Indicated', 'Contraindicated', 'Contraindicated', 'Indicated', 'Indicated'].map((column) => ({
    columns: [column],
  })),
  choose: 'one',
};
/** Five findings by three conditions with eight right cells, as in the published example of column scoring. */
const anyEach: ScoredItem = {
  format: 'matrix',
  columns: ['Pneumonia', 'Cystitis', 'Influenza'],
  rows: [
    ['Pneumonia', 'Cystitis', 'Influenza'],
    ['Pneumonia', 'Cystitis'],
    ['Influenza'],
    ['Pneumonia'],
    ['Pneumonia'],
  ].map((columns) => ({ columns })),
  choose: 'any',
};
const gap = list(4, 2);
const cloze: ScoredItem = { format: 'cloze', passage: '{1} {2} {3}', gaps: [gap, gap, gap], scoring: 'each' };
const dyad: ScoredItem = { format: 'cloze', passage: '{1} {2}', gaps: [gap, gap], scoring: 'linked' };
const triad: ScoredItem = { ...cloze, scoring: 'linked' };
const bowTie: ScoredItem = {
  format: 'bow_tie',
  condition: list(4, 1),
  actions: list(5, 0, 4),
  parameters: list(5, 2, 3),
};
const toRead = {};
const [toMark = {}, toLeave = {}] = list(2, 0);
const highlight: ScoredItem = {
  format: 'highlight',
  pieces: [toRead, toMark, toLeave, toMark, toRead, toLeave, toMark],
};
const items = { sata, selectThree, dose, order, oneEach, anyEach, cloze, dyad, triad, bowTie, highlight };

describe('the score of a response', () => {
  it.each<[string, ScoredItem, readonly (readonly number[])[] | number, number, number]>([
    ['all that apply: all four', sata, [[0, 1, 2, 3]], 4, 4],
    ['all that apply: four right and two wrong, as published', sata, [[0, 1, 2, 3, 4, 5]], 2, 4],
    ['all that apply: one right and one wrong', sata, [[0, 4]], 0, 4],
    ['all that apply: more wrong than right stays at zero', sata, [[3, 4, 5]], 0, 4],
    ['all that apply: nothing', sata, [[]], 0, 4],
    ['select three: two right, the wrong one costs nothing', selectThree, [[1, 3, 4]], 2, 3],
    ['select three: fewer than asked for', selectThree, [[5]], 1, 3],
    ['a number: exact', dose, 2.4, 1, 1],
    ['a number: at the margin, though 2.4 + 0.1 is no round binary fraction', dose, 2.5, 1, 1],
    ['a number: beyond the margin', dose, 2.51, 0, 1],
    ['a number: ten times too much', dose, 24, 0, 1],
    ['an order: right', order, [[0, 1, 2, 3]], 1, 1],
    ['an order: two neighbors exchanged give nothing', order, [[0, 2, 1, 3]], 0, 1],
    ['an order: unfinished', order, [[0, 1, 2]], 0, 1],
    ['rows with one choice: each is a point', oneEach, [[0], [1], [0], [1], []], 2, 5],
    ['rows with one choice: all', oneEach, [[0], [1], [1], [0], [0]], 5, 5],
    [
      'columns: all eight cells',
      anyEach,
      [
        [0, 1, 3, 4],
        [0, 1],
        [0, 2],
      ],
      8,
      8,
    ],
    [
      'columns: one missed',
      anyEach,
      [
        [0, 1, 3],
        [0, 1],
        [0, 2],
      ],
      7,
      8,
    ],
    [
      'columns: three, two and one right with one wrong, as published',
      anyEach,
      [
        [0, 1, 3],
        [0, 1],
        [0, 1],
      ],
      5,
      8,
    ],
    [
      'columns: what is lost in one takes nothing from another',
      anyEach,
      [
        [0, 1, 3, 4],
        [2, 3, 4],
        [0, 2],
      ],
      6,
      8,
    ],
    ['gaps: each is a point', cloze, [[2], [0], [2]], 2, 3],
    ['two linked gaps: both', dyad, [[2], [2]], 1, 1],
    ['two linked gaps: the right reason for the wrong thing', dyad, [[0], [2]], 0, 1],
    ['two linked gaps: the right thing for the wrong reason', dyad, [[2], [0]], 0, 1],
    ['three linked gaps: all', triad, [[2], [2], [2]], 2, 2],
    ['three linked gaps: one reason', triad, [[2], [2], [1]], 1, 2],
    ['three linked gaps: both reasons for the wrong thing', triad, [[1], [2], [2]], 0, 2],
    ['a bow-tie: all five', bowTie, [[1], [0, 4], [2, 3]], 5, 5],
    ['a bow-tie: the condition missed, one of each pair', bowTie, [[0], [0, 1], [2, 4]], 2, 5],
    ['a highlight: three marked right', highlight, [[1, 3, 6]], 3, 3],
    ['a highlight: one right, one wrong', highlight, [[1, 2]], 0, 3],
  ])('%s', (_name, item, given, points, of) => {
    const response = typeof given === 'number' ? { value: given } : { picks: given };
    expect(scoreOf(item, response)).toEqual({ points, of });
    expect(creditOf(item, response)).toBeCloseTo(points / of);
  });
});

describe('a response', () => {
  it.each<[string, ScoredItem, readonly (readonly number[])[]]>([
    ['a part too few', bowTie, [[1], [0, 4]]],
    ['an entry that is not there', sata, [[6]]],
    ['an entry twice', sata, [[0, 0]]],
    ['more than is asked for', selectThree, [[0, 1, 2, 3]]],
    ['two in a row for one', oneEach, [[0, 1], [0], [0], [0], [0]]],
    ['a piece that can only be read', highlight, [[0]]],
    ['picks for a number', dose, [[0]]],
  ])('does not fit with %s', (_name, item, picks) => {
    expect(isResponseTo(item, { picks })).toBe(false);
    expect(() => scoreOf(item, { picks })).toThrow(RangeError);
  });

  it('does not fit with a number for a list, or without a number where one is asked for', () => {
    expect(isResponseTo(sata, { value: 1 })).toBe(false);
    expect(isResponseTo(dose, { value: Number.NaN })).toBe(false);
    expect(isResponseTo(dose, { picks: [] })).toBe(false);
  });
});

describe.each(Object.entries(items))('%s', (_name, item) => {
  it('has no fault', () => {
    expect(faultOf(item)).toBeNull();
  });

  it('gives full credit to the key alone, and never less than zero', () => {
    if (item.format === 'number') {
      expect(creditOf(item, { value: item.answer })).toBe(1);
      return;
    }
    const parts = partsOf(item);
    expect(creditOf(item, { picks: parts.map(({ keys }) => keys) })).toBe(1);
    const responses = fc.tuple(
      ...parts.map(({ entries, most }) => fc.shuffledSubarray([...entries], { maxLength: most })),
    );
    fc.assert(
      fc.property(responses, (picks) => {
        const credit = creditOf(item, { picks });
        const isKey = parts.every(({ keys, rule }, index) => {
          const picked = picks[index] ?? [];
          return rule === 'sequence'
            ? picked.join() === keys.join()
            : picked.toSorted((one, other) => one - other).join() === keys.join();
        });
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit === 1).toBe(isKey);
      }),
    );
  });
});

describe('an item', () => {
  it.each<[string, ScoredItem]>([
    ['all options right', { format: 'several', options: list(4, 0, 1, 2, 3) }],
    ['no option right', { format: 'several', options: list(4) }],
    ['asks for two where three are right', { format: 'several', options: list(6, 0, 1, 2), choose: 2 }],
    ['a wrong entry without a reason', { format: 'several', options: [...list(4, 0), {}] }],
    ['a row without a right column', { ...oneEach, rows: [...oneEach.rows, { columns: [] }] }],
    ['a row that names no column', { ...anyEach, rows: [...anyEach.rows, { columns: ['Measles'] }] }],
    ['a column that is never right', { ...anyEach, columns: [...anyEach.columns, 'Measles'] }],
    ['a gap too many', { ...cloze, passage: '{1} {2} {3} {4}' }],
    ['gaps out of order', { ...cloze, passage: '{2} {1} {3}' }],
    ['a gap with two keys', { ...dyad, gaps: [list(4, 0, 1), gap] }],
    ['one linked gap', { ...dyad, passage: '{1}', gaps: [gap] }],
    ['a bow-tie with three actions', { ...bowTie, actions: list(5, 0, 1, 2) }],
    ['nothing to mark', { format: 'highlight', pieces: [toLeave, toRead] }],
    ['nothing to leave', { format: 'highlight', pieces: [toMark, toRead] }],
  ])('has a fault: %s', (_name, item) => {
    expect(faultOf(item)).not.toBeNull();
  });

  it('lists its gaps in reading order', () => {
    expect(gapsIn('Give {1} because of {2}, not {x} or { 3 }.')).toEqual([1, 2]);
  });
});
