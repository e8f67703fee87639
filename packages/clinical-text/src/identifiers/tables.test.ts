import { describe, expect, test } from 'vitest';
import { findIdentifiers, maskIdentifiers } from '../identifiers.ts';

describe("Markdown's labels", () => {
  test.each([
    ['**Patient:** Maria Lopez', '**Patient:** [name]'],
    ['**Patient**: Maria Lopez', '**Patient**: [name]'],
    ['*Patient:* Maria Lopez came.', '*Patient:* [name] came.'],
    ['__Patient:__ Maria Lopez', '__Patient:__ [name]'],
    ['**DOB:** 03/04/1956', '**DOB:** [date of birth]'],
    ['**MRN:** 4478213', '**MRN:** [record number]'],
    [
      '- **Patient:** Maria Lopez\n- **DOB:** 03/04/1956\n- **MRN:** 4478213\n\nMaria has *CHF*.',
      '- **Patient:** [name]\n- **DOB:** [date of birth]\n- **MRN:** [record number]\n\n[name] has *CHF*.',
    ],
  ])('%j', (text, masked) => expect(maskIdentifiers(text)).toBe(masked));

  test.each([
    '**Patient:** education and *safety*. HLA-B*5701, 4*5*6, a_b_c, 2 ** 3, **Heart Failure:** CHF',
    '**Name:** ____ **DOB:** ____ **MRN:** ____',
  ])('nothing in %j', (text) => expect(findIdentifiers(text)).toEqual([]));

  test('a place is counted with the marks', () => {
    const text = '**Patient:** Maria Lopez. **MRN:** 4478213!';
    expect(findIdentifiers(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Maria Lopez',
      '4478213',
    ]);
  });
});

describe('tables with a header row', () => {
  const rows = (head: string, ...others: readonly string[]) =>
    [head, head.replaceAll(/[^|]+/g, '---'), ...others].join('\n');

  test.each([
    [
      rows(
        '| Patient | DOB | MRN |',
        '| Maria Lopez | 03/04/1956 | 4478213 |',
        '| Obi, Joy | 1950-01-02 | 4455 |',
      ),
      rows(
        '| Patient | DOB | MRN |',
        '| [name] | [date of birth] | [record number] |',
        '| [name] | [date of birth] | [record number] |',
      ),
    ],
    [
      rows('Name | Date of birth | Phone', 'Maria Lopez | 4 March 1956 | 0113 496 0000'),
      rows('Name | Date of birth | Phone', '[name] | [date of birth] | [phone number]'),
    ],
    ['| **Name** | **MRN** |\n| Maria | 4478213 |', '| **Name** | **MRN** |\n| [name] | [record number] |'],
  ])('%j', (text, masked) => expect(maskIdentifiers(text)).toBe(masked));

  test.each([
    rows('| Name | Use |', '| Advair Diskus | asthma |', '| Maria Montessori | teaching |'),
    rows('| Drug | Dose |', '| Digoxin | 4478213 |'),
    rows('| Patient | DOB | MRN |', '| name | date | number |', '| | | |', '| Heart Failure | - | n/a |'),
    '| Patient | DOB |\n\n| Maria Lopez | 03/04/1956 |',
  ])('nothing in %j', (text) => expect(findIdentifiers(text)).toEqual([]));
});
