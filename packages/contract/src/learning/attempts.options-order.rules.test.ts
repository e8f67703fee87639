import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionsOrder } from './attempts.options-order.rules.ts';
import { isOrdered } from './attempts.ordered-options.rules.ts';

const drugs = ['Lithium', 'Olanzapine', 'Valproate', 'Lamotrigine'];

describe('the order of the options', () => {
  it('has each option once, and is the same every time', () => {
    const options = fc.array(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(fc.uuid(), fc.nat(99), options, (attempt, question, texts) => {
        const order = optionsOrder(attempt, question, texts);
        expect([...order].sort()).toEqual(texts.map((_, index) => index));
        expect(optionsOrder(attempt.toUpperCase(), question, texts)).toEqual(order);
      }),
    );
  });

  it('never changes, so that attempts can continue after a release', () => {
    const attempt = '3f2a6c1e-9b1d-4f0e-8a77-52c9d1e0b6a4';
    expect([0, 1, 2, 3].map((question) => optionsOrder(attempt, question, drugs).join(''))).toEqual([
      '3102',
      '1230',
      '2103',
      '2301',
    ]);
  });

  it.each([2, 3, 4, 5])('of %i options can be any order, each equally often', (length) => {
    const options = Array.from({ length }, (_, index) => drugs[index] ?? 'Carbamazepine');
    const counts = new Map<string, number>();
    let orders = 1;
    for (let factor = 2; factor <= length; factor += 1) orders *= factor;
    const runs = orders * 400;
    for (let run = 0; run < runs; run += 1) {
      const seed = `00000000-0000-4000-8000-${run.toString(16).padStart(12, '0')}`;
      const order = optionsOrder(seed, run % 5, options).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(orders);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    // Five standard deviations above the mean of its distribution.
    expect(chiSquare).toBeLessThan(orders - 1 + 5 * Math.sqrt(2 * (orders - 1)));
  });

  it('differs between the questions of an attempt', () => {
    const order = (question: number) =>
      Array.from({ length: 50 }, (_, n) => optionsOrder(`attempt ${n}`, question, drugs).join('')).join(' ');
    expect(new Set([0, 1, 2, 3, 4].map(order)).size).toBe(5);
  });

  it.each([
    ['numbers', ['6', '7', '8', '9']],
    ['falling numbers', ['9', '8', '7']],
    ['doses', ['480 mg', '540 mg', '960 mg', '1060 mg', '2120 mg']],
    ['thousands', ['500 mg', '1,000 mg', '2,500 mg']],
    ['rates', ['1.5 mg/kg/min', '2.1 mg/kg/min', '3.0 mg/kg/min']],
    ['doses with words around them', ['2.5 mg twice daily with food', '10 mg once daily with food']],
    [
      'quantities with a remark',
      ['Less than 0.01 mGy, about a day', 'About 0.1 mGy, some two weeks', 'About 1 mGy, half a year'],
    ],
    [
      'a series of which the second number rises',
      ['10 mL at 10 mL/h', '10 mL at 60 mL/h', '20 mL at 120 mL/h'],
    ],
    ['durations in several units', ['After 8 hours', 'After 24 hours', 'After 72 hours', 'After 14 days']],
    ['times of day', ['At about 12:05', 'At about 13:15', 'At about 15:00']],
    ['days', ['On the morning of day 2', 'On the morning of day 4', 'On the morning of day 28']],
    ['stages', ['Stage 1', 'Stage 2', 'Stage 3']],
    ['a beginning with nothing', ['No insulin', '0.9 units', '3 units', '31 units']],
    ['a beginning with today', ['Today', 'In 3 days', 'In 5 days']],
    ['an open end', ['3 months', '6 months', '12 months', 'No planned end']],
    ['a scale', ['Mild pain', 'Moderate pain', 'Severe pain']],
    ['yes and no', ['Yes', 'No']],
    ['a last option about all', ['Oxygen', 'Fluids', 'All of the above']],
    ['a last option about none', ['Oxygen', 'Fluids', 'None of these']],
    ['letters of others', ['Oxygen', 'Fluids', 'Both A and B']],
  ])('is the authored one for %s', (_what, options) => {
    expect(isOrdered(options)).toBe(true);
    expect(optionsOrder('any', 0, options)).toEqual(options.map((_, index) => index));
  });

  it.each([
    ['words', drugs],
    ['drugs with doses', ['Ramipril 10 mg', 'Metformin 1 g', 'Ibuprofen 400 mg', 'Atorvastatin 20 mg']],
    [
      'numbers in no order',
      ['1 g over 10 minutes, then 1 g', '10 mg/kg over an hour', '1 g over 10 minutes'],
    ],
    [
      'findings that hold numbers',
      ['A heart rate of 108/min', 'A temperature of 38.9 °C', 'A pressure of 112 mmHg'],
    ],
    ['words like those about others', ['Both arms', 'None of the pulses is felt', 'All limbs are cold']],
    [
      'plans that begin with "no"',
      ['No dose with this lunch', 'Half a dose with this lunch', 'No dose at all'],
    ],
  ])('is not kept for %s', (_what, options) => {
    expect(isOrdered(options)).toBe(false);
  });
});
