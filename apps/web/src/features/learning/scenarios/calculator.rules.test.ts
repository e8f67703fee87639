import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculator.rules.ts';

describe('an expression', () => {
  it.each([
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['10 − 4 − 3', 3],
    ['100 ÷ 5 ÷ 2', 10],
    ['0.1 + 0.2', 0.3],
    ['0,5 * 70', 35],
    ['-5 + 8', 3],
    ['2 × -3', -6],
    ['−2 ^ 2', -4],
    ['1.73 ^ 2', 2.9929],
    ['20% × 250', 50],
    ['.5 x 8', 4],
    ['((140 − 68) × 70) ÷ (72 × 1.2)', 58.3333333333],
  ])('%s is %d', (text, value) => {
    expect(calculate(text)).toEqual({ value });
  });

  it.each([
    ['', 'incomplete'],
    ['2 +', 'incomplete'],
    ['(2 + 3', 'incomplete'],
    ['2 3', 'invalid'],
    [') + 2', 'invalid'],
    ['2 + alert(1)', 'invalid'],
    ['5 mg', 'invalid'],
    ['1 ÷ (2 − 2)', 'zero'],
    ['9 ^ 9 ^ 9', 'invalid'],
  ])('%s is %s', (text, problem) => {
    expect(calculate(text)).toEqual({ problem });
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,+-*/()%^x −×÷e')) }),
        (text) => {
          const result = calculate(text);
          expect('value' in result ? Number.isFinite(result.value) : result.problem).toBeTruthy();
        },
      ),
    );
  });

  it('agrees with arithmetic', () => {
    const whole = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(whole, whole, whole, (a, b, c) => {
        expect(calculate(`${a} + ${b} × ${c}`)).toEqual({ value: a + b * c });
        expect(calculate(`(${a} − ${b}) × ${c}`)).toEqual({ value: (a - b) * c + 0 });
      }),
    );
  });
});
