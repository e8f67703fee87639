import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { writeTest } from '../items/write-test.ts';
import { bareLabelsOf } from './bare-labels.ts';
import { segmentsOf } from './segments.ts';

const cards = `**Drug A**
Give: within 15 min before a meal
Onset: 15 min. Peak: 1-2 h

**Drug B**
Give: 30 min before meals
Onset: 2-4 h. Peak: 6-8 h

**Drug C**
Give: at bedtime
Onset: 1 h
Storage: in the fridge
`;

const bare = (note: string) =>
  [...bareLabelsOf(segmentsOf(note)).values()].map(({ name, text, of }) => [name, text, of]);

describe('labels that name nothing by themselves', () => {
  test('those that come again with something else are told with their heading', () =>
    expect(bare(cards).filter(([name]) => name !== 'Peak')).toEqual([
      ['Give', 'within 15 min before a meal', 'Drug A'],
      ['Give', '30 min before meals', 'Drug B'],
      ['Give', 'at bedtime', 'Drug C'],
      ['Onset', '15 min', 'Drug A'],
      ['Onset', '2-4 h', 'Drug B'],
      ['Onset', '1 h', 'Drug C'],
    ]));

  test.each([
    [
      '- Atrial fibrillation: no P waves\n   - danger = stroke\n',
      [['danger', 'stroke', 'Atrial fibrillation']],
    ],
    ['- Risk: bleeding\n- Heparin: inhibits thrombin\n', []],
    // A thing is itself under every heading.
    ['# Uses\n- Heparin: for clots\n\n# Harms\n- Heparin: makes people bleed\n', []],
    // Said twice, and nothing else.
    ['# One\nLooks: clear\n\n# Two\nLooks: clear\n', []],
    // Nothing tells them apart.
    [
      '# One\n- Give: early\n- Give: late\n\n# Two\n- Give: never\n',
      [
        ['Give', 'early', null],
        ['Give', 'late', null],
        ['Give', 'never', 'Two'],
      ],
    ],
  ])('%j', (note, expected) => expect(bare(note)).toEqual(expected));

  test('are no subject of an item, and no key terms', () => {
    const analysis = analyzeNote(cards);
    const { items } = writeTest(analysis, { type: 'mixed', count: 10 });
    expect(items.length).toBeGreaterThan(2);
    for (const { stem } of items) if (/Give|Onset/.test(stem)) expect(stem).toContain('Under “Drug ');
    expect(analysis.keyTerms.map(({ surface }) => surface.toLowerCase())).not.toContain('onset');
  });
});
