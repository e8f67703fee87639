import { describe, expect, test } from 'vitest';
import { judgeItem } from '../gate/item.ts';
import { quantities } from '../text/quantities.ts';
import { analyzeNote } from '../analysis.ts';
import { workshopOf } from './write-test.ts';
import { askable, valuesFrom, variantsOf } from './values.ts';

describe('numbers', () => {
  test.each([
    ['about 5.5 mmol/L', 0],
    ['between 3.9 and 5.6 mmol/L', 1],
    ['12 pairs', 2],
    ['95% of it', 3],
    ['1,200 mL a day', 4],
  ])('are moved without meeting: %s', (text, seed) => {
    const [quantity] = quantities(text);
    const variants = quantity && variantsOf(text, quantity, seed);
    expect(variants?.others).toHaveLength(3);
    const all = [variants?.written ?? '', ...(variants?.others ?? [])];
    const options = all
      .toSorted((one, other) => (quantities(one)[0]?.low ?? 0) - (quantities(other)[0]?.low ?? 0))
      .map((option, index) => ({ text: option, key: index === 0 }));
    const codes = judgeItem({ stem: 'Which figure?', options }, { origin: 'generated' }).flaws.map(
      ({ code }) => code,
    );
    expect(codes).toEqual([]);
  });

  test.each([
    ['A normal pressure is about 40 mm Hg at rest', '40 mm Hg'],
    ['It means a serum potassium above 5.5 mmol/L in adults', 'above 5.5 mmol/L'],
    ['Saturation ranges from 95 percent to 99 percent', '95 percent to 99 percent'],
  ])('keep their unit: %s', (text, expected) => {
    const [quantity] = askable(text);
    expect(text.slice(quantity?.start, quantity?.end)).toBe(expected);
  });

  test.each(['It lasts up to 12 hours', 'There are eight to 10 layers of cells'])(
    'that are half of a range are not asked for: %s',
    (text) => expect(askable(text)).toEqual([]),
  );

  test('that have lost their exponent are left alone', () => {
    const [quantity] = quantities('about 1014 bacteria');
    expect(quantity && variantsOf('about 1014 bacteria', quantity, 1)).toBeFalsy();
  });

  test.each(['in 1895', 'of 2021'])('years are left alone: %s', (text) => {
    const [quantity] = quantities(text);
    expect(quantity && variantsOf(text, quantity, 1)).toBeNull();
  });
});

test('a range of which no other is as wide is left alone', () => {
  const [quantity] = quantities('from 0.1 mm to 10 mm');
  expect(quantity && variantsOf('from 0.1 mm to 10 mm', quantity, 1)).toBeNull();
});

test.each([1, 2, 3, 4])('no option is nothing at all (seed %i)', (seed) => {
  const text = 'The tumor grows by 0.2 mm per day';
  const [quantity] = quantities(text);
  const others = (quantity && variantsOf(text, quantity, seed)?.others) ?? [];
  expect(others.filter((option) => /(?<![\d.])0(?:\.0+)? /.test(option))).toEqual([]);
});

test.each([
  ['Loss of flow for longer periods, between 3 and 4 minutes, produces damage of the brain.', 0],
  ['Blood vessels larger than 10 mm in diameter are elastic arteries of the trunk.', 0],
  ['Within the first 8 weeks of gestation, a developing embryo establishes all organs of the body.', 0],
  ['As the heart rate increases from 120 to 160 bpm, the cardiac output remains stable in health.', 0],
  ['A normal potassium level is 3.5 to 5.0 mmol/L.', 1],
])('what holds of more still is not asked for: %s', (sentence, items) => {
  const workshop = workshopOf(analyzeNote(sentence));
  expect(workshop.facts.flatMap((fact) => valuesFrom(workshop, fact))).toHaveLength(items);
});

test.each([
  'about 0.3 mm',
  'about 75 percent of it',
  '206 bones',
  '10–14 days',
  '10 cm',
  '35 to 50 mm Hg',
  '25,000 mL',
])('no other figure is so near that another book could give it: %s', (text) => {
  for (let seed = 0; seed < 8; seed += 1) {
    const [quantity] = quantities(text);
    const variants = quantity && variantsOf(text, quantity, seed);
    const middles = [variants?.written ?? '', ...(variants?.others ?? [])]
      .map((option) => quantities(option)[0])
      .map((each) => (each ? (each.low + each.high) / 2 : 0))
      .toSorted((one, other) => one - other);
    expect(middles).toHaveLength(4);
    for (const [at, middle] of middles.slice(1).entries())
      expect(middle / (middles[at] ?? 0)).toBeGreaterThan(1.59);
    if (/percent/.test(text)) expect(middles.at(-1)).toBeLessThan(100);
  }
});

test.each([
  'Erythrocytes are estimated to make up about 25 percent of the cells in the body.',
  'The normal diet is about 50 percent carbohydrates.',
  'The amniotic membranes rupture before labor in about 12 percent of people.',
])('what no book can settle is not asked for: %s', (sentence) => {
  const workshop = workshopOf(analyzeNote(sentence));
  expect(workshop.facts.flatMap((fact) => valuesFrom(workshop, fact))).toEqual([]);
});
