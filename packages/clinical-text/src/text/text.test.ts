import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classOf, concepts, runIndex } from './concepts.ts';
import { areNearlyAlike, cosine, jaccard, shingles, termWeights } from './likeness.ts';
import { equalQuantity, quantities } from './quantities.ts';
import { readability, sentences, syllables } from './readability.ts';
import { root, stemOf, tokenize } from './tokens.ts';

const ids = (text: string) => concepts(text).map((each) => each.id);

describe('tokens', () => {
  test.each([
    ['kidneys', 'kidney'],
    ['diagnoses', 'diagnosis'],
    ['haemoglobin', 'hemoglobin'],
    ['pus', 'pus'],
    ['biopsies', 'biopsy'],
    ['diabetes', 'diabetes'],
    ['crises', 'crisis'],
    ['nurse’s', 'nurse'],
    ['1,000', '1000'],
    ['7.0', '7'],
    ['children', 'child'],
    ['CO₂', 'co2'],
    ['organisation', 'organization'],
  ])('%s becomes %s', (raw, stem) => expect(stemOf(raw)).toBe(stem));

  test.each([
    ['infusing', 'infused'],
    ['swelling', 'swell'],
    ['stopped', 'stopping'],
    ['care', 'cared'],
  ])('%s and %s share a root', (one, other) => {
    expect(root(stemOf(one))).toBe(root(stemOf(other)));
  });

  test('know where they stand', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { raw, start, end } of tokenize(text)) expect(text.slice(start, end)).toBe(raw);
      }),
    );
  });
});

describe('concepts', () => {
  test.each([
    ['A chest X-ray', 'CXR'],
    ['Electrocardiogram (ECG)', 'EKG'],
    ['Give it into the vein', 'Give it IV'],
    ['Twice a day', 'twice daily'],
    ['Acetaminophen', 'paracetamol'],
    ['heart attack', 'Myocardial infarction'],
    ['Hypoglycemia', 'low blood sugar'],
  ])('"%s" is "%s"', (one, other) => expect(ids(one)).toEqual(ids(other)));

  test.each([
    ['A cap', 'CAP'],
    ['He hit it', 'HIT'],
    ['Vitamin A', 'Vitamin B'],
  ])('"%s" is not "%s"', (one, other) => expect(ids(one)).not.toEqual(ids(other)));

  test('class of a whole term, of nothing more', () => {
    expect(classOf('Warfarin')).toBe('drug');
    expect(classOf('Warfarin tablets')).toBeNull();
  });

  test('runs are found whole', () => {
    expect(runIndex(['a', 'b', 'c'], ['b', 'c'])).toBe(1);
    expect(runIndex(['a', 'b', 'c'], ['a', 'c'])).toBe(-1);
    expect(runIndex(['a'], [])).toBe(-1);
  });
});

describe('quantities', () => {
  const read = (text: string) => quantities(text).map(({ low, high, kind }) => [low, high, kind]);
  test.each([
    ['7 mL/h', [[7, 7, 'volume/time']]],
    ['10 to 20 mg', [[10, 20, 'mass']]],
    ['10–20 mg', [[10, 20, 'mass']]],
    ['between 10 and 20 mg', [[10, 20, 'mass']]],
    [
      '10 mg and 20 mg',
      [
        [10, 10, 'mass'],
        [20, 20, 'mass'],
      ],
    ],
    ['below 5 mmol/L', [[-Infinity, 5, 'amount/volume']]],
    ['5 mmol/L or more', [[5, Infinity, 'amount/volume']]],
    [
      '1 g over 10 minutes',
      [
        [1, 1, 'mass'],
        [10, 10, 'time'],
      ],
    ],
    ['1,750 mg', [[1750, 1750, 'mass']]],
    ['16 × 10⁹/L', [[16, 16, 'count/volume']]],
    ['at 22:30', []],
    ['120/80 mmHg', []],
    ['12-lead ECG', []],
    ['vitamin B12', []],
    ['T10', []],
  ])('"%s"', (text, expected) => expect(read(text)).toEqual(expected));

  test('are equal across units', () => {
    const [half, milligrams] = [...quantities('0.5 g'), ...quantities('500 mg')];
    expect(half && milligrams && equalQuantity(half, milligrams)).toBe(true);
    const [fewer, more] = [...quantities('fewer than 80'), ...quantities('more than 80')];
    expect(fewer && more && equalQuantity(fewer, more)).toBe(false);
  });

  test('lie within the text, in order', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789., -to<mgL/h%()'.split('')), maxLength: 60 }),
        (text) => {
          let last = 0;
          for (const { start, end, low, high } of quantities(text)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(low).toBeLessThanOrEqual(high);
            last = end;
          }
        },
      ),
    );
  });
});

describe('readability', () => {
  test.each([
    ['cat', 1],
    ['water', 2],
    ['pressure', 2],
    ['oxygen', 3],
    ['makes', 1],
    ['treated', 2],
    ['table', 2],
  ])('%s has %d syllables', (word, count) => {
    expect(syllables(word)).toBe(count);
  });
  test('sentences end at full stops, not at decimals', () => {
    expect(sentences('It is 3.5 mmol/L. He is well. "Is he?" Yes')).toHaveLength(4);
  });
  test('long sentences of long words are harder; terms of the profession are not', () => {
    const easy = readability(['He is cold. She is warm. They sit down.']).grade;
    const hard = readability([
      'The institutional authorities subsequently reconsidered comprehensive organisational responsibilities.',
    ]).grade;
    expect(hard).toBeGreaterThan(easy + 5);
    const terms = readability(['He has hypoglycaemia and takes paracetamol.']).grade;
    const words = readability(['He has opportunities and takes responsibility.']).grade;
    expect(terms).toBeLessThan(words);
  });
});

describe('likeness', () => {
  test('of sets', () => {
    expect(jaccard(new Set(['a', 'b']), new Set(['b', 'c']))).toBeCloseTo(1 / 3);
    expect(jaccard(new Set(), new Set())).toBe(0);
    expect(shingles('one two three four', 3)).toEqual(new Set(['one two three', 'two three four']));
  });
  test('of weighted texts is 1 for twins and near 0 for strangers', () => {
    const [one, twin, stranger] = termWeights([
      'asthma inhaler spacer',
      'asthma inhaler spacer',
      'kidney stone colic',
      'broken hip',
    ]);
    expect(cosine(one!, twin!)).toBeCloseTo(1);
    expect(cosine(one!, stranger!)).toBe(0);
  });
  test('is symmetrical, and every text is like itself', () => {
    const words = fc.array(
      fc.constantFrom('which', 'drug', 'lowers', 'pressure', 'best', 'here', 'in', 'him'),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(areNearlyAlike(one.join(' '), one.join(' '))).toBe(true);
        expect(areNearlyAlike(one.join(' '), other.join(' '))).toBe(
          areNearlyAlike(other.join(' '), one.join(' ')),
        );
      }),
    );
  });
});
